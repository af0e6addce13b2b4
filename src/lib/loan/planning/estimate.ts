import { summariseLoan } from '../calculate';

/** What a visitor wishes, in HK$ and years. */
export interface EstimateChoice {
  readonly propertyValue: number;
  readonly requestedLoan: number;
  readonly years: number;
}

/** Yearly rate and largest share of the value, in percent. */
export interface EstimateTerms {
  readonly annualRate: number;
  readonly maxLtv: number;
}

/** In HK$, `apr` in percent. */
export interface Estimate {
  readonly maxLoan: number;
  /** What was wished, within the limit. */
  readonly loanAmount: number;
  readonly payment: number;
  readonly totalInterest: number;
  readonly apr: number;
}

/** Steps in which a loan is chosen, in HK$. */
export const estimateLoanStep = 50_000;

/** The monthly payment of a loan within its limit, before anything is applied for. */
export function estimateLoan(
  { propertyValue, requestedLoan, years }: EstimateChoice,
  { annualRate, maxLtv }: EstimateTerms,
): Estimate {
  const maxLoan = Math.floor((propertyValue * maxLtv) / 100 / estimateLoanStep) * estimateLoanStep;
  const loanAmount = Math.min(requestedLoan, maxLoan);
  const { amount, totalInterest, apr } = summariseLoan({
    paymentType: 'principalAndInterest',
    loanAmount,
    annualRate,
    tenorMonths: years * 12,
  });
  return { maxLoan, loanAmount, payment: amount, totalInterest, apr };
}
