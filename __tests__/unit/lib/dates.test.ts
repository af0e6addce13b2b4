import { localeMetadata } from '@/config/locales';
import { timeZone } from '@/config/site';
import { locales } from '@/contracts/locale';
import { formatDay, formatDayAndTime, formatInstant, formatMonth } from '@/lib/dates';

const hourMs = 3_600_000;
/** Some 3,000 instants from 1980 to 2060, at all hours. */
const instants = Array.from(
  { length: 3_000 },
  (_, step) => new Date(Date.UTC(1980, 0, 1) + step * 233.7 * hourMs),
);

describe.each(locales)('Dates in %s are written as Intl writes them:', (locale) => {
  const intl = (options: Intl.DateTimeFormatOptions, tag = localeMetadata[locale].intl) =>
    new Intl.DateTimeFormat(tag, options);

  it('days and times of instants in Hong Kong', () => {
    const day = intl({ dateStyle: 'long', timeZone });
    const clock = intl({ timeStyle: 'medium', hourCycle: 'h23', timeZone }, 'en-GB');
    for (const instant of instants) {
      const written = `${day.format(instant)} ${clock.format(instant)}`;
      expect(formatInstant(instant.toISOString(), locale)).toBe(written);
      expect(formatDayAndTime(instant, locale)).toBe(written.slice(0, -3));
    }
  });

  it('days and months in data', () => {
    const day = intl({ dateStyle: 'long', timeZone: 'UTC' });
    const month = intl({ month: 'long', year: 'numeric', timeZone: 'UTC' });
    for (const instant of instants) {
      const data = instant.toISOString().slice(0, 10);
      expect(formatDay(data, locale)).toBe(day.format(instant));
      expect(formatMonth(data.slice(0, 7), locale)).toBe(month.format(instant));
    }
  });
});
