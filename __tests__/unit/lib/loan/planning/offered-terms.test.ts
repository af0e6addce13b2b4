import { costOf, yearlyCost } from '@/lib/loan/planning/offered-terms';

const interestOnly = { kind: 'interestOnly', tenorMonths: 12, amount: 1_000_000, fee: 0 } as const;

describe('What a loan costs a year', () => {
  // (1 + 0.31 / 12) ^ 12 − 1 and the same of 31.2 %
  it.each([
    [31, 35.82],
    [31.2, 36.09],
  ])('is at %p % interest a month by month annual percentage rate of %p %', (annualRate, apr) => {
    expect(yearlyCost(costOf({ ...interestOnly, annualRate }))).toBeCloseTo(apr, 1);
  });

  // 1,000,000 less a fee of 100,000 against 1,000,000 × 1.24 a year later is 37.8 % at once, more as interest comes monthly.
  it('counts fees', () => {
    expect(yearlyCost(costOf({ ...interestOnly, annualRate: 24, fee: 100_000 }))).toBeGreaterThan(
      36,
    );
    expect(yearlyCost(costOf({ ...interestOnly, annualRate: 24 }))).toBeLessThan(27);
  });

  it('takes a revolving loan as drawn for a month', () => {
    const revolving = { ...interestOnly, kind: 'revolving', annualRate: 12 } as const;
    // (1 + 0.12 × 30 / 365) ^ (365 / 30) − 1
    expect(yearlyCost(costOf(revolving))).toBeCloseTo(12.68, 1);
  });

  it('is each month the annuity, and in all the payments and the fee', () => {
    // 1,000,000 × r / (1 − (1 + r)^−120) with r = 0.12 / 12
    const cost = costOf({
      kind: 'principalAndInterest',
      annualRate: 12,
      tenorMonths: 120,
      amount: 1_000_000,
      fee: 5_000,
    });
    expect(cost.instalment).toBeCloseTo(14_347.09, 2);
    expect(cost.totalRepayable).toBeCloseTo(14_347.0948 * 120 + 5_000, -1);
    expect((cost.totalInterest ?? 0) + 1_005_000).toBeCloseTo(cost.totalRepayable ?? 0, 2);
  });

  it('is open for a revolving loan, but for its rates', () => {
    expect(costOf({ ...interestOnly, kind: 'revolving', annualRate: 12 })).toMatchObject({
      instalment: null,
      totalInterest: null,
      totalRepayable: null,
    });
  });
});
