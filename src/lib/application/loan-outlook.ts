import { promisedNow, type ChangedPromises } from '@/config/promises';
import type {
  ApplicationProduct,
  IndicativeResult,
} from '@/contracts/application/application-choices';
import type { ApplicationForm } from '@/contracts/application/application-form';
import { levelPayment } from '../loan/closed-form';
import {
  debtServicingRatio,
  loanToValue,
  maxLoanForIncome,
  maxLoanForValue,
} from '../loan/planning/affordability';
import type { LoanLimits } from './section-checks';

/** What the product page says of a product: percent a year, percent of the value. */
export interface LoanPricing {
  annualRateFrom: number;
  ltvMax: number | null;
  /** Whether interest alone is paid until the end; equal monthly payments otherwise. */
  isInterestOnly?: boolean;
}

export interface OutlookTerms extends LoanPricing {
  product: ApplicationProduct;
  /** Null where the product's limits are not known. */
  limits: LoanLimits | null;
  /** Those that are other than in the release. */
  promises?: ChangedPromises | undefined;
}

/** What prevents the requested loan: its amount, its period, the value of the property or the income. */
export type Obstacle = 'amount' | 'tenor' | 'value' | 'income';

export interface LoanOption {
  /** HK$. */
  amount: number;
  tenorMonths: number;
  /** HK$ a month at the product's lowest rate. */
  payment: number;
}

export interface LoanOutlook extends LoanOption {
  /** Percent of the value, earlier mortgages of a second one included; null while the value is unknown. */
  loanToValue: number | null;
  /** Percent of the income, the loan counted at the rate that we test with; null while the income is unknown or nil. */
  debtServicingRatio: number | null;
  /** Percent of the income up to which no person needs to look. */
  ratioLimit: number;
  result: IndicativeResult;
  obstacles: Obstacle[];
  /** Alternative loans that would be possible, the one nearest to the request first; empty if nothing prevents the requested loan, or no alternative is possible. */
  options: LoanOption[];
}

const amountStep = 10_000;
const varyingEmployment = ['irregular', 'self-employed'];
const reviewedKinds = ['village', 'car-park', 'hos', 'tps'];

/** What a wish costs and how it stands against value and income, as far as they are known; null before amount and period are. */
export function loanOutlook(form: ApplicationForm, terms: OutlookTerms): LoanOutlook | null {
  const { amount, tenorMonths } = form.loan ?? {};
  if (!amount || !tenorMonths) return null;
  const { limits, annualRateFrom, ltvMax, promises } = terms;
  const stressRate = promisedNow('stressRate', promises);
  const facts = factsOf(form, terms);
  const share = facts.value > 0 ? loanToValue(amount + facts.ranksBefore, facts.value) : null;
  const ratio = debtServicingRatio({
    monthlyPayment: monthlyPayment({ amount, tenorMonths }, stressRate, terms),
    otherMonthlyDebts: facts.debts,
    monthlyIncome: facts.income,
  });
  const found: readonly (readonly [Obstacle, boolean])[] = [
    ['amount', limits !== null && (amount < limits.minAmount || amount > limits.maxAmount)],
    [
      'tenor',
      limits !== null &&
        (tenorMonths < limits.minTenorMonths || tenorMonths > limits.maxTenorMonths),
    ],
    ['value', share !== null && ltvMax !== null && share > ltvMax],
    ['income', ratio !== null && ratio > promisedNow('debtServicingMax', promises)],
  ];
  const obstacles = found.flatMap(([obstacle, stands]) => (stands ? [obstacle] : []));
  const needsReview =
    share === null ||
    ratio === null ||
    ratio > facts.ratioLimit ||
    facts.isVarying ||
    reviewedKinds.includes(form.property?.kind ?? '');
  return {
    amount,
    tenorMonths,
    payment: monthlyPayment({ amount, tenorMonths }, annualRateFrom, terms),
    loanToValue: share,
    debtServicingRatio: ratio,
    ratioLimit: facts.ratioLimit,
    result: obstacles.length > 0 ? 'outside-range' : needsReview ? 'needs-review' : 'within-range',
    obstacles,
    options: obstacles.length > 0 ? optionsFor({ amount, tenorMonths }, { facts, terms }) : [],
  };
}

