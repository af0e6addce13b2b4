import { parseDecimal, plainText } from './parse-number';

const currency = /^(?:hk\s*\$|hkd|港元|港幣|港币|\$)\s*|\s*(?:hkd|港元|港幣|港币|元|蚊)$/g;
const multiples: readonly [pattern: RegExp, factor: number][] = [
  [/^(?:億|亿)$/, 100_000_000],
  [/^(?:百萬|百万|millions?|mn?|mil)$/, 1_000_000],
  [/^(?:萬|万|w)$/, 10_000],
  [/^(?:千|thousand|k)$/, 1_000],
];
const part = /^([\d.,'_\s]+)([^\d.,'_\s][^\d.,'_]*?)?(?=[\d.]|\s|$)\s*/;

function factorOf(unit: string | undefined): number | null {
  if (unit === undefined) return 1;
  return multiples.find(([pattern]) => pattern.test(unit.trim()))?.[1] ?? null;
}

/**
 * An amount in HK$ in any common notation: `3,000,000`, `HK$3m`, `３００萬`, `1億2000萬`, `500k`. Null if it is not one; units must
 * decrease, and a bare number after a unit (`3萬5`) is refused because it is ambiguous. Rounded to the cent.
 */
export function parseMoney(text: string): number | null {
  let rest = plainText(text).replaceAll(currency, '').trim();
  let total = 0;
  let previous = Number.POSITIVE_INFINITY;
  let parts = 0;
  while (rest !== '') {
    const match = part.exec(rest);
    const value = match ? parseDecimal(match[1] ?? '') : null;
    const factor = match ? factorOf(match[2]) : null;
    if (
      !match ||
      value === null ||
      factor === null ||
      factor >= previous ||
      (factor === 1 && parts > 0)
    )
      return null;
    total += value * factor;
    previous = factor;
    parts += 1;
    rest = rest.slice(match[0].length);
  }
  return parts > 0 && Number.isFinite(total) ? Math.round(total * 100) / 100 : null;
}
