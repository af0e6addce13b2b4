import { brand } from '@/config/brand';
import { openingHours, type OpenFromTo } from '@/config/appointment/opening-hours';

const said = (hours: OpenFromTo | null): string =>
  hours ? `${hours.from.replace(/^0/, '')}–${hours.to.replace(/^0/, '')}` : 'closed';

describe('The hours in which calls and appointments can be booked', () => {
  it.each(['officeHoursEn', 'officeHoursHk', 'officeHoursCn'] as const)(
    'are those of %s',
    (text) => {
      expect(brand[text].match(/\d+:\d+–\d+:\d+/g)).toEqual([
        said(openingHours.mondayToFriday),
        said(openingHours.saturday),
      ]);
    },
  );
});
