import type { ApplicationForm } from '@/contracts/application/application-form';
import type { IndicativeRule } from '@/contracts/application/indicative';
import { maxLoanForIncome, maxLoanForValue } from '@/lib/loan/planning/affordability';

const amountStep = 10_000;

/** HK$ a month, of all applicants together. */
export function incomeOf({ income }: ApplicationForm): number {
  return (income?.monthlyIncome ?? 0) + (income?.otherIncome ?? 0);
}

/** Whether a rule or check concerns this kind of property and of work. */
export function appliesTo(
  { propertyKinds, employment }: Pick<IndicativeRule, 'propertyKinds' | 'employment'>,
  { property, income }: ApplicationForm,
): boolean {
  const isKind =
    propertyKinds === undefined ||
    (property?.kind !== undefined && propertyKinds.includes(property.kind));
  return (
    isKind &&
    (employment === undefined ||
      (income?.employment !== undefined && employment.includes(income.employment)))
  );
}

/** Loans in HK$; null while the value of the property is unknown or no rule limits them, 0 where the smallest loan is too large. */
export interface Lendable {
  /** Within every limit. */
  usual: number | null;
  /** The largest loan within the limits that staff cannot exceed either. */
  most: number | null;
}

/** The largest loans within the limits of the rules, rounded down to HK$10,000. */
export function lendable(form: ApplicationForm, rules: readonly IndicativeRule[]): Lendable {
  const value = form.property?.estimatedValue;
  if (value === undefined) return { usual: null, most: null };
  const applicable = rules.filter((rule) => appliesTo(rule, form));
  const strict = applicable.filter(({ result }) => result === 'outside-range');
  const bounds = (measure: IndicativeRule['measure'], side: 'min' | 'max'): number[] =>
    strict.flatMap((rule) => (rule.measure === measure ? (rule[side] ?? []) : []));
  const smallest = Math.max(0, ...bounds('amount', 'min'));
  // A period that nobody may have is taken for the nearest that they may.
  const tenorMonths = Math.min(
    Math.max(form.loan?.tenorMonths ?? 1, ...bounds('tenorMonths', 'min')),
    ...bounds('tenorMonths', 'max'),
  );
  const largest = (limiting: readonly IndicativeRule[]): number | null => {
    const limits = limiting.flatMap((rule) => limitOf(rule, { form, value, tenorMonths }) ?? []);
    if (limits.length === 0) return null;
    const amount = Math.floor(Math.min(...limits) / amountStep) * amountStep;
    return amount < smallest ? 0 : amount;
  };
  return {
    usual: largest(applicable),
    most: largest(strict),
  };
}

function limitOf(
  { measure, max, annualRate = 0 }: IndicativeRule,
  { form, value, tenorMonths }: { form: ApplicationForm; value: number; tenorMonths: number },
): number | null {
  if (max === undefined) return null;
  switch (measure) {
    case 'loanToValue':
      return maxLoanForValue(value, max);
    case 'debtServicingRatio':
      return maxLoanForIncome({
        monthlyIncome: incomeOf(form),
        otherMonthlyDebts: form.income?.monthlyDebt,
        maxRatio: max,
        annualRate,
        tenorMonths,
      });
    case 'amount':
      return max;
    case 'monthlyIncome':
    case 'tenorMonths':
    case 'roughValue':
    case undefined:
      return null;
  }
}
