import type { Indicative } from '@/contracts/application/application';
import type { IndicativeResult } from '@/contracts/application/application-choices';
import type { ApplicationForm } from '@/contracts/application/application-form';
import type {
  IndicativeCheck,
  IndicativeMeasure,
  IndicativeRule,
} from '@/contracts/application/indicative';
import {
  debtServicingRatio,
  loanToValue,
  maxLoanForIncome,
  maxLoanForValue,
} from '@/lib/loan/planning/affordability';
import { levelPayment } from '@/lib/loan/closed-form';
import { roundTo } from '@/lib/loan/money';

export interface IndicativeRules {
  rules: readonly IndicativeRule[];
  checks: readonly IndicativeCheck[];
}

const amountStep = 10_000;
const severity: readonly IndicativeResult[] = ['within-range', 'needs-review', 'outside-range'];

/** How a form stands against the rules: the most severe broken rule decides the result, and the reasons of all broken rules are returned. `valuation` replaces a value that the applicant did not give. */
export function assess(
  submittedForm: ApplicationForm,
  { rules, checks }: IndicativeRules,
  valuation: Indicative['valuation'] = null,
): Indicative {
  const form = valuation
    ? { ...submittedForm, property: { ...submittedForm.property, estimatedValue: valuation.value } }
    : submittedForm;
  const applicableRules = rules.filter((rule) => appliesTo(rule, form));
  const brokenRules = applicableRules.filter((rule) =>
    isBroken(rule, { form, isRough: valuation?.isRough ?? false }),
  );
  const result =
    severity.findLast(
      (candidate) =>
        candidate === 'within-range' || brokenRules.some((rule) => rule.result === candidate),
    ) ?? 'within-range';
  const ratio = loanToValue(form.loan?.amount ?? 0, form.property?.estimatedValue ?? 0);
  return {
    result,
    maxAmount: maxAmount(form, applicableRules),
    loanToValue: ratio === null ? null : roundTo(ratio, 1),
    valuation,
    reasons: [...brokenRules]
      .sort((one, other) => severity.indexOf(other.result) - severity.indexOf(one.result))
      .map(({ reasonEn, reasonHk, reasonCn }) => ({
        textEn: reasonEn,
        textHk: reasonHk,
        textCn: reasonCn,
      })),
    toVerify: checks
      .filter((check) => appliesTo(check, form))
      .map(({ textEn, textHk, textCn }) => ({ textEn, textHk, textCn })),
  };
}

function appliesTo(
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

function isBroken(
  rule: IndicativeRule,
  { form, isRough }: { form: ApplicationForm; isRough: boolean },
): boolean {
  const { measure, min, max } = rule;
  if (measure === undefined) return true;
  const measured = measures[measure](form, rule);
  if (min === undefined && max === undefined)
    return measured === null || (measure === 'loanToValue' && isRough);
  if (measured === null) return false;
  return (min !== undefined && measured < min) || (max !== undefined && measured > max);
}

function incomeOf({ income }: ApplicationForm): number {
  return (income?.monthlyIncome ?? 0) + (income?.otherIncome ?? 0);
}

const measures: Readonly<
  Record<IndicativeMeasure, (form: ApplicationForm, rule: IndicativeRule) => number | null>
> = {
  loanToValue: ({ loan, property }) =>
    property?.estimatedValue === undefined
      ? null
      : loanToValue(loan?.amount ?? 0, property.estimatedValue),
  debtServicingRatio: (form, { annualRate = 0 }) => {
    const { loan, income } = form;
    const payment = levelPayment({
      principal: loan?.amount ?? 0,
      annualRate,
      months: loan?.tenorMonths ?? 1,
    });
    // Without income no payment is affordable, however small.
    return (
      debtServicingRatio({
        monthlyPayment: payment,
        otherMonthlyDebts: income?.monthlyDebt,
        monthlyIncome: incomeOf(form),
      }) ?? Infinity
    );
  },
  amount: ({ loan }) => loan?.amount ?? null,
  tenorMonths: ({ loan }) => loan?.tenorMonths ?? null,
  monthlyIncome: incomeOf,
};

/** The largest loan within every limit, rounded down to HK$10,000; null while the property's value is unknown. */
function maxAmount(form: ApplicationForm, rules: readonly IndicativeRule[]): number | null {
  const value = form.property?.estimatedValue;
  if (value === undefined) return null;
  const limits = rules
    .filter(({ result }) => result === 'outside-range')
    .flatMap((rule) => limitOf(rule, { form, value }) ?? []);
  return limits.length === 0 ? null : Math.floor(Math.min(...limits) / amountStep) * amountStep;
}

function limitOf(
  { measure, max, annualRate = 0 }: IndicativeRule,
  { form, value }: { form: ApplicationForm; value: number },
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
        tenorMonths: form.loan?.tenorMonths ?? 1,
      });
    case 'amount':
      return max;
    case 'monthlyIncome':
    case 'tenorMonths':
    case undefined:
      return null;
  }
}
