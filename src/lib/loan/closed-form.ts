/** A level-payment loan for the exact formulas, in any money unit; `annualRate` in percent, one period = one month. */
export interface LevelLoan {
  readonly principal: number;
  readonly annualRate: number;
  readonly months: number;
}

const monthlyRate = (annualRate: number): number => annualRate / 1200;

/** (1+i)^k - 1 without losing digits at small i. */
const growth = (i: number, k: number): number => Math.expm1(k * Math.log1p(i));

/** Unrounded level payment: P i / (1 - (1+i)^-n). */
export function levelPayment({ principal, annualRate, months }: LevelLoan): number {
  const i = monthlyRate(annualRate);
  if (i === 0) return principal / months;
  return months === 1 ? principal * (1 + i) : (principal * i) / -growth(i, -months);
}

/** Unrounded interest over the whole term. */
export function totalInterest(loan: LevelLoan): number {
  return levelPayment(loan) * loan.months - loan.principal;
}

export interface PaymentBudget {
  readonly payment: number;
  readonly annualRate: number;
  readonly months: number;
}

/** Largest loan, unrounded, that `payment` a month clears in `months`. */
export function maxLoanForPayment({ payment, annualRate, months }: PaymentBudget): number {
  const i = monthlyRate(annualRate);
  return i === 0 ? payment * months : (payment * -growth(i, -months)) / i;
}
