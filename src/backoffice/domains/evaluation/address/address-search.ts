import { LRUCache } from 'lru-cache';
import { findSubDistrict } from '@/valuation/facts/districts';
import { searchTokens } from './token-places';
import { parseAddressQuery, type AddressQuery } from './address-query';
import {
  prepareName,
  rarestTokens,
  scorePlace,
  selectCandidates,
  type PreparedName,
  type PreparedQuery,
  type RankedPlace,
} from './address-ranking';
import type { Dataset } from '../dataset/dataset.repository';
import { findInnerPlaces, type InnerPlaceLists } from './inner-places';
import type { PlaceDirectory } from './place-directory';
import type { LocatedPlace } from './place-labels';
import type { TokenPlacesDirectory } from './token-places-directory';

const candidateLimit = 40;
const resultLimit = 12;
const minScore = 0.42;
/** Results far below the best score are noise. */
const minShareOfBest = 0.6;
const maxCachedNames = 10_000;
/** A street number or block that was asked for comes before its street or estate. */
const innerPlaceBonus = 0.2;
/** A place in a district that was named comes before its namesakes elsewhere. */
const withinBonus = 0.08;
const minShareForInner = 0.8;
/** Streets and estates whose numbers and blocks are looked through. */
const maxSurroundings = 8;

/** What a search found, and the floor and flat that its text named. */
export interface AddressSearchResult {
  places: LocatedPlace[];
  floor: number | undefined;
  room: string | undefined;
}

export type AddressSearch = (dataset: Dataset, query: string) => Promise<AddressSearchResult>;

export interface AddressSearchOptions {
  tokenPlaces: TokenPlacesDirectory;
  places: PlaceDirectory;
  lists: InnerPlaceLists;
  countPlaces: (dataset: number) => Promise<number>;
}

interface ScoredPlace {
  item: LocatedPlace;
  score: number;
}

/** Finds places by name or address: the places of its tokens are the candidates, whose names are then compared in full. */
export function createAddressSearch({
  tokenPlaces,
  places,
  lists,
  countPlaces,
}: AddressSearchOptions): AddressSearch {
  const prepareCached = createNameCache();
  let scores = new Uint16Array(0);

  async function findCandidates(dataset: number, query: PreparedQuery): Promise<number[]> {
    const found = await tokenPlaces.find(dataset, searchTokens(query.tokens));
    const total = await countPlaces(dataset);
    if (scores.length !== total) scores = new Uint16Array(total);
    return selectCandidates(rarestTokens(found), { total, limit: candidateLimit, scores });
  }

  function scoreOf(item: LocatedPlace, query: AddressQuery): number {
    const isWithin = query.within.has(item.place.district);
    return likenessOf(item, query) + (isWithin ? withinBonus : 0);
  }

  function likenessOf(item: LocatedPlace, { whole, core }: AddressQuery): number {
    const wholeScore = scorePlace(whole, rankedPlace(item, scriptsOf(whole)), prepareCached);
    if (core.joined === whole.joined) return wholeScore;
    const coreScore = scorePlace(core, rankedPlace(item, scriptsOf(core)), prepareCached);
    // The words beside the name must not count against the place that it names, but tell namesakes apart.
    return Math.max(wholeScore, 0.7 * coreScore + 0.3 * wholeScore);
  }

  async function findInner(
    dataset: number,
    { query, scored }: { query: AddressQuery; scored: readonly ScoredPlace[] },
  ): Promise<ScoredPlace[]> {
    if (query.numbers.length === 0 && query.block === undefined) return [];
    const likely = (scored[0]?.score ?? 0) * minShareForInner;
    const surroundings = scored.filter(({ score }) => score >= likely).slice(0, maxSurroundings);
    const inner = await Promise.all(
      surroundings.map(async ({ item: { place }, score }) => {
        const ids = await findInnerPlaces(lists, { dataset, place, query });
        return (await places.find(dataset, ids)).map((item) => ({
          item,
          score: score + innerPlaceBonus,
        }));
      }),
    );
    return inner.flat();
  }

  return async ({ id: dataset }, text) => {
    const query = parseAddressQuery(text);
    const { whole, core, floor, room } = query;
    const numbers = new Set(await findCandidates(dataset, core));
    if (core.joined !== whole.joined)
      for (const number of await findCandidates(dataset, whole)) numbers.add(number);
    const scored = (await places.findNumbers(dataset, [...numbers]))
      .map((item) => ({ item, score: scoreOf(item, query) }))
      .sort(byScore);
    const all = [...scored, ...(await findInner(dataset, { query, scored }))].sort(byScore);
    const best = all[0]?.score ?? 0;
    const ranked = all
      .filter(({ score }) => score >= minScore && score >= best * minShareOfBest)
      .map(({ item }) => item);
    return { places: withoutTwins(ranked).slice(0, resultLimit), floor, room };
  };
}

const byScore = (one: ScoredPlace, other: ScoredPlace): number =>
  other.score - one.score || one.item.place.number - other.item.place.number;

/** A place is offered once: by its name or by one of its numbers, whichever comes first. */
function withoutTwins(ranked: readonly LocatedPlace[]): LocatedPlace[] {
  const seen = new Set<string>();
  return ranked.filter(({ place }) => {
    const key = place.target ?? place.id;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Caches prepared names: streets, estates and districts recur with every place in them. */
function createNameCache(): (text: string) => PreparedName {
  const cache = new LRUCache<string, PreparedName>({ max: maxCachedNames });
  return (text) => {
    const cached = cache.get(text);
    if (cached) return cached;
    const prepared = prepareName(text);
    cache.set(text, prepared);
    return prepared;
  };
}

type Script = 'en' | 'hk';

/** A query in one script is compared with names in that script only. */
function scriptsOf({ tokens }: PreparedQuery): readonly Script[] {
  if (tokens.characters.length === 0) return ['en'];
  return /[a-z]/.test(tokens.latin.join('').replaceAll('block', '')) ? ['en', 'hk'] : ['hk'];
}

function rankedPlace({ place, parent }: LocatedPlace, scripts: readonly Script[]): RankedPlace {
  const district = place.kind === 'district' ? undefined : findSubDistrict(place.district)?.name;
  const names = scripts.map((script) => {
    if (place.kind === 'streetno' && parent) {
      const own = script === 'en' ? [place.en, parent.en] : [parent.hk, place.hk];
      return { own, context: district ? [district[script]] : [] };
    }
    return {
      own: [place[script]],
      context: [parent?.[script], district?.[script]].filter((name) => name !== undefined),
    };
  });
  const aliases = (place.facts.aliases ?? []).map((alias) => ({ own: [alias], context: [] }));
  const mixed =
    names.length > 1
      ? [{ own: names.flatMap(({ own }) => own), context: names.flatMap(({ context }) => context) }]
      : [];
  return { kind: place.kind, names: [...names, ...aliases, ...mixed] };
}
