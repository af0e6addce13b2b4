import Holidays from 'date-holidays';
import { dayMs, hongKongDay, plusDays } from '@/lib/hong-kong-day';

const calendar = new Holidays('HK');
const generalHolidays = new Map<number, ReadonlySet<string>>();

/** General holidays of a year (General Holidays Ordinance, Cap. 149) as YYYY-MM-DD. */
function generalHolidaysOf(year: number): ReadonlySet<string> {
  const known = generalHolidays.get(year);
  if (known) return known;
  const days = new Set(
    calendar
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(0, 'YYYY-MM-DD'.length)),
  );
  generalHolidays.set(year, days);
  return days;
}

/** Whether a day (YYYY-MM-DD) is named as a general holiday of Hong Kong; every Sunday is one besides. */
export function isGeneralHoliday(day: string): boolean {
  return generalHolidaysOf(new Date(day).getUTCFullYear()).has(day);
}

/** Whether a day (YYYY-MM-DD) of Hong Kong lies between Monday and Friday and is no general holiday. */
export function isWorkingDay(day: string): boolean {
  const date = new Date(day);
  const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
  return !isWeekend && !isGeneralHoliday(day);
}

/** The last working day before a day, both as YYYY-MM-DD. */
export function workingDayBefore(day: string): string {
  let before = plusDays(day, -1);
  while (!isWorkingDay(before)) before = plusDays(before, -1);
  return before;
}

/** The same time of the next working day in Hong Kong. */
export function sameTimeNextWorkingDay(instant: Date): Date {
  const start = hongKongDay(instant);
  let days = 1;
  while (!isWorkingDay(plusDays(start, days))) days += 1;
  return new Date(instant.getTime() + days * dayMs);
}
