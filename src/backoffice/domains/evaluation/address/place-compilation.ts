import { createHash } from 'node:crypto';
import type { PlaceLevel } from '@/contracts/evaluation/chosen-places';
import { subDistricts } from '@/valuation/facts/districts';
import { runToCompletion, type IncrementalTask } from '@/valuation/numeric/incremental-task';
import { TokenPlacesBuilder, type TokenPlaces } from './token-places';
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

/** Of two places of the same name, people more often search for the one where flats are traded. */
const tradedPoints = { recently: 4_000, earlier: 2_000 } as const;

/** Numbers the places, the important ones, the better known ones and short names first. */
export function numberPlaces(drafts: readonly PlaceDraft[]): Place[] {
  const rankOf = ({ kind, facts, en }: PlaceDraft) =>
    levelsByImportance.indexOf(kind) * 1e6 -
    Math.min(facts.sales ?? 0, 5_000) * 10 -
    (facts.traded ? tradedPoints[facts.traded] : 0) -
    (facts.prominence ?? 0) +
    en.length;
  return drafts
    .map((draft) => ({ draft, rank: rankOf(draft) }))
    .sort((one, other) => one.rank - other.rank || (one.draft.id < other.draft.id ? -1 : 1))
    .map(({ draft }, number) => ({ number, ...draft }));
}

/** Numbered places and their search index. */
export interface CompiledPlaces {
  places: Place[];
  tokenPlaces: TokenPlaces[];
}

/** Numbers the places and builds their search index in small steps. */
export function* compileInSteps(
  readDrafts: () => readonly PlaceDraft[],
): IncrementalTask<CompiledPlaces> {
  const drafts = readDrafts();
  yield;
  const places = numberPlaces(drafts);
  yield;
  return { places, tokenPlaces: yield* indexPlaces(places) };
}

const placesPerStep = 100;

/** The search index of numbered places, a few places per step. Numbers of streets and of blocks are found through the street and the estate. */
export function* indexPlaces(places: readonly Place[]): IncrementalTask<TokenPlaces[]> {
  const builder = new TokenPlacesBuilder();
  for (const place of places) {
    if (place.kind !== 'streetno' && !isNumberedBlock(place))
      builder.add(place.number, namesOf(place));
    if (place.number % placesPerStep === 0) yield;
  }
  return builder.tokenPlaces();
}

/** Numbers the places and builds their search index as rows to be stored. */
export function compilePlaces(drafts: readonly PlaceDraft[]): {
  places: Place[];
  tokens: TokenRow[];
} {
  const { places, tokenPlaces } = runToCompletion(compileInSteps(() => drafts));
  const tokens = tokenPlaces.map(({ token, count, places: packed }) => ({
    token,
    count,
    places: Buffer.from(packed).toString('base64'),
  }));
  return { places, tokens };
}

const numberedBlock = /^(?:block|tower|house|phase)?[ .]*(?:[a-z]?\d{0,3}[a-z]?)$/i;

function isNumberedBlock({ kind, en }: PlaceDraft): boolean {
  return kind === 'block' && numberedBlock.test(en);
}

function namesOf(place: PlaceDraft): string[] {
  return [place.en, ...(place.hk === place.en ? [] : [place.hk]), ...(place.facts.aliases ?? [])];
}
