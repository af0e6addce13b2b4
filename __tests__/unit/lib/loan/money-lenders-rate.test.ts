import fc from 'fast-check';
import { summariseLoan } from '@/lib/loan/calculate';
import { rateWarnings } from '@/lib/loan/planning/rate-warnings';
import { moneyLendersRate } from '@/lib/loan/money-lenders-rate';
import { equalInstalmentRate } from '@test/support/loan/closed-form-oracles';

describe('Money Lenders Ordinance Schedule 2', () => {
  it('equal instalments: 9,000 received, twelve of 1,000 a month is 2400 × 3000 / (9000 × 13)', () => {
    expect(
      equalInstalmentRate({
        principalReceived: 9000,
        instalment: 1000,
        count: 12,
        intervalMonths: 1,
      }),
    ).toBeCloseTo(61.538461538, 8);
  });
  it('one payment of 1,100 for 1,000 after six months is 20 %', () => {
    expect(
      equalInstalmentRate({
        principalReceived: 1000,
        instalment: 1100,
        count: 1,
        intervalMonths: 6,
      }),
    ).toBeCloseTo(20, 10);
    expect(
      moneyLendersRate({ advances: [1000], payments: [0, 1100], yearsBefore: 0.5 }),
    ).toBeCloseTo(20, 10);
  });
  it('uneven payments: 600 and 600 for 1,000, months 1 and 3', () => {
    expect(
      moneyLendersRate({
        advances: [1000],
        payments: [0, 600, 600],
        yearsBefore: [0, 1 / 12, 2 / 12],
      }),
    ).toBeCloseTo((200 / (1000 / 12 + 500 / 6)) * 100, 10);
  });
  it('two advances: 1,000 at the start and 1,000 after a year, 2,200 after two', () => {
    expect(
      moneyLendersRate({ advances: [1000, 1000, 0], payments: [0, 0, 2200], yearsBefore: 1 }),
    ).toBeCloseTo((200 / 3000) * 100, 10);
  });
  it('the general basis equals the formula of equal instalments', () => {
    const loans = fc.record({
      count: fc.integer({ min: 1, max: 600 }),
      instalment: fc.integer({ min: 100, max: 1e6 }),
      interval: fc.integer({ min: 1, max: 12 }),
      share: fc.double({ min: 0.1, max: 0.999, noNaN: true }),
    });
    fc.assert(
      fc.property(loans, ({ count, instalment, interval, share }) => {
        const principalReceived = Math.round(count * instalment * share);
        const payments = [0, ...Array.from({ length: count }, () => instalment)];
        const general = moneyLendersRate({
          advances: [principalReceived],
          payments,
          yearsBefore: interval / 12,
        });
        const formula = equalInstalmentRate({
          principalReceived,
          instalment,
          count,
          intervalMonths: interval,
        });
        expect(Math.abs(general - formula)).toBeLessThanOrEqual(1e-9 * (1 + formula));
      }),
      { numRuns: 2000 },
    );
  });
  it('a loan reports the formula within what the last payment differs', () => {
    const { amount, mloRate } = summariseLoan({
      paymentType: 'principalAndInterest',
      loanAmount: 10_000,
      annualRate: 30,
      tenorMonths: 12,
      fee: 200,
    });
    const formula = equalInstalmentRate({
      principalReceived: 9800,
      instalment: amount,
      count: 12,
      intervalMonths: 1,
    });
    expect(Math.abs(mloRate - formula)).toBeLessThan(0.002);
  });
  it('dated repayments count whole calendar months: 270 and 270 for 500 is 64 %', () => {
    const cashFlows = [
      { date: '2012-11-10', amount: 270 },
      { date: '2012-12-10', amount: 270 },
    ];
    const loan = {
      paymentType: 'principalAndInterest',
      loanAmount: 500,
      annualRate: 0,
      tenorMonths: 2,
      startDate: '2012-10-10',
      cashFlows,
    } as const;
    expect(summariseLoan(loan).mloRate).toBe(64);
  });
});

describe('rate warnings', () => {
  it.each([
    [36, 35, []],
    [36.000001, 35, ['presumed_extortionate']],
    [10, 36.5, ['presumed_extortionate']],
    [48, 48, ['presumed_extortionate']],
    [48.01, 40, ['presumed_extortionate', 'offence']],
    [20, 61.5, ['presumed_extortionate', 'offence']],
  ])('an annual percentage rate of %d and a Schedule 2 rate of %d', (apr, mloRate, expected) =>
    expect(rateWarnings(apr, mloRate)).toEqual(expected),
  );
  it('a loan at 36 % nominal is above the line by compounding', () => {
    expect(
      summariseLoan({
        paymentType: 'principalAndInterest',
        loanAmount: 10_000,
        annualRate: 36,
        tenorMonths: 12,
      }).warnings,
    ).toEqual(['presumed_extortionate']);
    expect(
      summariseLoan({
        paymentType: 'principalAndInterest',
        loanAmount: 10_000,
        annualRate: 8,
        tenorMonths: 12,
      }).warnings,
    ).toEqual([]);
  });
});
