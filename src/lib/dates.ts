import { localeMetadata } from '@/config/locales';
import { dateFormat, dayFormat, timeFormat, timeZone } from '@/config/site';
import type { Locale } from '@/contracts/locale';
import { lazily, lazilyByLocale } from './object/lazily';

const dayFormatIn = (zone: string) =>
  lazilyByLocale(
    (locale) =>
      new Intl.DateTimeFormat(localeMetadata[locale].intl, { ...dayFormat, timeZone: zone }),
  );
const dayFormats = { utc: dayFormatIn('UTC'), hongKong: dayFormatIn(timeZone) };

/** Long date in Hong Kong time from a date in data (`YYYY-MM-DD`) or an ISO instant; what is neither is shown as it is. */
export function formatDay(date: string, locale: Locale): string {
  // A date in data is Hong Kong's already.
  const formats = date.length === dateFormat.length ? dayFormats.utc : dayFormats.hongKong;
  const instant = new Date(date);
  return Number.isNaN(instant.getTime()) ? date : formats(locale).format(instant);
}

const monthFormats = lazilyByLocale(
  (locale) =>
    new Intl.DateTimeFormat(localeMetadata[locale].intl, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** A month such as `2026-07` as people read it. */
export const formatMonth = (month: string, locale: Locale): string =>
  monthFormats(locale).format(new Date(`${month}-01T00:00:00Z`));

const clock = lazily(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** The time of day in Hong Kong: `09:30`. */
export const formatClock = (instant: Date): string => clock().format(instant);

/** Long date and time of day in Hong Kong, such as `17 November 2026 12:00`. */
export function formatDayAndTime(instant: Date, locale: Locale): string {
  return `${formatDay(instant.toISOString(), locale)} ${formatClock(instant)}`;
}

const clockWithSeconds = lazily(
  () => new Intl.DateTimeFormat('en-GB', { ...timeFormat, timeZone }),
);

/** Long date and time with seconds in Hong Kong time from an ISO instant; what is none is shown as it is. */
export function formatInstant(instant: string, locale: Locale): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return instant;
  return `${formatDay(instant, locale)} ${clockWithSeconds().format(at)}`;
}
