import type { Locale } from '@/contracts/locale';
import { toCsv } from '@/lib/csv/csv';
import type { ScheduleRow } from '@/lib/loan/types';
import { loanScheduleTexts } from '@/lib/texts/loan-schedule-texts';

const columns = ['number', 'date', 'payment', 'interest', 'principal', 'balance'] as const;

/** A schedule as CSV with a heading row. */
export function scheduleCsv(schedule: readonly ScheduleRow[], locale: Locale): string {
  const t = loanScheduleTexts.in(locale);
  const rows = schedule.map(({ n, date, payment, interest, principal, balance }) => [
    n,
    date ?? '',
    ...[payment, interest, principal, balance].map((amount) => amount.toFixed(2)),
  ]);
  return toCsv([columns.map((column) => t(`schedule.${column}`)), ...rows]);
}
