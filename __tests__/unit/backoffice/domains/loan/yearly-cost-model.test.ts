import { yearlyCost } from '@/backoffice/domains/loan/yearly-cost.model';

const interestOnly = { kind: 'interestOnly', tenorMonths: 12, amount: 1_000_000, fee: 0 } as const;

describe('What a loan costs a year', () => {
  // (1 + 0.31 / 12) ^ 12 − 1 and the same of 31.2 %
  it.each([
    [31, 35.82],
    [31.2, 36.09],
  ])('is at %p % interest a month by month annual percentage rate of %p %', (annualRate, apr) => {
    expect(yearlyCost({ ...interestOnly, annualRate })).toBeCloseTo(apr, 1);
  });

  // 1,000,000 less a fee of 100,000 against 1,000,000 × 1.24 a year later is 37.8 % at once, more as interest comes monthly.
  it('counts fees', () => {
    expect(yearlyCost({ ...interestOnly, annualRate: 24, fee: 100_000 })).toBeGreaterThan(36);
    expect(yearlyCost({ ...interestOnly, annualRate: 24 })).toBeLessThan(27);
  });

  it('takes a revolving loan as drawn for a month', () => {
    const revolving = { ...interestOnly, kind: 'revolving', annualRate: 12 } as const;
    // (1 + 0.12 × 30 / 365) ^ (365 / 30) − 1
    expect(yearlyCost(revolving)).toBeCloseTo(12.68, 1);
  });
});
