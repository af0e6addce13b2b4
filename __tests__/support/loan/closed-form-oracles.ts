import { levelPayment, type LevelLoan } from '@/lib/loan/closed-form';
import { annualPercentageRate } from '@/lib/loan/apr';
import type { FlowSeries } from '@/lib/loan/present-value';

/** Formulas of the literature that only tests need: what the site calculates has to agree with them, and they with published values. */
const monthlyRate = (annualRate: number): number => annualRate / 1200;

/** (1+i)^k - 1 without losing digits at small i. */
const growth = (i: number, k: number): number => Math.expm1(k * Math.log1p(i));

/** Unrounded balance after `paid` level payments: P(1+i)^k - M((1+i)^k - 1)/i. */
export function balanceAfter(loan: LevelLoan, paid: number): number {
  const i = monthlyRate(loan.annualRate);
  if (i === 0) return loan.principal * (1 - paid / loan.months);
  return (loan.principal * growth(i, paid - loan.months)) / growth(i, -loan.months);
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

/** Nominal annual rate of equal periods (12 CFR 1026 Appendix J for regular unit-periods): rate of one period × periods a year, in percent. */
export function nominalAnnualRate(series: FlowSeries): number | null {
  const apr = annualPercentageRate(series);
  return apr === null
    ? null
    : series.periodsPerYear * Math.expm1(Math.log1p(apr / 100) / series.periodsPerYear) * 100;
}

/** Effective yearly rate of a nominal rate compounded `periodsPerYear` times, both in percent. */
export function effectiveAnnualRate(nominalRate: number, periodsPerYear = 12): number {
  return Math.expm1(periodsPerYear * Math.log1p(nominalRate / (100 * periodsPerYear))) * 100;
}

/** A loan repaid by equal instalments at equal intervals. */
export interface EqualInstalments {
  readonly principalReceived: number;
  readonly instalment: number;
  readonly count: number;
  readonly intervalMonths: number;
}

/**
 * The rate of Schedule 2 to the Money Lenders Ordinance (Cap. 163) as the Companies Registry's calculator works it out for equal
 * instalments, in percent a year: 100 × 24 G / (C m (E+1)) with G = D E - C, where C is the principal received, D the instalment,
 * E their number and m the months between them.
 */
export function equalInstalmentRate({
  principalReceived,
  instalment,
  count,
  intervalMonths,
}: EqualInstalments): number {
  const interest = instalment * count - principalReceived;
  return (2400 * interest) / (principalReceived * intervalMonths * (count + 1));
}
