import { parseDecimal, normaliseText } from './parse-number';

const currency =
  /^(?:hk\s*\$|hkd|港元|港幣|港币|\$)\s*|\s*(?:hkd|港元|港幣|港币|港圓|元|圓|圆|蚊)(?:正|整)?$/g;

const digits: Readonly<Record<string, number>> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  兩: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  // The forms of cheques and contracts.
  壹: 1,
  貳: 2,
  贰: 2,
  叁: 3,
  參: 3,
  叄: 3,
  肆: 4,
  伍: 5,
  陸: 6,
  陆: 6,
  柒: 7,
  捌: 8,
  玖: 9,
};
const tens: Readonly<Record<string, number>> = {
  十: 10,
  拾: 10,
  百: 100,
  佰: 100,
  千: 1_000,
  仟: 1_000,
};
const multiples: readonly [pattern: RegExp, factor: number][] = [
  [/^(?:億|亿)/, 100_000_000],
  [/^(?:millions?|mil|mn|m)(?![a-z])/, 1_000_000],
  [/^(?:萬|万|w(?![a-z]))/, 10_000],
  [/^(?:thousands?|k)(?![a-z])/, 1_000],
];
const arabic = /^[\d.][\d.,'_\s]*/;

interface NumberToken {
  kind: 'number';
  value: number;
  length: number;
  /** Begins with a written zero, as in `零五`. */
  hasZero: boolean;
  /** Several written digits in a row, as in `三五〇`, which stand for themselves. */
  isSpelledOut: boolean;
}

type Token = NumberToken | { kind: 'ten'; value: number } | { kind: 'multiple'; value: number };

/** The number, place (十百千) or multiple (萬, 億, k, m) that the text begins with, and the rest. */
function nextToken(text: string): { token: Token; rest: string } | null {
  const take = (
    number: Pick<NumberToken, 'value' | 'length'> & Partial<NumberToken>,
    size: number,
  ) => {
    const token: Token = { kind: 'number', hasZero: false, isSpelledOut: false, ...number };
    return { token, rest: text.slice(size) };
  };
  const plain = arabic.exec(text)?.[0];
  if (plain !== undefined) {
    const value = parseDecimal(plain);
    return value === null ? null : take({ value, length: plain.trim().length }, plain.length);
  }
  const firstOther = [...text].findIndex((sign) => !(sign in digits));
  const length = firstOther === -1 ? text.length : firstOther;
  if (length > 0) {
    const figures = [...text.slice(0, length)].map((sign) => digits[sign] ?? 0);
    const value = Number(figures.join(''));
    return take({ value, length, hasZero: figures[0] === 0, isSpelledOut: length > 1 }, length);
  }
  const ten = tens[text.charAt(0)];
  if (ten !== undefined) return { token: { kind: 'ten', value: ten }, rest: text.slice(1) };
  for (const [pattern, value] of multiples) {
    const found = pattern.exec(text)?.[0];
    if (found) return { token: { kind: 'multiple', value }, rest: text.slice(found.length) };
  }
  return null;
}

/** What stands before the next multiple: `三百五十`, `1,200`, `3百`. */
interface Section {
  sum: number;
  pending: NumberToken | null;
  lastTen: number;
}

const emptySection: Section = { sum: 0, pending: null, lastTen: Infinity };

/** Null where a digit's place is left open, as in `三百五`, which is 350 to one reader and 305 to another. */
function sectionValue({ sum, pending, lastTen }: Section): number | null {
  if (!pending) return sum > 0 ? sum : null;
  const isOpen = lastTen > 10 && Number.isFinite(lastTen) && !pending.hasZero;
  return isOpen || pending.value >= lastTen ? null : sum + pending.value;
}

function addToSection(
  section: Section,
  token: Exclude<Token, { kind: 'multiple' }>,
): Section | null {
  const { sum, pending, lastTen } = section;
  if (token.kind === 'number') return pending ? null : { ...section, pending: token };
  if (token.value >= lastTen || (!pending && sum > 0 && token.value > 10)) return null;
  if (pending?.isSpelledOut && !pending.hasZero) return null;
  return {
    sum: sum + (pending?.value ?? 1) * token.value,
    pending: null,
    lastTen: token.value,
  };
}

/** Whether what follows a multiple is clear: all its places (`3萬0500`), a zero (`三萬零五百`) or a place of its own (`三萬五千`). */
function isClearRest({ pending, lastTen }: Section, multiple: number): boolean {
  if (lastTen !== Infinity || !Number.isFinite(multiple)) return true;
  return pending !== null && (pending.hasZero || pending.length >= String(multiple).length - 1);
}

/**
 * An amount in HK$ in any common notation: `3,000,000`, `HK$3m`, `３００萬`, `1億2000萬`, `500k`, `三百五十萬`, `壹佰万元正`. Null if it is
 * not one; units must decrease, and a bare number after a unit (`3萬5`) is refused because it is ambiguous. Rounded to the cent.
 */
export function parseMoney(text: string): number | null {
  let rest = normaliseText(text).replaceAll(currency, '').trim();
  if (rest === '') return null;
  let total = 0;
  let section = emptySection;
  let lastMultiple = Infinity;
  while (rest !== '') {
    const next = nextToken(rest);
    if (!next) return null;
    rest = next.rest.trimStart();
    if (next.token.kind === 'multiple') {
      const value = sectionValue(section);
      if (value === null || next.token.value >= lastMultiple) return null;
      total += value * next.token.value;
      lastMultiple = next.token.value;
      section = emptySection;
      continue;
    }
    const longer = addToSection(section, next.token);
    if (!longer) return null;
    section = longer;
  }
  if (section.pending || section.sum > 0) {
    const value = sectionValue(section);
    if (value === null || !isClearRest(section, lastMultiple)) return null;
    total += value;
  }
  return Number.isFinite(total) ? Math.round(total * 100) / 100 : null;
}
