import { createHash } from 'node:crypto';
import type { PlaceLevel } from '@/contracts/evaluation/evaluation';
import { subDistricts } from '@/valuation/facts/districts';
import { PostingsBuilder } from './address-postings';
import { joinKey } from './text-normalise';
import type { Place, PlaceDraft, TokenRow } from './place.types';

const prefixes: Readonly<Partial<Record<PlaceLevel, string>>> = {
  estate: 'e',
  street: 'st',
  streetno: 'n',
  building: 'b',
  block: 'k',
};

/** The same place gets the same identifier in every import: it follows from what it stands in and from its name. */
export function placeId(kind: PlaceLevel, within: string, name: string): string {
  const digest = createHash('sha1')
    .update(`${within}|${joinKey(name) || name}`)
    .digest('hex')
    .slice(0, 14);
  return `${prefixes[kind] ?? 'p'}:${digest}`;
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

const importance: readonly PlaceLevel[] = [
  'area',
  'district',
  'estate',
  'street',
  'building',
  'block',
  'streetno',
];

/** Numbers the places, the important ones and short names first, and makes their search index. */
export function compilePlaces(drafts: readonly PlaceDraft[]): {
  places: Place[];
  tokens: TokenRow[];
} {
  const rank = ({ kind, facts, en }: PlaceDraft) =>
    importance.indexOf(kind) * 1e6 - Math.min(facts.sales ?? 0, 5_000) * 10 + en.length;
  const ranked = drafts
    .map((draft) => ({ draft, at: rank(draft) }))
    .sort((one, other) => one.at - other.at || (one.draft.id < other.draft.id ? -1 : 1));
  const places = ranked.map(({ draft }, number) => ({ number, ...draft }));
  const byId = new Map<string, PlaceDraft>(drafts.map((draft) => [draft.id, draft]));
  const builder = new PostingsBuilder();
  for (const place of places) {
    const parent = place.parent === null ? undefined : byId.get(place.parent);
    const district = place.kind === 'district' ? undefined : byId.get(place.district);
    builder.add(place.number, [
      ...ownTexts(place, parent),
      ...namesOf(parent),
      ...namesOf(district),
    ]);
  }
  return { places, tokens: builder.rows() };
}

/** A street number is found by number and street written together, in either script. */
function ownTexts(place: PlaceDraft, parent: PlaceDraft | undefined): string[] {
  if (place.kind === 'streetno' && parent) return [`${place.en} ${parent.en}`, place.hk];
  return namesOf(place);
}

function namesOf(place: PlaceDraft | undefined): string[] {
  return place
    ? [place.en, ...(place.hk === place.en ? [] : [place.hk]), ...(place.facts.aliases ?? [])]
    : [];
}
