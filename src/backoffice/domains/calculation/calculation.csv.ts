import type { Locale } from '@/contracts/locale';
import { toCsv } from '@/lib/csv';
import type { ScheduleRow } from '@/lib/loan/types';

const headings: Record<Locale, readonly string[]> = {
  en: ['No.', 'Date', 'Payment (HK$)', 'Interest (HK$)', 'Principal (HK$)', 'Balance (HK$)'],
  hk: ['期數', '日期', '供款（港元）', '利息（港元）', '本金（港元）', '結欠（港元）'],
  cn: ['期数', '日期', '还款（港元）', '利息（港元）', '本金（港元）', '余额（港元）'],
};

/** A schedule as CSV with a heading row. */
export function scheduleCsv(schedule: readonly ScheduleRow[], locale: Locale): string {
  const rows = schedule.map(({ n, date, payment, interest, principal, balance }) => [
    n,
    date ?? '',
    ...[payment, interest, principal, balance].map((amount) => amount.toFixed(2)),
  ]);
  return toCsv([headings[locale], ...rows]);
}
