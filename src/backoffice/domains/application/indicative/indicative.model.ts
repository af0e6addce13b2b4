import type { ChangedPromises } from '@/config/promises';
import type { IndicativeResult } from '@/contracts/application/application-choices';
import type { ApplicationForm } from '@/contracts/application/application-form';
import type {
  IndicativeCheck,
  IndicativeMeasure,
  IndicativeRule,
} from '@/contracts/application/indicative';
import type { Indicative } from '@/contracts/application/indicative-result';
import { debtServicingRatio, loanToValue } from '@/lib/loan/planning/affordability';
import { levelPayment } from '@/lib/loan/closed-form';
import { roundTo } from '@/lib/loan/money';
import { indicativeFigures, type IndicativeTerms } from './indicative-figures';
import { appliesTo, incomeOf, lendable } from './indicative-limits';

export interface IndicativeRules {
  rules: readonly IndicativeRule[];
  checks: readonly IndicativeCheck[];
}

const severity: readonly IndicativeResult[] = ['within-range', 'needs-review', 'outside-range'];

interface AssessOptions {
  /** Replaces a value that the applicant did not give. */
  valuation?: Indicative['valuation'];
  terms: IndicativeTerms;
  /** Today in Hong Kong, YYYY-MM-DD. */
  today: string;
  /** Those that are other than in the release. */
  promises?: ChangedPromises | undefined;
}

/** How a form stands against the rules: the most severe broken rule decides the result, and each thing that stands against it is told once. */
export function assess(
  submittedForm: ApplicationForm,
  { rules, checks }: IndicativeRules,
  { valuation = null, terms, today, promises }: AssessOptions,
): Indicative {
  const form = valuation
    ? { ...submittedForm, property: { ...submittedForm.property, estimatedValue: valuation.value } }
    : submittedForm;
  const isRough = valuation?.isRough ?? false;
  const brokenRules = rulesAgainst(form, { rules, isRough });
  const result =
    severity.findLast(
      (candidate) =>
        candidate === 'within-range' || brokenRules.some((rule) => rule.result === candidate),
    ) ?? 'within-range';
  const ratio = loanToValue(form.loan?.amount ?? 0, form.property?.estimatedValue ?? 0);
  return {
    result,
    maxAmount: lendable(form, rules).most,
    loanToValue: ratio === null ? null : roundTo(ratio, 1),
    valuation,
    reasons: withoutRepetition(brokenRules)
      .sort((one, other) => severity.indexOf(other.result) - severity.indexOf(one.result))
      .map(({ reasonEn, reasonHk, reasonCn }) => ({
        textEn: reasonEn,
        textHk: reasonHk,
        textCn: reasonCn,
      })),
    toVerify: checks
      .filter((check) => appliesTo(check, form))
      .map(({ textEn, textHk, textCn }) => ({ textEn, textHk, textCn })),
    figures: indicativeFigures(form, { rules, terms, today, promises }),
  };
}

/** Every rule that speaks up about a form, in the order of the table. `isRough`: our own value of the property rests on too little. */
export const rulesAgainst = (
  form: ApplicationForm,
  { rules, isRough }: Pick<IndicativeRules, 'rules'> & { isRough: boolean },
): IndicativeRule[] =>
  rules.filter((rule) => appliesTo(rule, form) && isBroken(rule, { form, isRough }));

/** Of rules that draw a line for the same measure on the same side only the gravest, and of those the one whose line is drawn first: who is above 60% is above 50%, too. */
function withoutRepetition(broken: readonly IndicativeRule[]): IndicativeRule[] {
  const isGraver = (one: IndicativeRule, other: IndicativeRule): boolean => {
    const difference = severity.indexOf(one.result) - severity.indexOf(other.result);
    if (difference !== 0) return difference > 0;
    return (one.max ?? 0) < (other.max ?? 0) || (one.min ?? 0) > (other.min ?? 0);
  };
  const isSameLine = (one: IndicativeRule, other: IndicativeRule): boolean =>
    one.measure !== undefined &&
    one.measure === other.measure &&
    ((one.max !== undefined && other.max !== undefined) ||
      (one.min !== undefined && other.min !== undefined));
  return broken.filter(
    (rule) => !broken.some((other) => isSameLine(rule, other) && isGraver(other, rule)),
  );
}

function isBroken(
  rule: IndicativeRule,
  { form, isRough }: { form: ApplicationForm; isRough: boolean },
): boolean {
  const { measure, min, max } = rule;
  if (measure === undefined) return true;
  if (measure === 'roughValue') return isRough;
  const measured = measures[measure](form, rule);
  if (min === undefined && max === undefined) return measured === null;
  if (measured === null) return false;
  return (min !== undefined && measured < min) || (max !== undefined && measured > max);
}

const measures: Readonly<
  Record<
    Exclude<IndicativeMeasure, 'roughValue'>,
    (form: ApplicationForm, rule: IndicativeRule) => number | null
  >
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
