import { fromCents, toCents } from '../money';
import type { ScheduleRow } from '../types';

/** The payments of one loan year (1 = the first), in HK$. */
export interface YearTotal {
  readonly year: number;
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
}

/** Adds a schedule up by loan years of `periodsPerYear` payments; the last year may be short. */
export function yearTotals(schedule: readonly ScheduleRow[], periodsPerYear = 12): YearTotal[] {
  const totals: YearTotal[] = [];
  for (let from = 0; from < schedule.length; from += periodsPerYear) {
    const rows = schedule.slice(from, from + periodsPerYear);
    const sum = (column: 'payment' | 'interest' | 'principal'): number =>
      fromCents(rows.reduce((cents, row) => cents + toCents(row[column]), 0));
    totals.push({
      year: totals.length + 1,
      payment: sum('payment'),
      interest: sum('interest'),
      principal: sum('principal'),
      balance: rows[rows.length - 1]?.balance ?? 0,
    });
  }
  return totals;
}
