import { sqftPerSqm } from '@/lib/area';
import { parseCivilDate } from '@/lib/loan/civil-date';
import { parseTenorInput } from '@/lib/loan/tenor-input';
import { parseMoney } from '@/lib/parse-money';
import { parseDecimal, normaliseText } from '@/lib/parse-number';

/** The result of parsing a text: empty (undefined), unparsable (null), or a value. */
export type Parsed<T> = T | null | undefined;

const parseOptional = <T>(text: string, parse: (text: string) => T | null): Parsed<T> =>
  text.trim() === '' ? undefined : parse(text);

/** HK$ in any usual notation. */
export const parseMoneyField = (text: string): Parsed<number> => parseOptional(text, parseMoney);

/** Tenor in months. */
export const parseTenorField = (text: string): Parsed<number> =>
  parseOptional(text, parseTenorInput);

/** Area in square feet; a value with a square-metre unit is converted. */
export function parseAreaField(text: string): Parsed<number> {
  return parseOptional(text, (given) => {
    const plain = normaliseText(given);
    const metres = /^(.+?)\s*(?:m2|sq\.?\s*m|平方米|㎡)$/.exec(plain);
    const value = parseDecimal(
      metres ? (metres[1] ?? '') : plain.replace(/\s*(?:sq\.?\s*ft|ft2|呎|尺|平方呎|平方尺)$/, ''),
    );
    return value === null ? null : Math.round((metres ? value * sqftPerSqm : value) * 10) / 10;
  });
}

const yearFirst = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;
const dayWithName = /^(\d{1,2})[-/.,]?([a-z]{3,9})[-/.,]?(\d{4})$/;
const digitsYearFirst = /^(\d{4})(\d{2})(\d{2})$/;
const digitsDayFirst = /^(\d{2})(\d{2})(\d{4})$/;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Nobody who was born in this century's twenties borrows yet. */
const firstShortYear = 20;

/** The full year of one typed with two digits. */
const fullYear = (year = ''): string =>
  year.length === 2 ? `${Number(year) < firstShortYear ? 20 : 19}${year}` : year;

/** Every way in which the text is a date, as `YYYY-MM-DD`; month first only where the month cannot be the day. */
function datesIn(plain: string): string[] {
  const iso = (year = '', month = '', day = ''): string =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const [, namedDay, name = '', namedYear] = dayWithName.exec(plain) ?? [];
  return [
    ...[yearFirst, digitsYearFirst].map((pattern) => {
      const [, year, month, day] = pattern.exec(plain) ?? [];
      return iso(year, month, day);
    }),
    ...[dayFirst, digitsDayFirst].map((pattern) => {
      const [, day, month, year] = pattern.exec(plain) ?? [];
      return iso(fullYear(year), month, day);
    }),
    ...[dayFirst].map((pattern) => {
      const [, month, day, year] = pattern.exec(plain) ?? [];
      return iso(fullYear(year), month, day);
    }),
    iso(namedYear, String(months.indexOf(name.slice(0, 3)) + 1), namedDay),
  ].filter((date) => parseCivilDate(date) !== null);
}

/** `YYYY-MM-DD` of a date typed year first or, as in Hong Kong, day first, with separators, the month's English name or digits alone; an invalid date is returned as typed. */
export function parseDateField(text: string): string {
  const plain = normaliseText(text).replaceAll(/\s/g, '');
  return datesIn(plain)[0] ?? text.trim();
}
