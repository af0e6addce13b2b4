import { createHash } from 'node:crypto';
import type { PlaceLevel } from '@/contracts/evaluation/evaluation';
import { subDistricts } from '@/valuation/facts/districts';
import { PostingsBuilder } from './address-postings';
import { joinKey } from './text-normalise';
import type { Place, PlaceDraft, TokenRow } from './place.types';

const idPrefixes: Readonly<Partial<Record<PlaceLevel, string>>> = {
  estate: 'e',
  street: 'st',
  streetno: 'n',
  building: 'b',
  block: 'k',
};

/** A place gets the same identifier in every import, derived from its parent and its name. */
export function placeId(kind: PlaceLevel, within: string, name: string): string {
  const digest = createHash('sha1')
    .update(`${within}|${joinKey(name) || name}`)
    .digest('hex')
    .slice(0, 14);
  return `${idPrefixes[kind] ?? 'p'}:${digest}`;
}

/** The 103 sub-districts as places, so that they are found by name. */
export const districtDrafts: readonly PlaceDraft[] = subDistricts.map(({ id, name }) => ({
  id,
  kind: 'district',
  district: id,
  parent: null,
  target: null,
  ...name,
  facts: {},
}));

const levelsByImportance: readonly PlaceLevel[] = [
  'area',
  'district',
  'estate',
  'street',
  'building',
  'block',
  'streetno',
];

/** Numbers the places, the important ones and short names first, and builds their search index. */
export function compilePlaces(drafts: readonly PlaceDraft[]): {
  places: Place[];
  tokens: TokenRow[];
} {
  const rankOf = ({ kind, facts, en }: PlaceDraft) =>
    levelsByImportance.indexOf(kind) * 1e6 - Math.min(facts.sales ?? 0, 5_000) * 10 + en.length;
  const ranked = drafts
    .map((draft) => ({ draft, rank: rankOf(draft) }))
    .sort((one, other) => one.rank - other.rank || (one.draft.id < other.draft.id ? -1 : 1));
  const places = ranked.map(({ draft }, number) => ({ number, ...draft }));
  const byId = new Map<string, PlaceDraft>(drafts.map((draft) => [draft.id, draft]));
  const postingsBuilder = new PostingsBuilder();
  for (const place of places) {
    const parent = place.parent === null ? undefined : byId.get(place.parent);
    const district = place.kind === 'district' ? undefined : byId.get(place.district);
    postingsBuilder.add(place.number, [
      ...searchTextsOf(place, parent),
      ...namesOf(parent),
      ...namesOf(district),
    ]);
  }
  return { places, tokens: postingsBuilder.rows() };
}

/** A street number is found by number and street written together, in either script. */
function searchTextsOf(place: PlaceDraft, parent: PlaceDraft | undefined): string[] {
  if (place.kind === 'streetno' && parent) return [`${place.en} ${parent.en}`, place.hk];
  return namesOf(place);
}

function namesOf(place: PlaceDraft | undefined): string[] {
  return place
    ? [place.en, ...(place.hk === place.en ? [] : [place.hk]), ...(place.facts.aliases ?? [])]
    : [];
}
