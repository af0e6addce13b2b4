const groupings = /[\s,'_]/g;
const decimal = /^(?:\d+(?:\.\d*)?|\.\d+)$/;
/** The last group has three digits: a comma before one or two is a decimal comma, or a mistake. */
const unclearComma = /,\d{1,2}(?:\.|$)/;
const decimalComma = /^(\d+),(\d{1,2})$/;

/** Full-width digits and signs as plain ones, lower case. */
export const normaliseText = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** A number that is not negative, with `,` or spaces between its groups; null if it is none, or if it may have a decimal comma. */
export function parseDecimal(text: string): number | null {
  const plain = normaliseText(text).replaceAll('。', '.');
  if (unclearComma.test(plain)) return null;
  const digits = plain.replace(groupings, '');
  return decimal.test(digits) ? Number(digits) : null;
}

/** A rate in percent: `8`, `8.25 %`, `8,25`, `８．２５％`, `8 厘`. */
export function parsePercent(text: string): number | null {
  const rate = normaliseText(text).replace(/\s*(?:%|厘)$/, '');
  return parseDecimal(rate.replace(decimalComma, '$1.$2'));
}

const years = /^(.+?)\s*(?:years?|yrs?|y|年)(?:\s*(.+?)\s*(?:months?|mths?|m|个月|個月|月))?$/;
const months = /\s*(?:months?|mths?|m|个月|個月|月)$/;

/** A whole number: `30`, `1,200`; null for parts of one. */
export function parseWholeNumber(text: string): number | null {
  const value = parseDecimal(text);
  return value !== null && Number.isInteger(value) ? value : null;
}

/** Whole months: `120`, `120 months`, `10 years`, `10年6個月`, `1.5 y`. */
export function parseTenorMonths(text: string): number | null {
  const plain = normaliseText(text);
  const inYears = years.exec(plain);
  const whole = inYears ? parseDecimal(inYears[1] ?? '') : 0;
  const rest = inYears
    ? inYears[2]
      ? parseDecimal(inYears[2])
      : 0
    : parseWholeNumber(plain.replace(months, ''));
  return whole === null || rest === null ? null : Math.round(whole * 12 + rest);
}
