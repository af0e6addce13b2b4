import { levelPayment, maxLoanForPayment } from '@/lib/loan/closed-form';
import {
  balanceAfter,
  fortnightlyRepayment,
  monthsToRepay,
} from '@test/support/loan/closed-form-oracles';

const free = { principal: 1_200, annualRate: 0, months: 12 };

describe('the closed forms at their edges', () => {
  it('divide a loan without interest into equal parts', () => {
    expect(levelPayment(free)).toBe(100);
    expect(balanceAfter(free, 3)).toBe(900);
    expect(monthsToRepay({ principal: 1_200, annualRate: 0, payment: 100 })).toBe(12);
    expect(maxLoanForPayment({ payment: 100, annualRate: 0, months: 12 })).toBe(1_200);
    expect(fortnightlyRepayment(free)).toEqual({ payment: 50, years: 24 / 26, totalInterest: 0 });
  });

  it('repay a loan of one month with its interest at once', () => {
    expect(levelPayment({ principal: 1_200, annualRate: 12, months: 1 })).toBe(1_212);
  });

  it('never repay a loan whose payment is its interest or less', () => {
    const loan = { principal: 1_000, annualRate: 12 };
    expect(monthsToRepay({ ...loan, payment: 10 })).toBe(Infinity);
    expect(monthsToRepay({ ...loan, payment: 9 })).toBe(Infinity);
    // 1,000 × 1.01 in one month
    expect(monthsToRepay({ ...loan, payment: 1_010 })).toBeCloseTo(1, 9);
  });
});
