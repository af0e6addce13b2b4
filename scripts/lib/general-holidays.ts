import Holidays from 'date-holidays';

const calendar = new Holidays('HK');

/** General holidays of a year other than Sundays, as MM-DD with a space between. */
export function generalHolidays(year: number): string {
  return calendar
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date }) => date.slice('YYYY-'.length, 'YYYY-MM-DD'.length))
    .join(' ');
}
