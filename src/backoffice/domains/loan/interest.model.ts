import { daysBetween, toCivilDate } from '@/lib/loan/civil-date';
import { interestOfSpansCents } from '@/lib/loan/money';
import {
  dueDay,
  outstandingPrincipalCents,
  restatedEntries,
  type LoanAccount,
} from './loan-account.model';
import { daysFrom, rateDaysOf, type RateDays } from './terms/rates.model';

/** Reference of the ledger entry that reverses the one of `reference`. */
export const reversalReference = (reference: string): string => `back:${reference}`;

/**
 * Principal in cents × days that bears interest, from the end of day `from` to the start of day `until`; an entry counts from its own day.
 * A reversed drawdown bears no interest, because the money never left; what was paid towards it meanwhile earns none either. A payment that
 * was taken back saved none.
 */
function centDays(account: LoanAccount, from: string, until: string): number {
  const entries = restatedEntries(account);
  const references = new Set(entries.map(({ reference }) => reference));
  const returnedDrawdowns = new Map<string, number>();
  let segmentStart = from;
  let interestBearingCents = 0;
  let sum = 0;
  for (const { on, reference, amountsCents, positionAfter } of entries) {
    if (on >= until) break;
    if (on > segmentStart) {
      sum += interestBearingCents * daysBetween(toCivilDate(segmentStart), toCivilDate(on));
      segmentStart = on;
    }
    if (references.has(reversalReference(reference)))
      returnedDrawdowns.set(reversalReference(reference), amountsCents.principal);
    returnedDrawdowns.delete(reference);
    interestBearingCents = Math.max(
      0,
      [...returnedDrawdowns.values()].reduce(
        (rest, drawnCents) => rest - drawnCents,
        outstandingPrincipalCents(positionAfter),
      ),
    );
  }
  return sum + interestBearingCents * daysBetween(toCivilDate(segmentStart), toCivilDate(until));
}

/** Principal in cents × days by rates. */
const spansOf = (account: LoanAccount, days: Omit<RateDays, 'annualRate'>) =>
  rateDaysOf(account.terms, days).map(({ annualRate, from, until }) => ({
    annualRate,
    balance: centDays(account, from, until),
  }));

/**
 * What a day of a period is of a year: a term loan's month is a twelfth of a year however long it is, a revolving loan's day is 1/365.
 */
export const dayFractionOf = (
  { terms }: Pick<LoanAccount, 'terms'>,
  { from, until }: Omit<RateDays, 'annualRate'>,
): { numerator: number; denominator: number } => ({
  numerator: 1,
  denominator: terms.kind === 'revolving' ? 365 : 12 * daysFrom(from, until),
});

/**
 * Interest of one month, ended or not, as far as the ledger goes now: simple, on the principal of each day, at the rate of that day. Unpaid
 * interest bears none (Cap. 163 section 22).
 */
export function interestOfPeriodCents(account: LoanAccount, period: number): number {
  const { terms } = account;
  const month = { from: dueDay(terms, period - 1), until: dueDay(terms, period) };
  return interestOfSpansCents(spansOf(account, month), dayFractionOf(account, month));
}

/** Interest from the last due day to `on`, never more than the whole month's. */
export function interestUntilCents(account: LoanAccount, on: string): number {
  const { terms, billedPeriods } = account;
  const from = dueDay(terms, billedPeriods);
  if (on <= from) return 0;
  const accruedCents = interestOfSpansCents(spansOf(account, { from, until: on }), {
    numerator: 1,
    denominator: 365,
  });
  return Math.min(accruedCents, interestOfPeriodCents(account, billedPeriods + 1));
}
