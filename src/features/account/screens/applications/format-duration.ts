import { dayMs, hourMs, minuteMs } from '@/lib/hong-kong-day';
import type { Translate } from '@/i18n/text-keys';

/** A duration in minutes, hours, or (from two days) days; rounded down. */
export function formatDuration(
  milliseconds: number,
  t: Translate<'account' | 'account-screen'>,
): string {
  if (milliseconds >= 2 * dayMs)
    return t('duration.days', { count: Math.floor(milliseconds / dayMs) });
  if (milliseconds >= hourMs)
    return t('duration.hours', { count: Math.floor(milliseconds / hourMs) });
  return t('duration.minutes', { count: Math.max(0, Math.floor(milliseconds / minuteMs)) });
}
