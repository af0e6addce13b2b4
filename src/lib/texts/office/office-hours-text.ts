import { officeHoursWords } from '@/config/appointment/office-hours-words';
import { openingHours, type OpenFromTo } from '@/config/appointment/opening-hours';
import { localeMetadata } from '@/config/locales';
import type { Locale } from '@/contracts/locale';
import type { OfficeHours } from '@/contracts/site/office-hours';
import { formatDay } from '@/lib/dates';
import { fillTokens } from '@/lib/fill-tokens';
import { localise } from '@/lib/localise';

const ofRelease: OfficeHours = {
  weekdays: openingHours.mondayToFriday,
  saturday: openingHours.saturday,
  closedOn: [],
};

/** `9:00–18:30` */
const spanText = (span: OpenFromTo | null): string =>
  span ? [span.from, span.to].map((time) => time.replace(/^0/, '')).join('–') : '';

/** When the office is open, in words; as the release says where nothing else is known. */
export function officeHoursText(
  { weekdays, saturday, closedOn }: OfficeHours = ofRelease,
  locale: Locale,
): string {
  const name = saturday ? 'officeHours' : 'officeHoursToFriday';
  const hours = fillTokens(localise(officeHoursWords, name, { locale }), {
    weekdays: spanText(weekdays),
    saturday: spanText(saturday),
  });
  if (closedOn.length === 0) return hours;
  return fillTokens(localise(officeHoursWords, 'closedToo', { locale }), {
    hours,
    days: closedOn.map((day) => formatDay(day, locale)).join(localeMetadata[locale].listSeparator),
  });
}
