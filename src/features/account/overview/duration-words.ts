import type { Translate } from '@/i18n/server';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A time span in the unit that a person would use: minutes, hours, from two days on days. Rounded down. */
export function durationWords(milliseconds: number, t: Translate): string {
  if (milliseconds >= 2 * dayMs) return t('duration.days', { count: Math.floor(milliseconds / dayMs) });
  if (milliseconds >= hourMs) return t('duration.hours', { count: Math.floor(milliseconds / hourMs) });
  return t('duration.minutes', { count: Math.max(0, Math.floor(milliseconds / minuteMs)) });
}
