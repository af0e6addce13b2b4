import { addDays, formatCivilDate, parseCivilDate } from './civil-date';
import { fromCents, simpleInterestCents, interestFraction, toCents } from './money';
import type { DayBalance, RevolvingInput, ScheduleRow } from './types';

/** A period of revolving credit in cents; index k of the flows is `gapDays[k]` days after index k-1. */
export interface RevolvingTotals {
  readonly interest: number;
  readonly totalPaid: number;
  readonly lastPayment: number;
  readonly payments: readonly number[];
  readonly advances: readonly number[];
  readonly gapDays: readonly number[];
}

/** The balances of the period in order: the given ones, or one amount drawn for a number of days. */
export function balancesOf({
  dayBalances,
  drawnAmount = 0,
  days = 0,
}: RevolvingInput): readonly DayBalance[] {
  return dayBalances && dayBalances.length > 0 ? dayBalances : [{ days, balance: drawnAmount }];
}

/**
 * Interest of one period of revolving credit: sum of daily balance × rate / 365, rounded half up to the cent once. Falls of the balance
 * count as repayments, rises as draw-downs, and the last balance is repaid with the interest on the last day.
 */
export function runRevolving(input: RevolvingInput, rows: ScheduleRow[] | null): RevolvingTotals {
  const start = input.startDate === undefined ? null : parseCivilDate(input.startDate);
  const payments: number[] = [];
  const advances: number[] = [];
  const gapDays: number[] = [0];
  let elapsed = 0;
  let balance = 0;
  let centDays = 0;
  const pushRow = (payment: number, interest: number): void => {
    rows?.push({
      n: rows.length + 1,
      date: start ? formatCivilDate(addDays(start, elapsed)) : null,
      payment: fromCents(payment),
      interest: fromCents(interest),
      principal: fromCents(payment - interest),
      balance: fromCents(balance),
    });
  };
  for (const segment of balancesOf(input)) {
    const next = toCents(segment.balance);
    if (advances.length === 0 && next === 0) {
      elapsed += segment.days;
      continue;
    }
    const change = next - balance;
    balance = next;
    advances.push(Math.max(0, change));
    payments.push(Math.max(0, -change));
    if (change < 0) pushRow(-change, 0);
    centDays += balance * segment.days;
    elapsed += segment.days;
    gapDays.push(segment.days);
  }
  const interest = simpleInterestCents(centDays, interestFraction(input.annualRate, 1, 365));
  const lastPayment = balance + interest;
  balance = 0;
  payments.push(lastPayment);
  pushRow(lastPayment, interest);
  return {
    interest,
    totalPaid: payments.reduce((sum, payment) => sum + payment, 0),
    lastPayment,
    payments,
    advances,
    gapDays,
  };
}
