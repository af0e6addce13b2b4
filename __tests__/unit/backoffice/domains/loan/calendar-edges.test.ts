import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import { dueDay } from '@/backoffice/domains/loan/loan-account.model';
import { toStatements } from '@/backoffice/domains/statement/statement.model';
import { interestOnlyLoan } from '@test/support/loan/sample-loan';

const dayMs = 86_400_000;
const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
/** The last day of the month `months` after that of `day`, by the platform's own calendar. */
function lastDayOfMonth(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return isoOf(Date.UTC(year, month + months, 0));
}
function daysFrom(first: string, last: string): string[] {
  const start = Date.parse(first);
  return Array.from({ length: (Date.parse(last) - start) / dayMs + 1 }, (_, index) =>
    isoOf(start + index * dayMs),
  );
}

/** Ends of months, the day that only leap years have, the turn of the year, and the second in which 32 bits are full (2038-01-19). */
const firstDays = [
  '2027-10-31',
  '2027-11-30',
  '2027-12-31',
  '2028-01-29',
  '2028-02-29',
  '2037-10-31',
  '2037-12-19',
];

describe.each(firstDays)('A loan that begins on %s', (startsOn) => {
  const terms = { startsOn };

  it('is due on the same day of each month, or on its last day where it has no such day', () => {
    for (let period = 1; period <= 60; period += 1) {
      const last = lastDayOfMonth(startsOn, period);
      const wanted = `${last.slice(0, 8)}${startsOn.slice(8)}`;
      expect(dueDay(terms, period)).toBe(wanted < last ? wanted : last);
    }
  });

  it('is charged the same when it is looked at every day and when nobody looked for months', () => {
    const until = lastDayOfMonth(startsOn, 6);
    const opened = interestOnlyLoan(terms);
    let daily = opened;
    for (const day of daysFrom(startsOn, until)) {
      daily = billDuePeriods(daily, day);
      expect(daily.nextDueOn === null || daily.nextDueOn > day).toBe(true);
    }
    expect(daily).toEqual(billDuePeriods(opened, until));
    const bills = daily.entries.filter(({ kind }) => kind === 'interest');
    expect(bills.map(({ on }) => on)).toEqual(
      Array.from({ length: daily.billedPeriods }, (_, index) => dueDay(terms, index + 1)),
    );
    expect(bills.length).toBeGreaterThanOrEqual(5);
  });

  it('has a statement for each whole month from the day after it ended, one closing as the next opens', () => {
    const until = lastDayOfMonth(startsOn, 6);
    const account = billDuePeriods(interestOnlyLoan(terms), until);
    const newestFirst = toStatements(account, until);
    expect(newestFirst.map(({ stmDate }) => stmDate)).toEqual(
      Array.from({ length: 6 }, (_, index) => lastDayOfMonth(startsOn, 5 - index)),
    );
    expect(toStatements(account, isoOf(Date.parse(until) + dayMs))[0]?.stmDate).toBe(until);
    const statements = newestFirst.reverse();
    expect(statements.slice(1).map(({ openingCents }) => openingCents)).toEqual(
      statements.slice(0, -1).map(({ closingCents }) => closingCents),
    );
    expect(statements.flatMap(({ entries }) => entries)).toEqual(
      account.entries.filter(({ on }) => on <= lastDayOfMonth(startsOn, 5)),
    );
  });
});
