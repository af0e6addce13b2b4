import fc from 'fast-check';
import { calculateLoan } from '@/lib/loan/calculate';
import { toCents } from '@/lib/loan/money';
import { exactAmortisation } from '@test/support/loan/exact-amortisation';

describe('the amortisation in cents', () => {
  it('clears 200,000 at 6 % over 360 months with a last payment of 1,200.14 and 231,677.04 interest', () => {
    const { schedule, ...summary } = calculateLoan({
      paymentType: 'principalAndInterest',
      loanAmount: 200_000,
      annualRate: 6,
      tenorMonths: 360,
    });
    expect(summary).toMatchObject({
      amount: 1199.1,
      lastPayment: 1200.14,
      totalInterest: 231_677.04,
      totalRepayment: 431_677.04,
    });
    expect(schedule).toHaveLength(360);
    expect(schedule[359]).toEqual({
      n: 360,
      date: null,
      payment: 1200.14,
      interest: 5.97,
      principal: 1194.17,
      balance: 0,
    });
  });

  it('equals an amortisation in exact fractions, row by row', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 72 }),
        (cents, rateUnits, months) => {
          const input = {
            loanAmount: cents / 100,
            annualRate: rateUnits / 10_000,
            tenorMonths: months,
          };
          const { schedule } = calculateLoan({ paymentType: 'principalAndInterest', ...input });
          const exact = exactAmortisation({
            principalCents: BigInt(cents),
            rateUnits: BigInt(rateUnits),
            months,
          });
          expect(
            schedule.map((row) =>
              [row.payment, row.interest, row.principal, row.balance].map((value) =>
                BigInt(toCents(value)),
              ),
            ),
          ).toEqual(exact.map((row) => [row.payment, row.interest, row.principal, row.balance]));
        },
      ),
      { numRuns: 1500 },
    );
  });

  it.each([
    [4_000_000, 2.5, 360],
    [12_345_678.9, 6.99, 480],
    [1_000_000_000, 100, 600],
    [0.01, 5, 600],
    [3, 0, 600],
    [999.99, 47.9999, 17],
    [835_393_619.44, 56.9342, 6],
  ])(
    'equals an amortisation in exact fractions for %d at %d %% over %d months',
    (loanAmount, annualRate, tenorMonths) => {
      const { schedule } = calculateLoan({
        paymentType: 'principalAndInterest',
        loanAmount,
        annualRate,
        tenorMonths,
      });
      const exact = exactAmortisation({
        principalCents: BigInt(toCents(loanAmount)),
        rateUnits: BigInt(Math.round(annualRate * 10_000)),
        months: tenorMonths,
      });
      expect(schedule.map((row) => BigInt(toCents(row.payment)))).toEqual(
        exact.map((row) => row.payment),
      );
      expect(schedule.map((row) => BigInt(toCents(row.interest)))).toEqual(
        exact.map((row) => row.interest),
      );
    },
  );

  it('repays a cent at once instead of waiting 600 months with payments of nothing', () => {
    expect(
      calculateLoan({
        paymentType: 'principalAndInterest',
        loanAmount: 0.01,
        annualRate: 5,
        tenorMonths: 600,
      }).schedule,
    ).toEqual([{ n: 1, date: null, payment: 0.01, interest: 0, principal: 0.01, balance: 0 }]);
  });

  it('never pays less than the interest of a long month on act/365', () => {
    const input = {
      loanAmount: 1_000_000,
      annualRate: 60,
      tenorMonths: 600,
      startDate: '2026-01-01',
      basis: 'act/365',
    } as const;
    const { schedule } = calculateLoan({ paymentType: 'principalAndInterest', ...input });
    expect(schedule[0]).toEqual({
      n: 1,
      date: '2026-02-01',
      payment: 50_958.9,
      interest: 50_958.9,
      principal: 0,
      balance: 1_000_000,
    });
    // The level payment of these days is 1,000,000 divided by the sum of its discount factors: 49,959.78.
    expect(schedule[1]).toMatchObject({
      payment: 49_959.78,
      interest: 46_027.4,
      principal: 3932.38,
    });
  });

  it('interest-only repays the loan with the last interest', () => {
    const { schedule, ...summary } = calculateLoan({
      paymentType: 'interestOnly',
      loanAmount: 1_000_000,
      annualRate: 6.5,
      tenorMonths: 12,
    });
    expect(summary).toMatchObject({
      amount: 5416.67,
      totalInterest: 65_000.04,
      lastPayment: 1_005_416.67,
    });
    expect(
      schedule.slice(0, 11).every((row) => row.principal === 0 && row.balance === 1_000_000),
    ).toBe(true);
  });

  it('interest-only by days: 31, 28 and 31 days at 365', () => {
    const input = {
      loanAmount: 1_000_000,
      annualRate: 6.5,
      tenorMonths: 3,
      startDate: '2026-01-01',
      basis: 'act/365',
    } as const;
    expect(
      calculateLoan({ paymentType: 'interestOnly', ...input }).schedule.map(
        ({ interest }) => interest,
      ),
    ).toEqual([5520.55, 4986.3, 5520.55]);
  });

  it('dates follow the start day, clamped to the end of short months', () => {
    const input = { loanAmount: 5000, annualRate: 5, tenorMonths: 5, startDate: '2023-10-31' };
    expect(
      calculateLoan({ paymentType: 'principalAndInterest', ...input }).schedule.map(
        ({ date }) => date,
      ),
    ).toEqual(['2023-11-30', '2023-12-31', '2024-01-31', '2024-02-29', '2024-03-31']);
  });

  it('fortnightly dates are fourteen days apart and the payment is half the monthly one', () => {
    const input = {
      loanAmount: 120_000,
      annualRate: 5,
      tenorMonths: 12,
      startDate: '2024-02-20',
      frequency: 'fortnightly',
    } as const;
    const { schedule, amount } = calculateLoan({ paymentType: 'principalAndInterest', ...input });
    expect(schedule.slice(0, 3).map(({ date }) => date)).toEqual([
      '2024-03-05',
      '2024-03-19',
      '2024-04-02',
    ]);
    expect(amount).toBe(5136.45);
    expect(schedule[0]?.interest).toBe(230.77);
  });

  it('a rate that does not change leaves the instalment alone', () => {
    const plain = {
      paymentType: 'principalAndInterest',
      loanAmount: 123_456.78,
      annualRate: 4.2,
      tenorMonths: 240,
    } as const;
    const unchanged = [60, 120].map((afterMonth) => ({ afterMonth, annualRate: 4.2 }));
    expect(calculateLoan({ ...plain, rateChanges: unchanged })).toEqual(calculateLoan(plain));
  });

  it('several changes on one date count together, the last rate winning', () => {
    const input = {
      paymentType: 'interestOnly',
      loanAmount: 1000,
      annualRate: 12,
      tenorMonths: 4,
    } as const;
    const rateChanges = [
      { afterMonth: 2, annualRate: 6 },
      { afterMonth: 2, annualRate: 24 },
    ];
    const drawdowns = [
      { afterMonth: 2, amount: 500 },
      { afterMonth: 0, amount: 100 },
      { afterMonth: 2, amount: 400 },
    ];
    expect(
      calculateLoan({ ...input, rateChanges, drawdowns }).schedule.map(({ payment, balance }) => [
        payment,
        balance,
      ]),
    ).toEqual([
      [11, 1100],
      [11, 2000],
      [40, 2000],
      [2040, 0],
    ]);
  });
});
