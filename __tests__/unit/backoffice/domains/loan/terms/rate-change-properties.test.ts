import fc from 'fast-check';
import { calculateLoan } from '@/lib/loan/calculate';
import {
  dueDay,
  openLoanAccount,
  type LoanAccount,
} from '@/backoffice/domains/loan/loan-account.model';
import { toSchedule } from '@/backoffice/domains/loan/loan-view.model';
import { projectBills } from '@/backoffice/domains/loan/settlement.model';
import { withRate } from '@/backoffice/domains/loan/terms/rate-change.model';
import { plusDays } from '@/lib/hong-kong-day';
import { instalmentLoan, payOnTime } from '@test/support/loan/sample-loan';

const startsOn = '2026-01-10';

/** Interest of a month of a term loan, worked out day by day in whole numbers: each day is its share of a twelfth of a year. Rates in hundredths of a percent. */
function interestByDay(
  principalCents: number,
  { from, until, rateOf }: { from: string; until: string; rateOf: (day: string) => number },
): number {
  let [weighted, days] = [0n, 0n];
  for (let day = from; day < until; day = plusDays(day, 1)) {
    weighted += BigInt(principalCents) * BigInt(rateOf(day));
    days += 1n;
  }
  const year = 12n * days * 100n * 100n;
  return Number((2n * weighted + year) / (2n * year));
}

const changeOrStay = (account: LoanAccount, rate: { annualRate: number; from: string }) => {
  const last = account.terms.changes.at(-1);
  const present = last?.annualRate ?? account.terms.annualRate;
  return rate.annualRate === present ? account : withRate(account, rate, startsOn);
};

describe('Another rate of a loan, whatever its terms,', () => {
  it('that counts from a payment date leads to the schedule of the calculation engine, to the cent', () => {
    fc.assert(
      fc.property(
        fc.record({
          before: fc.integer({ min: 1, max: 3_600 }),
          after: fc.integer({ min: 0, max: 3_600 }),
          tenorMonths: fc.integer({ min: 3, max: 120 }),
          amountCents: fc.integer({ min: 100_00, max: 90_000_000_00 }),
          month: fc.integer({ min: 0, max: 11 }),
        }),
        ({ before, after, tenorMonths, amountCents, month }) => {
          fc.pre(before !== after && month < tenorMonths - 1);
          const opened = instalmentLoan({ annualRate: before / 100, tenorMonths, amountCents });
          const from = dueDay(opened.terms, month);
          const changed = withRate(opened, { annualRate: after / 100, from }, startsOn);
          const { schedule } = calculateLoan({
            paymentType: 'principalAndInterest',
            loanAmount: amountCents / 100,
            annualRate: before / 100,
            tenorMonths,
            startDate: startsOn,
            rateChanges: [{ afterMonth: month, annualRate: after / 100 }],
          });
          expect(toSchedule(changed, startsOn).map(({ state: _state, ...row }) => row)).toEqual(
            schedule,
          );
        },
      ),
    );
  });

  it('charges each day at its rate, whatever the days, and is as foretold when it is paid', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            day: fc.integer({ min: 0, max: 300 }),
            rate: fc.integer({ min: 0, max: 3_600 }),
          }),
          { minLength: 1, maxLength: 3 },
        ),
        fc.integer({ min: 24, max: 60 }),
        fc.constantFrom('principalAndInterest' as const, 'interestOnly' as const),
        (changes, tenorMonths, kind) => {
          const rates = changes
            .toSorted((one, other) => one.day - other.day)
            .map(({ day, rate }) => ({ from: plusDays(startsOn, day), rate }));
          const opened = openLoanAccount('LN-2026-00000001', {
            kind,
            annualRate: 6,
            tenorMonths,
            startsOn,
            amountCents: 1_234_567_89,
            limitCents: null,
          });
          const rateOf = (day: string) => rates.findLast(({ from }) => from <= day)?.rate ?? 600;
          let account = opened;
          for (const { from, rate } of rates)
            account = changeOrStay(account, { annualRate: rate / 100, from });
          const foretold = projectBills(account).map(({ on, interestCents, principalCents }) => ({
            on,
            interestCents,
            principalCents,
          }));
          const paid = payOnTime(account, dueDay(opened.terms, tenorMonths));
          let principalCents = 1_234_567_89;
          const charged = foretold.map(({ on, principalCents: repaidCents }, index) => {
            const interestCents = interestByDay(principalCents, {
              from: dueDay(opened.terms, index),
              until: on,
              rateOf,
            });
            principalCents -= repaidCents;
            return { on, interestCents, principalCents: repaidCents };
          });
          expect(foretold).toEqual(charged);
          expect(foretold).toHaveLength(tenorMonths);
          expect(
            paid.entries
              .filter((entry) => entry.reference.startsWith('bill:'))
              .map(({ on, amountsCents }) => [on, amountsCents.interest, amountsCents.billed]),
          ).toEqual(
            foretold
              .filter((bill) => bill.interestCents + bill.principalCents > 0)
              .map((bill) => [bill.on, bill.interestCents, bill.principalCents]),
          );
          expect([principalCents, paid.state]).toEqual([0, 'settled']);
        },
      ),
    );
  });

  it('leaves as many payments, all of one size from the next on but for cents in the last', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 0, max: 3_600 }).filter((rate) => rate !== 600),
        (day, rate) => {
          const from = plusDays(startsOn, day);
          const changed = withRate(instalmentLoan(), { annualRate: rate / 100, from }, startsOn);
          const payments = toSchedule(changed, startsOn);
          expect(payments).toHaveLength(24);
          const later = payments.filter(({ date }) => date > from).map(({ payment }) => payment);
          expect(new Set(later.slice(0, -1)).size).toBe(1);
          // Each rounding is half a cent at most, and bears interest for 24 months at most.
          expect(Math.abs((later.at(-1) ?? 0) - (later[0] ?? 0))).toBeLessThan(0.5);
        },
      ),
    );
  });
});
