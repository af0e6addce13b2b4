import { LRUCache } from 'lru-cache';
import { findSubDistrict } from '@/valuation/facts/districts';
import { searchTokens } from './token-places';
import { coversNumber, parseAddressQuery, type AddressQuery } from './address-query';
import {
  levelBonus,
  prepareName,
  rarestTokens,
  scorePlace,
  selectCandidates,
  type PreparedQuery,
  type RankedPlace,
} from './address-ranking';
import type { Dataset } from '../dataset/dataset.repository';
import { findInnerPlaces, type InnerPlaceLists } from './inner-places';
import type { PlaceDirectory } from './place-directory';
import type { LocatedPlace, SaidParts } from './place-labels';
import {
  nameSounds,
  prepareSounds,
  soundSimilarity,
  type SoundQuery,
} from './readings/name-sounds';
import type { Place } from './place.types';
import type { TokenPlacesDirectory } from './token-places-directory';

const candidateLimit = 40;
const resultLimit = 12;
const minScore = 0.42;
/** Results far below the best score are noise. */
const minShareOfBest = 0.6;
const maxCachedNames = 10_000;
/** A street number or block that was asked for comes before its street or estate. */
const innerPlaceBonus = 0.2;
/** The part of a street near whose numbers the one asked for would stand comes before its other parts, and these numbers come next. */
const nearPartBonus = 0.12;
const nearNumberBonus = 0.11;
/** A building named after the number that was asked for comes before its street. */
const numberedNameBonus = 0.1;
/** A text that matches no written name this well is also compared with how Chinese names sound. */
const minScoreWithoutSounds = 1;
/** A place in a district that was named comes before its namesakes elsewhere. */
const withinBonus = 0.08;
const minShareForInner = 0.8;
/** Streets and estates whose numbers and blocks are looked through. */
const maxSurroundings = 8;

/** What a search found, and what its text named inside a place. */
export interface AddressSearchResult extends SaidParts {
  places: LocatedPlace[];
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
  const prepareCached = cachedByName(prepareName);
  const soundsCached = cachedByName(nameSounds);
  let scores = new Uint16Array(0);

  async function findCandidates(dataset: number, tokens: readonly string[]): Promise<number[]> {
    const found = await tokenPlaces.find(dataset, tokens);
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
    const { numbers, block, phase } = query;
    if (numbers.length === 0 && block === undefined && phase === undefined) return [];
    const likely = (scored[0]?.score ?? 0) * minShareForInner;
    const surroundings = scored.filter(({ score }) => score >= likely).slice(0, maxSurroundings);
    const inner = await Promise.all(
      surroundings.map(async ({ item, score }) => {
        const { ids, nearness } = await findInnerPlaces(lists, {
          dataset,
          place: item.place,
          query,
        });
        return { around: item, score, nearness, items: await places.find(dataset, ids) };
      }),
    );
    const found = inner.filter(({ items, nearness }) => items.length > 0 && nearness === undefined);
    if (found.length > 0)
      return found.flatMap(({ items, score }) =>
        items.map((item) => ({ item, score: score + innerPlaceBonus })),
      );
    const named = scored.filter(
      ({ item, score }) => score >= likely && isAtNumber(item.place, numbers),
    );
    if (named.length > 0)
      return named.map(({ item, score }) => ({ item, score: score + numberedNameBonus }));
    const [nearest] = inner
      .filter(({ items }) => items.length > 0)
      .sort((one, other) => (other.nearness ?? 0) - (one.nearness ?? 0));
    return nearest ? nearNumbers(nearest) : [];
  }

  /** Places whose Chinese names sound like the text, where it is of Latin letters and no name is written like it. */
  async function findBySound(
    dataset: number,
    { query, best }: { query: AddressQuery; best: number },
  ): Promise<ScoredPlace[]> {
    const sounds = best < minScoreWithoutSounds ? prepareSounds(query.core.joined) : undefined;
    if (!sounds) return [];
    const numbers = await findCandidates(dataset, sounds.tokens);
    return (await places.findNumbers(dataset, numbers)).map((item) => ({
      item,
      score: soundScore(item, { sounds, within: query.within }),
    }));
  }

  return async ({ id: dataset }, text) => {
    const query = parseAddressQuery(text);
    const { whole, core, floor, room, block, phase } = query;
    const numbers = new Set(await findCandidates(dataset, searchTokens(core.tokens)));
    if (core.joined !== whole.joined)
      for (const number of await findCandidates(dataset, searchTokens(whole.tokens)))
        numbers.add(number);
    const written = (await places.findNumbers(dataset, [...numbers]))
      .map((item) => ({ item, score: scoreOf(item, query) }))
      .sort(byScore);
    const best = written[0]?.score ?? 0;
    const sounding = await findBySound(dataset, { query, best });
    const scored = [...written, ...sounding].sort(byScore);
    const all = [...(await findInner(dataset, { query, scored })), ...scored].sort(byScore);
    const top = all[0]?.score ?? 0;
    const ranked = all
      .filter(({ score }) => score >= minScore && score >= top * minShareOfBest)
      .map(({ item }) => item);
    return { places: withoutTwins(ranked).slice(0, resultLimit), floor, room, block, phase };
  };

  function soundScore(
    { place }: LocatedPlace,
    { sounds, within }: { sounds: SoundQuery; within: ReadonlySet<string> },
  ): number {
    const names = [place.hk, ...(place.facts.aliases ?? [])];
    const likeness = Math.max(...names.map((name) => soundSimilarity(sounds, soundsCached(name))));
    return likeness + levelBonus[place.kind] + (within.has(place.district) ? withinBonus : 0);
  }
}

/** Whether a place is named after one of these numbers of its street. */
const isAtNumber = ({ kind, hk }: Place, numbers: readonly string[]): boolean =>
  kind !== 'street' &&
  (hk.toLowerCase().match(/\d+[a-z]?(?:-\d+[a-z]?)?/g) ?? []).some((own) =>
    numbers.some((asked) => coversNumber(own, asked)),
  );

/** The part of a street in which a number would stand, before the known numbers around it. */
function nearNumbers({
  around,
  score,
  items,
}: {
  around: LocatedPlace;
  score: number;
  items: readonly LocatedPlace[];
}): ScoredPlace[] {
  return [
    { item: around, score: score + nearPartBonus },
    ...items.map((item, at) => ({ item, score: score + nearNumberBonus - at / 1_000 })),
  ];
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

/** Caches what is prepared of names: streets, estates and districts recur with every place in them. */
function cachedByName<T extends object>(prepare: (name: string) => T): (name: string) => T {
  const cache = new LRUCache<string, T>({ max: maxCachedNames });
  return (name) => {
    const cached = cache.get(name);
    if (cached) return cached;
    const prepared = prepare(name);
    cache.set(name, prepared);
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
