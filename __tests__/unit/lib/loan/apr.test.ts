import { annualPercentageRate } from '@/lib/loan/apr';
import { effectiveAnnualRate } from '@test/support/loan/closed-form-oracles';

const afterAYear = (repaid: number, guess?: number) =>
  annualPercentageRate(
    { advances: [100], payments: [0, repaid], gapDays: null, periodsPerYear: 1 },
    guess,
  );

describe('the annual percentage rate', () => {
  it.each([
    [90, -10],
    [100, 0],
    [110, 10],
    [1_000, 900],
  ])('of 100 lent and %d repaid after a year is %d', (repaid, rate) => {
    expect(afterAYear(repaid)).toBeCloseTo(rate, 8);
    // From a start where the equation has no value, by halving the interval.
    expect(afterAYear(repaid, Infinity)).toBeCloseTo(rate, 8);
    expect(afterAYear(repaid, -100)).toBeCloseTo(rate, 8);
  });

  it('does not exist when nothing is repaid', () => {
    const series = { payments: [0, 0], gapDays: null, periodsPerYear: 1 };
    expect(annualPercentageRate({ ...series, advances: [100] })).toBeNull();
  });

  it('is found where money is drawn again between the repayments', () => {
    // At 10 % each of the four is worth 100 at the start.
    const rate = annualPercentageRate({
      advances: [100, 0, 121],
      payments: [0, 110, 0, 133.1],
      gapDays: null,
      periodsPerYear: 1,
    });
    expect(rate).toBeCloseTo(10, 8);
  });

  it('effective, of 12 % in monthly parts, is 12.682503 %', () => {
    expect(effectiveAnnualRate(12)).toBeCloseTo(12.682503, 6);
  });
});
