import holidays from './general-holidays.data.json';

const daysByYear: Readonly<Record<string, string>> = holidays;
const known = new Map<string, ReadonlySet<string>>();

function generalHolidaysOf(year: string): ReadonlySet<string> {
  const parsed = known.get(year);
  if (parsed) return parsed;
  const named = daysByYear[year];
  if (named === undefined) throw new RangeError(`No general holidays are known for ${year}`);
  const days = new Set(named.split(' ').map((day) => `${year}-${day}`));
  known.set(year, days);
  return days;
}

/**
 * Whether a day (YYYY-MM-DD, 2000 to 2100) is named as a general holiday of Hong Kong (General Holidays Ordinance, Cap.
 * 149); every Sunday is one besides. Throws a RangeError for other years. `npm run general-holidays` computes the days.
 */
export function isGeneralHoliday(day: string): boolean {
  return generalHolidaysOf(day.slice(0, 'YYYY'.length)).has(day);
}
