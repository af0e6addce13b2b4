import { parseDecimal, parseTenorMonths } from '../parse-number';

/** A bare number up to this is a tenor in years, a larger one in months. */
const maxYears = 40;

/** Tenor in months as people write it; null if it is none. A bare number up to 40 is read as years, a larger one as months. */
export function parseTenorInput(text: string): number | null {
  const bare = parseDecimal(text);
  if (bare !== null) return Math.round(bare <= maxYears ? bare * 12 : bare);
  return parseTenorMonths(text);
}

/** Months in the shortest form that is read as the same; empty where there are none. */
export function formatTenorInput(months: number | undefined): string {
  if (months === undefined) return '';
  return months % 12 === 0 && months <= maxYears * 12 ? String(months / 12) : `${months} m`;
}
