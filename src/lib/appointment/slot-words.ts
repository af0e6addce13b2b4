import { localeMetadata } from '@/config/locales';
import { timeZone } from '@/config/site';
import { locales, type Locale } from '@/contracts/locale';
import { recordOf } from '@/contracts/typed-record';

const dayFormats = recordOf(
  locales,
  (locale) =>
    new Intl.DateTimeFormat(localeMetadata[locale].intl, {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    }),
);
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day of an instant in Hong Kong with its weekday, without the year: `Tuesday 24 November`. */
export const slotDay = (instant: string, locale: Locale): string =>
  dayFormats[locale].format(new Date(instant)).replace(',', '');

/** The time of day in Hong Kong: `09:30`. */
export const slotTime = (instant: string): string => clock.format(new Date(instant));

/** Both: `Tuesday 24 November, 09:30`. */
export const slotDayAndTime = (instant: string, locale: Locale): string =>
  `${slotDay(instant, locale)}${locale === 'en' ? ', ' : ' '}${slotTime(instant)}`;
