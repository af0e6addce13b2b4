import { toSimplified } from '@/backoffice/domains/evaluation/address/han-simplified';
import type { PlaceDraft } from '@/backoffice/domains/evaluation/address/place.types';
import { findSubDistrict } from '@/valuation/facts/districts';
import type { AskedName } from './measure-names';
import { typedJyutping, typedLocally, typedPinyin } from './spelled-sounds';

/** Numbers that look random and are the same every time (Numerical Recipes, linear congruence). */
function createSequence(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

type Pick = (limit: number) => number;

const isEnglish = ({ en }: PlaceDraft): boolean => /^[a-z' .&-]{5,}$/i.test(en);
const isChinese = ({ hk }: PlaceDraft): boolean => /^\p{Script=Han}{3,}$/u.test(hk);

/** One letter dropped, doubled or swapped with the next, not at the start. */
function misspelled(text: string, pick: Pick): string {
  const at = 1 + pick(text.length - 2);
  const ways = [
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + text.charAt(at) + text.slice(at),
    text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  ];
  return ways[pick(ways.length)] ?? text;
}

const syllables: readonly (readonly [RegExp, string])[] = [
  [/\bTsz\b/g, 'Tze'],
  [/\bShing\b/g, 'Sing'],
  [/\bChuen\b/g, 'Tsuen'],
  [/\bKwai\b/g, 'Kuai'],
  [/\bFu\b/g, 'Foo'],
  [/\bYuen\b/g, 'Yun'],
  [/\bWah\b/g, 'Wa'],
  [/\bTai\b/g, 'Tay'],
  [/\bHoi\b/g, 'Hoy'],
  [/\bKam\b/g, 'Gam'],
];

const shortened = (text: string): string =>
  text
    .replace(/\bGardens?\b/, 'Gdn')
    .replace(/\bMansions?\b/, 'Mans')
    .replace(/\bBuilding\b/, 'Bldg')
    .replace(/\bCourt\b/, 'Ct')
    .replace(/\bHeights\b/, 'Hts');

const variants = (text: string): string =>
  text.replace(
    /[台采匯峰村里]/gu,
    (character) =>
      ({ 台: '臺', 采: '釆', 匯: '滙', 峰: '峯', 村: '邨', 里: '裏' })[character] ?? character,
  );

interface Spelling {
  suits: (place: PlaceDraft) => boolean;
  write: (place: PlaceDraft, pick: Pick) => string;
}

/** Ways in which people write one name. */
const spellings: readonly Spelling[] = [
  { suits: isEnglish, write: ({ en }, pick) => misspelled(en, pick) },
  { suits: isEnglish, write: ({ en }) => en.toLowerCase().replaceAll(' ', '') },
  { suits: isEnglish, write: ({ en }) => shortened(en) },
  {
    suits: isEnglish,
    write: ({ en }) => syllables.reduce((text, [from, to]) => text.replace(from, to), en),
  },
  {
    suits: isEnglish,
    write: ({ en, district }) => `${en}, ${findSubDistrict(district)?.name.en ?? ''}`,
  },
  {
    suits: isEnglish,
    write: ({ en }, pick) => `Flat ${'ABCDEFGH'.charAt(pick(8))} ${1 + pick(25)}/F ${en}`,
  },
  { suits: isChinese, write: ({ hk }) => toSimplified(hk) },
  { suits: isChinese, write: ({ hk }) => variants(hk) },
  {
    suits: isChinese,
    write: ({ hk, district }) => `${findSubDistrict(district)?.name.hk ?? ''}${hk}`,
  },
  {
    suits: isChinese,
    write: ({ hk }, pick) => `${hk} ${1 + pick(25)}樓 ${'ABCDEFGH'.charAt(pick(8))}室`,
  },
];

/** Ways in which people write a Chinese name by its sound. */
const soundSpellings: readonly Spelling[] = [
  { suits: isChinese, write: ({ hk }) => typedPinyin(hk) },
  { suits: isChinese, write: ({ hk }) => typedPinyin(hk, 1) },
  { suits: isChinese, write: ({ hk }) => typedPinyin(hk, 2) },
  { suits: isChinese, write: ({ hk }) => typedJyutping(hk, { hasTones: true }) },
  { suits: isChinese, write: ({ hk }) => typedJyutping(hk, { hasTones: false }) },
  { suits: isChinese, write: ({ hk }) => typedLocally(hk) },
  { suits: isChinese, write: ({ hk }, pick) => misspelled(typedPinyin(hk), pick) },
  { suits: isChinese, write: ({ hk }, pick) => misspelled(typedLocally(hk), pick) },
];

/** Names of estates and of buildings written by their sound, always the same ones. */
export function spelledSounds(places: readonly PlaceDraft[], count: number): AskedName[] {
  const pick = createSequence(20_261_124);
  const estates = places.filter(({ kind }) => kind === 'estate');
  return Array.from({ length: count }, () => spelledName(soundSpellings, { estates, pick }));
}

function spelledName(
  ways: readonly Spelling[],
  { estates, pick }: { estates: readonly PlaceDraft[]; pick: Pick },
): AskedName {
  for (;;) {
    const spelling = ways[pick(ways.length)];
    const place = estates[pick(estates.length)];
    if (!spelling || !place || !spelling.suits(place)) continue;
    return { text: spelling.write(place, pick), right: [place.en, place.hk] };
  }
}

/** Spellings of estates and addresses of streets, made by rule from the catalogue, always the same ones. */
export function spelledAddresses(places: readonly PlaceDraft[], count: number): AskedName[] {
  const pick = createSequence(20_261_122);
  const estates = places.filter(({ kind }) => kind === 'estate');
  const byId = new Map(places.map((place) => [place.id, place]));
  const numbers = places.filter(({ kind, en }) => kind === 'streetno' && /^\d+[A-Z]?$/.test(en));
  return Array.from({ length: count }, (_, at): AskedName => {
    if (at % 4 === 0) {
      const number = numbers[pick(numbers.length)];
      const street = byId.get(number?.parent ?? '');
      if (!number || !street) return { text: '', right: [] };
      const texts = [
        `${street.hk}${number.en}號`,
        `${number.en} ${street.en}`,
        `${street.hk} ${number.en}`,
        `${street.en} ${number.en}`,
        `No. ${number.en}, ${street.en.replace(/\bRoad\b/, 'Rd').replace(/\bStreet\b/, 'St')}`,
        `${toSimplified(street.hk)}${number.en}号`,
      ];
      return {
        text: texts[pick(texts.length)] ?? '',
        right: [`${street.hk}${number.en}號`, number.target ?? ''],
      };
    }
    return spelledName(at % 8 === 1 ? soundSpellings : spellings, { estates, pick });
  });
}
