import { sameTimeNextWorkingDay, workingDayBefore } from '@/backoffice/common/office-calendar';
import { isGeneralHoliday } from '@/backoffice/common/general-holiday';
import { calendarOf, usualCalendar } from '@test/support/setting/office-calendar';
import { generalHolidays as computedHolidays } from '../../../../scripts/lib/general-holidays';

const { isWorkingDay } = usualCalendar;

/** General holidays other than Sundays: 2026 as gazetted, 2027 by the General Holidays Ordinance (Cap. 149). */
const generalHolidays = {
  2026: '01-01 02-17 02-18 02-19 04-03 04-04 04-06 04-07 05-01 05-25 06-19 07-01 09-26 10-01 10-19 12-25 12-26',
  2027: '01-01 02-06 02-08 02-09 03-26 03-27 03-29 04-05 05-01 05-13 06-09 07-01 09-16 10-01 10-08 12-25 12-27',
};

const weekdaysOf = (year: number): string[] =>
  Array.from({ length: 366 }, (_, day) =>
    new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10),
  ).filter(
    (day) =>
      day.startsWith(String(year)) && ![0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay()),
  );

describe('Working days of Hong Kong', () => {
  it.each([2026, 2027] as const)(
    'are in %i the days from Monday to Friday that the gazette does not name',
    (year) => {
      const named = generalHolidays[year].split(' ').map((day) => `${year}-${day}`);
      expect(weekdaysOf(year).filter((day) => !isWorkingDay(day))).toEqual(
        weekdaysOf(year).filter((day) => named.includes(day)),
      );
    },
  );

  it.each([2028, 2038])('name in %i the general holidays that the library computes', (year) => {
    const days = Array.from({ length: 366 }, (_, day) =>
      new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10),
    ).filter((day) => day.startsWith(String(year)) && isGeneralHoliday(day));
    expect(days.map((day) => day.slice('YYYY-'.length)).join(' ')).toBe(computedHolidays(year));
  });

  it('are not guessed for a year whose holidays nobody has computed', () => {
    expect(() => isWorkingDay('2101-01-04')).toThrow('No general holidays are known for 2101');
  });

  it('leave out Saturdays and Sundays', () => {
    expect(isWorkingDay('2026-11-21')).toBe(false);
    expect(isWorkingDay('2026-11-22')).toBe(false);
    expect(isWorkingDay('2026-11-23')).toBe(true);
  });
});

describe('The same time on the next working day', () => {
  it.each([
    { from: '2026-11-16T12:00:00+08:00', to: '2026-11-17T12:00:00+08:00', what: 'a weekday' },
    { from: '2026-11-20T18:30:00+08:00', to: '2026-11-23T18:30:00+08:00', what: 'a Friday' },
    { from: '2026-11-21T09:00:00+08:00', to: '2026-11-23T09:00:00+08:00', what: 'a Saturday' },
    // The UTC day is still the 15th.
    { from: '2026-11-16T00:30:00+08:00', to: '2026-11-17T00:30:00+08:00', what: 'an early hour' },
    // Good Friday to Easter Monday, and the day after, 2026.
    { from: '2026-04-02T10:00:00+08:00', to: '2026-04-08T10:00:00+08:00', what: 'Easter' },
    // Christmas on a Friday, the next day named too, then Sunday.
    { from: '2026-12-24T23:59:59+08:00', to: '2026-12-28T23:59:59+08:00', what: 'Christmas' },
  ])('leads over $what', ({ from, to }) => {
    expect(sameTimeNextWorkingDay(usualCalendar, new Date(from))).toEqual(new Date(to));
  });
});

describe('The working day after holidays by the moon, in years not yet gazetted', () => {
  // The day of the lunar New Year and Good Friday of each year, from published tables (Hong Kong Observatory; Easter by the Gregorian computus).
  it.each([
    { newYear: '2028-01-26', goodFriday: '2028-04-14' },
    { newYear: '2032-02-11', goodFriday: '2032-03-26' },
    { newYear: '2033-01-31', goodFriday: '2033-04-15' },
    { newYear: '2038-02-04', goodFriday: '2038-04-23' },
  ])('is known for $newYear and $goodFriday', ({ newYear, goodFriday }) => {
    expect([isWorkingDay(newYear), isWorkingDay(goodFriday)]).toEqual([false, false]);
    const eve = new Date(new Date(`${newYear}T17:00:00+08:00`).getTime() - 86_400_000);
    expect(
      sameTimeNextWorkingDay(usualCalendar, eve).getTime() - eve.getTime(),
    ).toBeGreaterThanOrEqual(4 * 86_400_000);
  });

  it.each([
    ['the turn of a year', '2027-12-31T18:00:00+08:00', '2028-01-03T18:00:00+08:00'],
    ['the day that only leap years have', '2028-02-28T23:59:59+08:00', '2028-02-29T23:59:59+08:00'],
    ['the end of a leap February', '2028-02-29T00:00:00+08:00', '2028-03-01T00:00:00+08:00'],
    ['the second after 32 bits are full', '2038-01-19T11:14:08+08:00', '2038-01-20T11:14:08+08:00'],
  ])('is the next one over %s', (_what, from, to) => {
    expect(sameTimeNextWorkingDay(usualCalendar, new Date(from))).toEqual(new Date(to));
  });
});

describe('The office', () => {
  it.each([
    ['2026-11-23', { from: '09:00', to: '18:30' }],
    ['2026-11-28', { from: '09:00', to: '13:00' }],
    ['2026-11-29', null],
    // The day after the National Day is a Saturday and no holiday in 2027; Chung Yeung is one.
    ['2027-10-02', { from: '09:00', to: '13:00' }],
    ['2027-10-08', null],
  ])('is open on %s from and to %o', (day, hours) => {
    expect(usualCalendar.openHoursOn(day)).toEqual(hours);
  });

  it('is closed on Saturdays without hours, and on days that the lender names, which are no working days', () => {
    const calendar = calendarOf({ saturday: '', closedOn: '2026-11-24, 2026-12-24' });
    expect(calendar.openHoursOn('2026-11-28')).toBeNull();
    expect(calendar.openHoursOn('2026-12-24')).toBeNull();
    // Christmas Eve, Christmas and the day after it, then Sunday.
    const noon = new Date('2026-12-23T12:00:00+08:00');
    expect(sameTimeNextWorkingDay(calendar, noon)).toEqual(new Date('2026-12-28T12:00:00+08:00'));
    expect(workingDayBefore(calendar, '2026-12-28')).toBe('2026-12-23');
    expect(calendar.officeHoursOn('2026-11-25')).toEqual({
      weekdays: { from: '09:00', to: '18:30' },
      saturday: null,
      closedOn: ['2026-12-24'],
    });
  });
});
