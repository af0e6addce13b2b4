import dayjs from 'dayjs';
import 'dayjs/locale/en-gb.js';
import 'dayjs/locale/zh-cn.js';
import 'dayjs/locale/zh-hk.js';
import localizedFormat from 'dayjs/plugin/localizedFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { localeMetadata } from '@/config/locales';
import { dateFormat, dayFormat, timeFormat, timeZone } from '@/config/site';
import { locales, type Locale } from '@/contracts/locale';
import { recordOf } from '@/contracts/typed-record';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(localizedFormat);

/** Long date in Hong Kong time from a date in data (`YYYY-MM-DD`) or an ISO instant. */
export function formatDay(date: string, locale: Locale): string {
  const isPlainDate = date.length === dateFormat.length;
  // A date in data is Hong Kong's already; working out its time zone would take twenty times as long.
  const day = isPlainDate ? dayjs.utc(date) : dayjs(date).tz(timeZone);
  return day.locale(localeMetadata[locale].dayjs).format(dayFormat);
}

const monthFormats = recordOf(
  locales,
  (locale) =>
    new Intl.DateTimeFormat(localeMetadata[locale].intl, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** A month such as `2026-07` as people read it. */
export const formatMonth = (month: string, locale: Locale): string =>
  monthFormats[locale].format(new Date(`${month}-01T00:00:00Z`));

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Long date and time of day in Hong Kong, such as `17 November 2026 12:00`. */
export function formatDayAndTime(instant: Date, locale: Locale): string {
  return `${formatDay(instant.toISOString(), locale)} ${clock.format(instant)}`;
}

/** Long date and time with seconds in Hong Kong time from an ISO instant. */
export function formatInstant(instant: string, locale: Locale): string {
  return dayjs(instant)
    .tz(timeZone)
    .locale(localeMetadata[locale].dayjs)
    .format(`${dayFormat} ${timeFormat}`);
}
