import { promised, promisedNow, type ChangedPromises } from '@/config/promises';
import type { ApplicationForm } from '@/contracts/application/application-form';
import type { IndicativeRule } from '@/contracts/application/indicative';
import type { IndicativeFigures } from '@/contracts/application/indicative-result';
import type { Product } from '@/contracts/site/site';
import { aprWithoutFees, rateOfAprWithoutFees } from '@/lib/application/loan-outlook';
import { plusDays } from '@/lib/hong-kong-day';
import { levelPayment } from '@/lib/loan/closed-form';
import { fromCents, roundTo, toCents } from '@/lib/loan/money';
import { appliesTo, lendable } from './indicative-limits';

/** Rates in percent a year; `annualRateMax` is an annual percentage rate. */
export type IndicativeTerms = Pick<
  Product,
  'annualRateFrom' | 'annualRateMax' | 'minTenorMonths' | 'maxTenorMonths'
>;

interface FiguresOptions {
  rules: readonly IndicativeRule[];
  terms: IndicativeTerms;
  /** Today in Hong Kong, YYYY-MM-DD. */
  today: string;
  /** Those that are other than in the release. */
  promises?: ChangedPromises | undefined;
}

/** What could be lent on these answers, what it would cost each month, until when that holds and what would change it. */
export function indicativeFigures(
  form: ApplicationForm,
  { rules, terms, today, promises }: FiguresOptions,
): IndicativeFigures {
  const { amount = 0, tenorMonths = 1 } = form.loan ?? {};
  const { usual } = lendable(form, rules);
  const months = Math.min(Math.max(tenorMonths, terms.minTenorMonths), terms.maxTenorMonths);
  const loan = {
    amount: usual !== null && usual > 0 ? Math.min(amount, usual) : amount,
    tenorMonths: months,
  };
  return {
    wish: { amount, tenorMonths },
    propertyValue: form.property?.estimatedValue ?? null,
    usualAmount: usual,
    loan,
    payments: paymentsOf(loan, { testedRate: testedRateOf(form, rules), terms }),
    changes: usual === null ? [] : changesOf(form, { rules, usual, months, terms }),
    asOf: today,
    validUntil: plusDays(today, promisedNow('indicationValid', promises)),
  };
}

/** The highest rate that a rule counts payments at; null where none does. */
function testedRateOf(form: ApplicationForm, rules: readonly IndicativeRule[]): number | null {
  const rates = rules
    .filter((rule) => rule.measure === 'debtServicingRatio' && appliesTo(rule, form))
    .flatMap(({ annualRate }) => annualRate ?? []);
  return rates.length === 0 ? null : Math.max(...rates);
}

function paymentsOf(
  loan: IndicativeFigures['loan'],
  { testedRate, terms }: { testedRate: number | null; terms: IndicativeTerms },
): IndicativeFigures['payments'] {
  const highest = rateOfAprWithoutFees(terms.annualRateMax);
  const rates = [
    ['lowest', terms.annualRateFrom],
    ...(testedRate !== null && testedRate > terms.annualRateFrom && testedRate < highest
      ? ([['tested', testedRate]] as const)
      : []),
    ['highest', highest],
  ] as const;
  return rates.map(([kind, annualRate]) => ({
    kind,
    annualRate: roundTo(annualRate, 2),
    apr: roundTo(aprWithoutFees(annualRate), 2),
    amount: fromCents(
      toCents(levelPayment({ principal: loan.amount, annualRate, months: loan.tenorMonths })),
    ),
  }));
}

function changesOf(
  form: ApplicationForm,
  {
    rules,
    usual,
    months,
    terms,
  }: { rules: readonly IndicativeRule[]; usual: number; months: number; terms: IndicativeTerms },
): IndicativeFigures['changes'] {
  const amountWith = (changed: ApplicationForm): number =>
    lendable({ ...form, ...changed }, rules).usual ?? 0;
  const value = form.property?.estimatedValue ?? 0;
  const lowered = value * (1 - promised('valuationMargin') / 100);
  const longest = terms.maxTenorMonths;
  const amounts = {
    longer: amountWith({ loan: { ...form.loan, tenorMonths: longest } }),
    fewerDebts: amountWith({ income: { ...form.income, monthlyDebt: 0 } }),
    lowerValue: amountWith({ property: { ...form.property, estimatedValue: lowered } }),
  };
  return [
    ...(usual > 0 && usual < (form.loan?.amount ?? 0)
      ? [{ kind: 'smaller', amount: usual, tenorMonths: months } as const]
      : []),
    ...(amounts.longer > usual
      ? [{ kind: 'longer', amount: amounts.longer, tenorMonths: longest } as const]
      : []),
    ...(amounts.fewerDebts > usual
      ? [{ kind: 'fewerDebts', amount: amounts.fewerDebts, tenorMonths: months } as const]
      : []),
    ...(amounts.lowerValue < usual
      ? [{ kind: 'lowerValue', amount: amounts.lowerValue, tenorMonths: months } as const]
      : []),
  ];
}
