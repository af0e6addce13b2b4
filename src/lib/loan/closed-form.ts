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

/** Unrounded balance after `paid` level payments: P(1+i)^k - M((1+i)^k - 1)/i. */
export function balanceAfter(loan: LevelLoan, paid: number): number {
  const i = monthlyRate(loan.annualRate);
  if (i === 0) return loan.principal * (1 - paid / loan.months);
  return (loan.principal * growth(i, paid - loan.months)) / growth(i, -loan.months);
}

/** Unrounded interest over the whole term. */
export function totalInterest(loan: LevelLoan): number {
  return levelPayment(loan) * loan.months - loan.principal;
}

/** Unrounded interest within the first `paid` payments. */
export function interestPaidAfter(loan: LevelLoan, paid: number): number {
  return levelPayment(loan) * paid - (loan.principal - balanceAfter(loan, paid));
}

/** Unrounded interest within payment number `n` (from 1). */
export function interestInPayment(loan: LevelLoan, n: number): number {
  return balanceAfter(loan, n - 1) * monthlyRate(loan.annualRate);
}

export interface RepaymentPlan {
  readonly principal: number;
  readonly annualRate: number;
  readonly payment: number;
}

/** Months, fractions included, until `payment` a month repays the loan; Infinity if it never does. */
export function monthsToRepay({ principal, annualRate, payment }: RepaymentPlan): number {
  const i = monthlyRate(annualRate);
  if (payment <= principal * i) return Infinity;
  return i === 0 ? principal / payment : -Math.log1p((-principal * i) / payment) / Math.log1p(i);
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

/** Half the monthly payment every fortnight at rate/26: unrounded payment, years until clear and total interest. */
export function fortnightlyRepayment(loan: LevelLoan): {
  payment: number;
  years: number;
  totalInterest: number;
} {
  const payment = levelPayment(loan) / 2;
  const i = loan.annualRate / 2600;
  const fortnights =
    i === 0
      ? loan.principal / payment
      : -Math.log1p((-loan.principal * i) / payment) / Math.log1p(i);
  return { payment, years: fortnights / 26, totalInterest: payment * fortnights - loan.principal };
}

/** Unrounded monthly interest while no principal is repaid. */
export function interestOnlyPayment(principal: number, annualRate: number): number {
  return principal * monthlyRate(annualRate);
}
