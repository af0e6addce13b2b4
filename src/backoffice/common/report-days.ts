import { rejectField } from '@/backoffice/common/service-error';
import { dayMs, hongKongDay, plusDays } from '@/lib/hong-kong-day';

export interface ReportDays {
  from: string;
  to: string;
  /** As many days before. */
  before: { from: string; to: string };
}

/** The days of Hong Kong that a report is of, both included; the last `usualDays` unless asked for. Throws `validation_failed` for more than `days` or none. */
export function reportDays(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  { now, days: most, usualDays }: { now: Date; days: number; usualDays: number },
): ReportDays {
  const last = to ?? hongKongDay(now);
  const first = from ?? plusDays(last, 1 - usualDays);
  const days = (Date.parse(last) - Date.parse(first)) / dayMs + 1;
  if (days < 1 || days > most)
    rejectField('from', 'outOfRange', `${plusDays(last, 1 - most)} – ${last}`);
  return {
    from: first,
    to: last,
    before: { from: plusDays(first, -days), to: plusDays(first, -1) },
  };
}
