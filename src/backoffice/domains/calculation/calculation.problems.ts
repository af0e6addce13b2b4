import { calculationLimits as limits } from '@/contracts/limits/limits';
import type { LoanInputCode, LoanInputField, LoanInputIssue } from '@/lib/loan/loan-input-error';
import type { FieldProblemKey } from '@/lib/texts/error-texts';
import type { FieldProblem } from '@/backoffice/common/service-error';
import type { RequestedTerms } from './calculation.model';

const problemKeys: Readonly<
  Record<Exclude<LoanInputCode, 'out_of_range' | 'before_start'>, FieldProblemKey>
> = {
  required: 'required',
  invalid_date: 'wrongDate',
  fee_too_large: 'feeTooLarge',
  not_combinable: 'notWithFlatRate',
  no_rate: 'noRateFits',
};

/** The engine's issues as field problems; a missing figure is reported as required, and issues that only follow from it are dropped. */
export function loanFieldProblems(
  issues: readonly LoanInputIssue[],
  terms: RequestedTerms,
): Record<string, FieldProblem> {
  const relevant = issues.filter(
    ({ field, code }) =>
      !(
        terms.tenorMonths === undefined &&
        code === 'out_of_range' &&
        (field === 'rateChanges' || field === 'drawdowns')
      ),
  );
  return Object.fromEntries(relevant.map((issue) => [issue.field, toFieldProblem(issue, terms)]));
}

function toFieldProblem({ field, code }: LoanInputIssue, terms: RequestedTerms): FieldProblem {
  if (code === 'before_start') return { key: 'beforeStart', limit: terms.startDate ?? '' };
  if (code !== 'out_of_range') return { key: problemKeys[code] };
  if (terms[field] === undefined) return { key: 'required' };
  return {
    key: Array.isArray(terms[field]) ? 'listOutOfRange' : 'outOfRange',
    limit: allowedRange(field, terms),
  };
}

function allowedRange(
  field: LoanInputField,
  { tenorMonths = limits.maxTenorMonths }: RequestedTerms,
): string {
  const amounts = formatRange(limits.minAmount, limits.maxAmount);
  const rates = formatRange(limits.minAnnualRate, limits.maxAnnualRate);
  const months = formatRange(0, tenorMonths - 1);
  switch (field) {
    case 'tenorMonths':
      return formatRange(limits.minTenorMonths, limits.maxTenorMonths);
    case 'days':
      return formatRange(limits.minDays, limits.maxDays);
    case 'annualRate':
    case 'monthlyFlatRate':
    case 'settlementPenaltyRate':
      return rates;
    case 'fee':
      return formatRange(0, limits.maxAmount);
    case 'rateChanges':
      return `afterMonth ${months}, annualRate ${rates}`;
    case 'drawdowns':
      return `afterMonth ${months}, loanAmount + Σ amount ${amounts}`;
    case 'dayBalances':
      return `Σ days ${formatRange(limits.minDays, limits.maxDays)}, balance ${formatRange(0, limits.maxAmount)}, max(balance) ≥ ${limits.minAmount}`;
    case 'cashFlows':
      return `|amount| ${formatRange(0, limits.maxAmount)}`;
    case 'loanAmount':
    case 'propertyValue':
    case 'drawnAmount':
    // These have no range: they are missing or wrong in other ways.
    case 'basis':
    case 'frequency':
    case 'settleOn':
    case 'startDate':
      return amounts;
  }
}

function formatRange(from: number, to: number): string {
  return `${from.toLocaleString('en')}–${to.toLocaleString('en')}`;
}
