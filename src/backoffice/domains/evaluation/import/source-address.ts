import type { DistrictId, SubDistrictId } from '@/valuation/facts/districts';
import { subDistrictIdOf } from '@/valuation/facts/district-names';

export interface BilingualName {
  en: string;
  hk: string;
}

/** One address of a source; blank names are unknown. */
export interface SourceAddress {
  district: DistrictId;
  /** The town that the source writes before the street, where it does. */
  town: SubDistrictId | null;
  street: BilingualName;
  number: string;
  building: BilingualName;
  estate: BilingualName | null;
  block: BilingualName | null;
  position: [number, number] | null;
}

const abbreviations: Readonly<Record<string, string>> = {
  HSE: 'House',
  BLDG: 'Building',
  BLK: 'Block',
  TWR: 'Tower',
  MANS: 'Mansion',
  GDN: 'Garden',
  GDNS: 'Gardens',
  CTR: 'Centre',
  EST: 'Estate',
  RD: 'Road',
  ST: 'Street',
};
const lowercaseWords = new Set(['OF', 'AND', 'THE', 'AT', 'BY', 'ON', 'IN']);

/** A name in capitals as people write it: `NGA LAI HSE` becomes `Nga Lai House`. */
export function titleCase(name: string): string {
  const words = name.normalize('NFKC').trim().split(/\s+/);
  return words.map((word, at) => titleWord(word, at === 0)).join(' ');
}

function titleWord(word: string, isFirst: boolean): string {
  const known = abbreviations[word];
  if (known && !(word === 'ST' && isFirst)) return known;
  if (/^(I{1,3}|IV|VI{0,3}|IX|XI{0,2})$/.test(word) || /\d/.test(word) || word.length === 1)
    return word;
  if (!isFirst && lowercaseWords.has(word) && word !== 'ON' && word !== 'IN')
    return word.toLowerCase();
  return word.toLowerCase().replace(/(^|[-(/.])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** A Chinese name with plain letters and digits (`Ａ２座` becomes `A2座`). */
export function normaliseChinese(name: string): string {
  return name.normalize('NFKC').trim();
}

/** Separates the town from a street's names (`元朗 安興街`, `YUEN LONG ON HING STREET`). */
export function splitTown({ en, hk }: BilingualName): {
  town: SubDistrictId | null;
  street: BilingualName;
} {
  const [first = '', ...remainder] = hk.split(' ');
  const town = remainder.length > 0 ? (subDistrictIdOf(first) ?? null) : null;
  if (town === null)
    return { town, street: { en: titleCase(en), hk: normaliseChinese(hk.replaceAll(' ', '')) } };
  const words = en.split(' ');
  const townWords =
    [1, 2, 3].find(
      (count) =>
        words.length - count >= 2 && subDistrictIdOf(words.slice(0, count).join(' ')) === town,
    ) ?? 0;
  return {
    town,
    street: {
      en: titleCase(words.slice(townWords).join(' ')),
      hk: normaliseChinese(remainder.join('')),
    },
  };
}
