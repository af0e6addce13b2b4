import Holidays from 'date-holidays';

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
