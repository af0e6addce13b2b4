import fc from 'fast-check';
import { calculateLoan } from '@/lib/loan/calculate';
import { toCents } from '@/lib/loan/money';
import type { PrincipalAndInterestInput } from '@/lib/loan/types';

const day = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

const loanByDays = (input: Omit<PrincipalAndInterestInput, 'paymentType' | 'basis'>) =>
  calculateLoan({ paymentType: 'principalAndInterest', basis: 'act/365', ...input });

interface DatedLoan {
  principalCents: number;
  /** Ten-thousandths of a percent. */
  rateUnits: number;
  gaps: readonly number[];
}

/** Twice the balance after the last payment, in cents × (365 years of rate units)^n: an unrounded amortisation in integers. */
function balanceAtEnd(
  { principalCents, rateUnits, gaps }: DatedLoan,
  twicePayment: number,
): bigint {
  const year = 365_000_000n;
  let scale = 1n;
  let balance = 2n * BigInt(principalCents);
  for (const days of gaps) {
    scale *= year;
    balance = balance * (year + BigInt(rateUnits) * BigInt(days)) - BigInt(twicePayment) * scale;
  }
  return balance;
}

const loans = fc.record({
  cents: fc.integer({ min: 100_000_000, max: 10_000_000_000 }),
  rateUnits: fc.integer({ min: 0, max: 150_000 }),
  tenorMonths: fc.integer({ min: 2, max: 240 }),
  start: fc.date({ min: new Date('2000-01-01'), max: new Date('2060-12-31'), noInvalidDate: true }),
  frequency: fc.constantFrom('monthly' as const, 'fortnightly' as const),
});

describe('A level payment on actual days', () => {
  it('is the cent nearest to the payment that an unrounded amortisation over those days ends with at nil', () => {
    fc.assert(
      fc.property(loans, ({ cents, rateUnits, tenorMonths, start, frequency }) => {
        const startDate = start.toISOString().slice(0, 10);
        const { amount, schedule } = loanByDays({
          loanAmount: cents / 100,
          annualRate: rateUnits / 10_000,
          tenorMonths,
          startDate,
          frequency,
        });
        const dates = [startDate, ...schedule.map(({ date }) => date ?? '')].map(day);
        const gaps = dates.slice(1).map((date, index) => date - (dates[index] ?? NaN));
        const loan: DatedLoan = { principalCents: cents, rateUnits, gaps };
        expect(gaps).toHaveLength(
          frequency === 'monthly' ? tenorMonths : Math.ceil((tenorMonths * 26) / 12),
        );
        expect(balanceAtEnd(loan, 2 * toCents(amount) - 1) >= 0n).toBe(true);
        expect(balanceAtEnd(loan, 2 * toCents(amount) + 1) < 0n).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['monthly', 120, '2026-01-31'],
    ['monthly', 60, '2024-02-29'],
    ['monthly', 7, '2027-12-31'],
    ['fortnightly', 120, '2026-01-31'],
    ['fortnightly', 61, '2024-02-29'],
  ] as const)(
    'leaves a last payment within a dollar of the others: %s, %d months from %s',
    (...row) => {
      const [frequency, tenorMonths, startDate] = row;
      const { amount, lastPayment, schedule } = loanByDays({
        loanAmount: 3_000_000,
        annualRate: 8,
        tenorMonths,
        startDate,
        frequency,
      });
      expect(new Set(schedule.slice(0, -1).map(({ payment }) => payment))).toEqual(
        new Set([amount]),
      );
      expect(Math.abs(lastPayment - amount)).toBeLessThan(1);
      expect(schedule.at(-1)?.balance).toBe(0);
    },
  );

  it('is solved again on the days that are left when the rate changes or more is drawn', () => {
    const { schedule, lastPayment } = loanByDays({
      loanAmount: 1_000_000,
      annualRate: 6,
      tenorMonths: 36,
      startDate: '2025-03-31',
      rateChanges: [{ afterMonth: 5, annualRate: 9 }],
      drawdowns: [{ afterMonth: 11, amount: 250_000 }],
    });
    const payments = schedule.map(({ payment }) => payment);
    expect(new Set(payments.slice(0, 5)).size).toBe(1);
    expect(new Set(payments.slice(5, 11)).size).toBe(1);
    expect(new Set(payments.slice(11, -1)).size).toBe(1);
    expect(Math.abs(lastPayment - (payments[11] ?? NaN))).toBeLessThan(1);
  });

  it('is rounded half up where it is exactly half a cent', () => {
    // Without interest 2.20 in eight payments is 0.275 each.
    const { schedule } = loanByDays({
      loanAmount: 2.2,
      annualRate: 0,
      tenorMonths: 8,
      startDate: '2026-01-01',
    });
    expect(schedule[0]?.payment).toBe(0.28);
  });
});
