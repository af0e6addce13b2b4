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

const byteOrderMark = '\uFEFF';
const money = (amount: number): string => amount.toFixed(2);
const cell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** RFC 4180 with a byte order mark, so that spreadsheets read Chinese headings; money with two decimals, no grouping. */
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
  return (
    byteOrderMark +
    [columns.map((column) => headings[column]), ...rows]
      .map((cells) => cells.map(cell).join(','))
      .join('\r\n') +
    '\r\n'
  );
}
