import { daysBetween, toCivilDate } from '@/lib/loan/civil-date';
import { dueDay, type LoanTerms } from '../loan-account.model';

/** Days with one rate, from the start of `from` to the start of `until`. */
export interface RateDays {
  annualRate: number;
  from: string;
  until: string;
}

/** The yearly rate in percent on a day. */
export function rateOn({ annualRate, changes }: LoanTerms, day: string): number {
  return changes.findLast(({ from }) => from <= day)?.annualRate ?? annualRate;
}

/** The level payment of a period: that of the last change before its due day. */
export function instalmentOfPeriodCents(terms: LoanTerms, period: number): number {
  if (terms.changes.length === 0) return terms.instalmentCents;
  const dueOn = dueDay(terms, period);
  return (
    terms.changes.findLast(({ from }) => from < dueOn)?.instalmentCents ?? terms.instalmentCents
  );
}

/** The days from `from` to `until` by their rates, in order. */
export function rateDaysOf(
  terms: LoanTerms,
  { from, until }: Omit<RateDays, 'annualRate'>,
): RateDays[] {
  const starts = new Set(
    terms.changes.flatMap((change) =>
      change.from > from && change.from < until ? change.from : [],
    ),
  );
  const days = [from, ...starts, until];
  return days.slice(1).map((end, index) => {
    const start = days[index] ?? from;
    return { annualRate: rateOn(terms, start), from: start, until: end };
  });
}

/** Days between two days written as YYYY-MM-DD. */
export const daysFrom = (from: string, until: string): number =>
  daysBetween(toCivilDate(from), toCivilDate(until));
