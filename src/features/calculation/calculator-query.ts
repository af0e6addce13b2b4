import { maxMoney } from '@/contracts/limits/limits';
import { parseCivilDate } from '@/lib/loan/civil-date';
import { createFormQuery } from '@/store/form-url';
import {
  emptyForm,
  maxRateChanges,
  maxScenarios,
  modes,
  stressRange,
  type CalculatorForm,
  type LoanInputValues,
} from './calculator-form';

const loanNumbers = [
  'propertyValue',
  'loanAmount',
  'tenorMonths',
  'annualRate',
  'fee',
  'drawnAmount',
  'days',
] as const;
const privateParams = ['monthlyIncome', 'otherMonthlyDebts'];
const formParams = [
  ...loanNumbers,
  ...privateParams,
  'settleAfter',
  'paymentType',
  'startDate',
  'basis',
  'frequency',
  'stressPoints',
  'property',
  'compare',
  'rateChange',
  'drawdown',
];
const wholeNumbers: ReadonlySet<string> = new Set(['tenorMonths', 'days', 'settleAfter']);

function parseNumberParam(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  if (text === null || !/^\d{1,10}(?:\.\d{1,4})?$/.test(text)) return null;
  const value = Number(text);
  if (value > maxMoney) return null;
  return wholeNumbers.has(name) ? Math.round(value) : value;
}

/** Parses `12:9.5`, a change after month 12. */
function parseChange(text: string): { afterMonth: number; value: number } | null {
  const [, month, value] = /^(\d{1,3}):(\d{1,10}(?:\.\d{1,4})?)$/.exec(text) ?? [];
  return month === undefined || Number(month) === 0 || Number(value) > maxMoney
    ? null
    : { afterMonth: Number(month), value: Number(value) };
}

function parseChanges(query: URLSearchParams): Pick<LoanInputValues, 'rateChanges' | 'drawdown'> {
  const drawn = parseChange(query.get('drawdown') ?? '');
  return {
    rateChanges: query
      .getAll('rateChange')
      .map(parseChange)
      .filter((change) => change !== null)
      .slice(0, maxRateChanges)
      .map(({ afterMonth, value }) => ({ afterMonth, annualRate: value })),
    drawdown: drawn ? { afterMonth: drawn.afterMonth, amount: drawn.value } : null,
  };
}

function parseLoan(query: URLSearchParams): LoanInputValues {
  const startDate = query.get('startDate');
  const numbers = Object.fromEntries(
    loanNumbers.map((name) => [name, parseNumberParam(query, name)]),
  );
  return {
    ...emptyForm.loan,
    ...numbers,
    paymentType:
      modes.find((type) => type === query.get('paymentType')) ?? emptyForm.loan.paymentType,
    startDate: startDate !== null && parseCivilDate(startDate) ? startDate : null,
    basis: query.get('basis') === 'act/365' ? 'act/365' : '30/360',
    frequency: query.get('frequency') === 'fortnightly' ? 'fortnightly' : 'monthly',
    ...parseChanges(query),
  };
}

function serialiseLoan(loan: LoanInputValues, query: URLSearchParams): void {
  if (loan.paymentType !== emptyForm.loan.paymentType) query.set('paymentType', loan.paymentType);
  for (const name of loanNumbers) if (loan[name] !== null) query.set(name, String(loan[name]));
  if (loan.startDate) query.set('startDate', loan.startDate);
  if (loan.basis !== '30/360') query.set('basis', loan.basis);
  if (loan.frequency !== 'monthly') query.set('frequency', loan.frequency);
  for (const { afterMonth, annualRate } of loan.rateChanges)
    query.append('rateChange', `${afterMonth}:${annualRate}`);
  if (loan.drawdown) query.set('drawdown', `${loan.drawdown.afterMonth}:${loan.drawdown.amount}`);
}

/** The form as query parameters, without default values and without the visitor's income and debts. */
export function serialiseForm(form: CalculatorForm): URLSearchParams {
  const query = new URLSearchParams();
  serialiseLoan(form.loan, query);
  if (form.settleAfter !== null) query.set('settleAfter', String(form.settleAfter));
  if (form.stressPoints !== emptyForm.stressPoints)
    query.set('stressPoints', String(form.stressPoints));
  if (!form.isResidential) query.set('property', 'other');
  for (const scenario of form.scenarios) {
    const inner = new URLSearchParams();
    serialiseLoan(scenario, inner);
    query.append('compare', inner.toString());
  }
  return query;
}

/** Parses what `serialiseForm` produces; invalid values are ignored. */
export function parseForm(query: URLSearchParams): CalculatorForm {
  const stressPoints = parseNumberParam(query, 'stressPoints');
  return {
    ...emptyForm,
    loan: parseLoan(query),
    settleAfter: parseNumberParam(query, 'settleAfter'),
    stressPoints:
      stressPoints !== null && stressPoints <= stressRange.max
        ? stressPoints
        : emptyForm.stressPoints,
    isResidential: query.get('property') !== 'other',
    scenarios: query
      .getAll('compare')
      .slice(0, maxScenarios)
      .map((text) => parseLoan(new URLSearchParams(text.slice(0, 400)))),
  };
}

export const calculatorQuery = createFormQuery({
  params: formParams,
  parse: parseForm,
  serialise: serialiseForm,
});
