import fc from 'fast-check';
import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import {
  dueDay,
  openLoanAccount,
  outstandingPrincipalCents,
  positionOf,
  totalPeriods,
  type LoanAccount,
} from '@/backoffice/domains/loan/loan-account.model';
import { toSchedule } from '@/backoffice/domains/loan/loan-view.model';
import { projectBills } from '@/backoffice/domains/loan/settlement.model';
import { withNewPayments } from '@/backoffice/domains/loan/terms/restructure.model';
import { payOnTime } from '@test/support/loan/sample-loan';

const startsOn = '2026-01-10';

const lives = fc.record({
  kind: fc.constantFrom('principalAndInterest' as const, 'interestOnly' as const),
  annualRate: fc.integer({ min: 0, max: 3_600 }).map((rate) => rate / 100),
  tenorMonths: fc.integer({ min: 12, max: 60 }),
  amountCents: fc.integer({ min: 10_000_00, max: 90_000_000_00 }),
  paid: fc.integer({ min: 0, max: 5 }),
  missed: fc.integer({ min: 0, max: 4 }),
  months: fc.integer({ min: 1, max: 90 }),
});
type Life = typeof lives extends fc.Arbitrary<infer T> ? T : never;

/** A loan of which some payments were made, then some missed, right before and after its new payments. */
function live({ paid, missed, months, ...terms }: Life): [LoanAccount, LoanAccount] {
  const opened = openLoanAccount('LN-2026-00000001', { ...terms, startsOn, limitCents: null });
  const today = dueDay(opened.terms, paid + missed);
  const before = billDuePeriods(payOnTime(opened, dueDay(opened.terms, paid)), today);
  fc.pre(months + paid + missed !== terms.tenorMonths);
  return [before, withNewPayments(before, { from: today, months, sharesArrears: true }, today)];
}

describe('Other payments of a loan, whatever its terms,', () => {
  it('leave what is owed as it was, and every entry balanced', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const [before, after] = live(life);
        const [was, is] = [positionOf(before), positionOf(after)];
        expect(outstandingPrincipalCents(is)).toBe(outstandingPrincipalCents(was));
        expect(is.deferredCents + is.interestCents).toBe(was.deferredCents + was.interestCents);
        expect([is.billedCents, is.interestCents]).toEqual([0, 0]);
        const sums = after.entries.map(({ amountsCents }) =>
          Object.values(amountsCents).reduce((sum, amount) => sum + amount, 0),
        );
        expect(sums.every((sum) => sum === 0)).toBe(true);
      }),
    );
  });

  it('charge a twelfth of the rate on the principal alone, are paid as foretold, and end with nothing owed', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const [before, after] = live(life);
        const foretold = projectBills(after);
        expect(foretold).toHaveLength(life.months);
        let owedCents = outstandingPrincipalCents(positionOf(before));
        const hundredths = BigInt(Math.round(life.annualRate * 100));
        for (const { interestCents, principalCents } of foretold) {
          const weighted = BigInt(owedCents) * hundredths;
          expect(BigInt(interestCents)).toBe((2n * weighted + 120_000n) / 240_000n);
          owedCents -= principalCents;
        }
        expect(owedCents).toBe(0);
        const shared = foretold.reduce((sum, { deferredCents }) => sum + deferredCents, 0);
        expect(shared).toBe(positionOf(before).interestCents);
        const paid = payOnTime(after, dueDay(after.terms, totalPeriods(after.terms)));
        expect(paid.state).toBe('settled');
        const gainedCents = paid.entries.reduce(
          (sum, { amountsCents }) => sum + amountsCents.cash,
          0,
        );
        const incomeCents = paid.entries.reduce((sum, one) => sum + one.amountsCents.income, 0);
        // All that came in beyond what was lent is the interest that was charged.
        expect(gainedCents + incomeCents).toBe(0);
      }),
    );
  });

  it('are of one size but for cents, the last included', () => {
    fc.assert(
      fc.property(
        lives.filter(({ kind, months }) => kind === 'principalAndInterest' && months > 2),
        (life) => {
          const [, after] = live(life);
          const payments = toSchedule(after, startsOn)
            .slice(life.paid + life.missed)
            .map(({ payment }) => Math.round(payment * 100));
          const level = payments.slice(0, -1);
          expect(Math.max(...level) - Math.min(...level)).toBeLessThanOrEqual(2);
          // Half a cent a payment, which bears at most 36 % a year until the end, and a share that was rounded.
          const roundingCents = 2 + level.length * 0.5 * 1.03 ** level.length;
          expect(Math.abs((payments.at(-1) ?? 0) - (level[0] ?? 0))).toBeLessThanOrEqual(
            roundingCents,
          );
        },
      ),
    );
  });
});
