import { dateWords } from '@/config/language/date-words';
import { dateFormat } from '@/config/site';
import type { Locale } from '@/contracts/locale';

// Written without `Intl`, whose first date takes a phone a fifth of a second: the data of the language is loaded then.

/** Hong Kong has had no summer time since 1979. */
const hongKongAheadMs = 8 * 60 * 60 * 1_000;

/** An instant whose parts in UTC are what calendars and clocks in Hong Kong show. */
const hongKongTime = (instant: Date): Date => new Date(instant.getTime() + hongKongAheadMs);

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The parts of a date, as UTC has them, in the words of a language. */
function write(pattern: 'day' | 'month', date: Date, locale: Locale): string {
  const { months, ...patterns } = dateWords[locale];
  return patterns[pattern]
    .replace('{day}', String(date.getUTCDate()))
    .replace('{month}', months[date.getUTCMonth()] ?? '')
    .replace('{year}', String(date.getUTCFullYear()));
}

/** Long date in Hong Kong time from a date in data (`YYYY-MM-DD`) or an ISO instant; what is neither is shown as it is. */
export function formatDay(date: string, locale: Locale): string {
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime())) return date;
  // A date in data is Hong Kong's already.
  const isDay = date.length === dateFormat.length;
  return write('day', isDay ? instant : hongKongTime(instant), locale);
}

/** A month such as `2026-07` as people read it. */
export const formatMonth = (month: string, locale: Locale): string =>
  write('month', new Date(`${month}-01T00:00:00Z`), locale);

/** The time of day in Hong Kong: `09:30`. */
export function formatClock(instant: Date): string {
  const time = hongKongTime(instant);
  return `${twoDigits(time.getUTCHours())}:${twoDigits(time.getUTCMinutes())}`;
}

/** Long date and time of day in Hong Kong, such as `17 November 2026 12:00`. */
export function formatDayAndTime(instant: Date, locale: Locale): string {
  return `${formatDay(instant.toISOString(), locale)} ${formatClock(instant)}`;
}

/** Long date and time with seconds in Hong Kong time from an ISO instant; what is none is shown as it is. */
export function formatInstant(instant: string, locale: Locale): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return instant;
  return `${formatDay(instant, locale)} ${formatClock(at)}:${twoDigits(at.getUTCSeconds())}`;
}
