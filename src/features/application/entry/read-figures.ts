import { parseCivilDate } from '@/lib/loan/civil-date';
import { parseMoney } from '@/lib/parse-money';
import { parseDecimal, parseTenorMonths, plainText } from '@/lib/parse-number';

/** What a text says: nothing (undefined), something that makes no sense (null), or a value. */
export type Reading<T> = T | null | undefined;

const sqftPerSqm = 10.7639104167;
const mostYears = 40;

const read = <T>(text: string, parse: (text: string) => T | null): Reading<T> => (text.trim() === '' ? undefined : parse(text));

/** HK$ as people write it. */
export const readMoney = (text: string): Reading<number> => read(text, parseMoney);

/** Whole months; a bare number of at most forty counts years, and a larger one months. */
export function readTenor(text: string): Reading<number> {
  return read(text, (given) => {
    const bare = parseDecimal(given);
    if (bare !== null) return Math.round(bare <= mostYears ? bare * 12 : bare);
    return parseTenorMonths(given);
  });
}

/** Square feet; with `m²` behind it, square metres are taken and turned into square feet. */
export function readArea(text: string): Reading<number> {
  return read(text, (given) => {
    const plain = plainText(given);
    const metres = /^(.+?)\s*(?:m2|sq\.?\s*m|平方米|㎡)$/.exec(plain);
    const value = parseDecimal(metres ? (metres[1] ?? '') : plain.replace(/\s*(?:sq\.?\s*ft|ft2|呎|尺|平方呎|平方尺)$/, ''));
    return value === null ? null : Math.round((metres ? value * sqftPerSqm : value) * 10) / 10;
  });
}

const yearFirst = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
const packed = /^(\d{4})(\d{2})(\d{2})$/;

/** `YYYY-MM-DD` of a day written with the year first or, as in Hong Kong, the day first; what is no day stays as typed. */
export function readDay(text: string): string {
  const plain = plainText(text).replaceAll(/\s/g, '');
  const [, year, month, day] = yearFirst.exec(plain) ?? packed.exec(plain) ?? [];
  const [, dayOther, monthOther, yearOther] = dayFirst.exec(plain) ?? [];
  const found = [year ?? yearOther, (month ?? monthOther)?.padStart(2, '0'), (day ?? dayOther)?.padStart(2, '0')].join('-');
  return parseCivilDate(found) === null ? text.trim() : found;
}
