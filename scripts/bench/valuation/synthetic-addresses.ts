import { builtInDrafts } from '@/backoffice/domains/evaluation/dataset/built-in-dataset';
import { toSimplified } from '@/backoffice/domains/evaluation/address/han-simplified';
import { placeId } from '@/backoffice/domains/evaluation/address/place-compilation';
import type { PlaceDraft } from '@/backoffice/domains/evaluation/address/place.types';

const addressCount = 100_000;
const queryCount = 600;

const syllables = [
  'fu',
  'wah',
  'on',
  'lok',
  'hing',
  'kwong',
  'tai',
  'wing',
  'yuen',
  'shing',
  'mei',
  'lai',
  'cheung',
  'ping',
  'kam',
  'tak',
  'yee',
  'chun',
  'hoi',
  'man',
];
const characters = Array.from('富華安樂興廣泰永源誠美麗長平金德怡春海文');
const kinds = [
  ['Court', '閣'],
  ['Mansion', '大廈'],
  ['Garden', '花園'],
  ['Building', '樓'],
  ['Terrace', '臺'],
  ['House', '樓'],
] as const;
const streets = [
  ['Road', '道'],
  ['Street', '街'],
  ['Lane', '里'],
] as const;

/** A deterministic pseudo-random sequence (Lehmer generator). */
export function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function generateName(
  random: (below: number) => number,
  [english, chinese]: readonly [string, string],
): { en: string; hk: string; cn: string } {
  const picks = Array.from({ length: 2 + random(2) }, () => random(syllables.length));
  const words = picks
    .map((pick) => syllables[pick] ?? '')
    .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  const hk = `${picks.map((pick) => characters[pick] ?? '').join('')}${chinese}`;
  return { en: `${words.join(' ')} ${english}`, hk, cn: toSimplified(hk) };
}

/** The built-in tree, and synthetic streets, numbers and buildings up to the count. */
export function generatePlaceDrafts(): PlaceDraft[] {
  const random = createRandom(20_261_121);
  const drafts = new Map(builtInDrafts().map((draft) => [draft.id, draft]));
  const districts = [...drafts.keys()].filter((id) => id.startsWith('s:'));
  const pickFrom = <T>(list: readonly T[]): T => list[random(list.length)] ?? (list[0] as T);
  while (drafts.size < addressCount) {
    const district = pickFrom(districts);
    const name = generateName(random, pickFrom(streets));
    const street: PlaceDraft = {
      id: placeId('street', district, name.en),
      kind: 'street',
      district,
      parent: null,
      target: null,
      ...name,
      facts: {},
    };
    drafts.set(street.id, street);
    for (let number = 1; number <= 40; number += 1) {
      const building = generateName(random, pickFrom(kinds));
      const target: PlaceDraft = {
        id: placeId('building', `${district}${number}`, building.en),
        kind: 'building',
        district,
        parent: street.id,
        target: null,
        ...building,
        facts: {},
      };
      drafts.set(target.id, target);
      drafts.set(`${street.id}-${number}`, {
        id: placeId('streetno', street.id, String(number)),
        kind: 'streetno',
        district,
        parent: street.id,
        target: target.id,
        en: String(number),
        hk: `${number}號`,
        cn: `${number}号`,
        facts: {},
      });
    }
  }
  const unique = new Map([...drafts.values()].map((draft) => [draft.id, draft]));
  return [...unique.values()].slice(0, addressCount);
}

/** Names as people type them: whole, with a letter missing, words swapped or joined, half of them in Chinese. */
export function generateQueries(drafts: readonly PlaceDraft[]): string[] {
  const random = createRandom(7);
  return Array.from({ length: queryCount }, (_, index) => {
    const { en, hk, cn, kind } = drafts[random(drafts.length)] ??
      drafts[0] ?? { en: '', hk: '', cn: '', kind: 'estate' };
    const name = kind === 'streetno' ? `${en} Wing Lok Street` : en;
    const cutPosition = 1 + random(Math.max(1, name.length - 2));
    const variants = [
      name,
      `${name.slice(0, cutPosition)}${name.slice(cutPosition + 1)}`,
      name.split(' ').reverse().join(' '),
      name.replaceAll(' ', '').toLowerCase(),
      hk || name,
      cn || name,
    ];
    return variants[index % variants.length] ?? name;
  });
}