const monthlyPayment = (
  { amount, tenorMonths }: Pick<LoanOption, 'amount' | 'tenorMonths'>,
  annualRate: number,
  { isInterestOnly = false }: LoanPricing,
): number =>
  isInterestOnly
    ? (amount * annualRate) / 1_200
    : levelPayment({ principal: amount, annualRate, months: tenorMonths });

/** The annual percentage rate in percent of a loan without fees that is paid monthly: its nominal rate compounded over a year. */
export const aprWithoutFees = (annualRate: number): number =>
  ((1 + annualRate / 1_200) ** 12 - 1) * 100;

/** The nominal rate in percent a year of such a loan with this annual percentage rate. */
export const rateOfAprWithoutFees = (apr: number): number =>
  ((1 + apr / 100) ** (1 / 12) - 1) * 1_200;

interface Facts {
  /** HK$; 0 while unknown. */
  value: number;
  /** HK$ of the mortgages that a second one ranks behind. */
  ranksBefore: number;
  /** HK$ a month; 0 while unknown. */
  income: number;
  debts: number;
  isVarying: boolean;
  ratioLimit: number;
}

function factsOf(
  { property, existing, income = {} }: ApplicationForm,
  { product, promises }: Pick<OutlookTerms, 'product' | 'promises'>,
): Facts {
  const mortgages = existing?.hasMortgages === true ? (existing.mortgages ?? []) : [];
  const sum = (field: 'outstanding' | 'monthlyPayment'): number =>
    mortgages.reduce((total, mortgage) => total + (mortgage[field] ?? 0), 0);
  const isVarying = varyingEmployment.includes(income.employment ?? '');
  return {
    value: property?.estimatedValue ?? 0,
    ranksBefore: product === 'second' ? sum('outstanding') : 0,
    income: (income.monthlyIncome ?? 0) + (income.otherIncome ?? 0),
    // A first mortgage takes the place of what is on the property today.
    debts: Math.max(
      0,
      (income.monthlyDebt ?? 0) - (product === 'first' ? sum('monthlyPayment') : 0),
    ),
    isVarying,
    ratioLimit: promisedNow(isVarying ? 'debtServicingVarying' : 'debtServicingReview', promises),
  };
}

/** A smaller loan over the same period, and a larger one over the longest where the income is what stands against it. */
function optionsFor(
  wish: Pick<LoanOption, 'amount' | 'tenorMonths'>,
  { facts, terms }: { facts: Facts; terms: OutlookTerms },
): LoanOption[] {
  const { limits, annualRateFrom, ltvMax, isInterestOnly = false } = terms;
  const amountOver = (months: number): number => {
    const caps = [
      limits?.maxAmount ?? Infinity,
      facts.value > 0 && ltvMax !== null
        ? maxLoanForValue(facts.value, ltvMax) - facts.ranksBefore
        : Infinity,
      facts.income > 0
        ? maxLoanForIncome({
            monthlyIncome: facts.income,
            otherMonthlyDebts: facts.debts,
            maxRatio: facts.ratioLimit,
            annualRate: promisedNow('stressRate', terms.promises),
            tenorMonths: isInterestOnly ? Infinity : months,
          })
        : Infinity,
    ];
    const most = Math.floor(Math.min(...caps) / amountStep) * amountStep;
    return Math.min(Math.max(wish.amount, limits?.minAmount ?? 0), most);
  };
  const shortest = limits?.minTenorMonths ?? 1;
  const longest = limits?.maxTenorMonths ?? wish.tenorMonths;
  const near = Math.min(Math.max(wish.tenorMonths, shortest), longest);
  const [nearest, largest] = [amountOver(near), amountOver(longest)];
  const candidates = [
    { amount: nearest, tenorMonths: near },
    ...(largest > nearest ? [{ amount: largest, tenorMonths: longest }] : []),
  ];
  return candidates
    .filter(({ amount }) => amount > 0 && amount >= (limits?.minAmount ?? 0))
    .map(({ amount, tenorMonths }) => ({
      amount,
      tenorMonths,
      payment: monthlyPayment({ amount, tenorMonths }, annualRateFrom, terms),
    }));
}
