import { localeMetadata } from '@/config/locales';
import { timeZone } from '@/config/site';
import type { Locale } from '@/contracts/locale';
import { formatClock } from '../dates';
import { lazilyByLocale } from '../object/lazily';

const dayFormats = lazilyByLocale(
  (locale) =>
    new Intl.DateTimeFormat(localeMetadata[locale].intl, {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    }),
);
/** The day of an instant in Hong Kong with its weekday, without the year: `Tuesday 24 November`. */
export const slotDay = (instant: string, locale: Locale): string =>
  dayFormats(locale).format(new Date(instant)).replace(',', '');

/** The time of day in Hong Kong: `09:30`. */
export const slotTime = (instant: string): string => formatClock(new Date(instant));

/** Both: `Tuesday 24 November, 09:30`. */
export const slotDayAndTime = (instant: string, locale: Locale): string =>
  `${slotDay(instant, locale)}${locale === 'en' ? ', ' : ' '}${slotTime(instant)}`;
