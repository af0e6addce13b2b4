import { toCsv } from '@/lib/csv/csv';
import type { ScheduleRow } from '@/lib/loan/types';

export const scheduleColumns = [
  'n',
  'date',
  'payment',
  'interest',
  'principal',
  'balance',
] as const;
export type ScheduleColumn = (typeof scheduleColumns)[number];

const money = (amount: number): string => amount.toFixed(2);

/** Money with two decimals, no grouping; without the dates where the schedule has none. */
export function scheduleCsv(
  schedule: readonly ScheduleRow[],
  headings: Record<ScheduleColumn, string>,
): string {
  const hasDates = schedule.some(({ date }) => date !== null);
  const columns = scheduleColumns.filter((column) => column !== 'date' || hasDates);
  const rows = schedule.map((row) =>
    columns.map((column) =>
      column === 'n' ? String(row.n) : column === 'date' ? (row.date ?? '') : money(row[column]),
    ),
  );
  return toCsv([columns.map((column) => headings[column]), ...rows]);
}
