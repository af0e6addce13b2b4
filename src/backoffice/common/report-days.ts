import { rejectField } from '@/backoffice/common/service-error';
import { dayMs, hongKongDay, plusDays } from '@/lib/hong-kong-day';

interface AskedDays {
  from?: string | undefined;
  to?: string | undefined;
  comparedFrom?: string | undefined;
  comparedTo?: string | undefined;
}

export interface ReportDays {
  from: string;
  to: string;
  /** The days that they are compared with. */
  compared: { from: string; to: string };
}

/** The days of Hong Kong that a report is of, both included, the last `usualDays` unless asked for; and those that it is compared with, as many days before unless asked for. Throws `validation_failed` for more than `days` or none, and for a comparison that begins after today. */
export function reportDays(
  { from, to, comparedFrom, comparedTo }: AskedDays,
  { now, days: most, usualDays }: { now: Date; days: number; usualDays: number },
): ReportDays {
  const today = hongKongDay(now);
  const last = to ?? today;
  const first = from ?? plusDays(last, 1 - usualDays);
  const days = daysIn(first, last);
  if (days < 1 || days > most)
    rejectField('from', 'outOfRange', `${plusDays(last, 1 - most)} – ${last}`);
  if (comparedFrom !== undefined && comparedFrom > today)
    rejectField('comparedFrom', 'outOfRange', `– ${today}`);
  const comparedLast =
    comparedTo ??
    (comparedFrom === undefined ? plusDays(first, -1) : plusDays(comparedFrom, days - 1));
  const comparedFirst = comparedFrom ?? plusDays(comparedLast, 1 - days);
  const comparedDays = daysIn(comparedFirst, comparedLast);
  if (comparedDays < 1 || comparedDays > most)
    rejectField(
      'comparedFrom',
      'outOfRange',
      `${plusDays(comparedLast, 1 - most)} – ${comparedLast}`,
    );
  return { from: first, to: last, compared: { from: comparedFirst, to: comparedLast } };
}

const daysIn = (first: string, last: string): number =>
  (Date.parse(last) - Date.parse(first)) / dayMs + 1;
