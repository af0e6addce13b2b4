import { LRUCache } from 'lru-cache';
import type { AddressRepository } from './address.repository';
import type { LocatedPlace } from './place-labels';
import type { Place } from './place.types';

const maxCachedPlaces = 10_000;

export interface PlaceDirectory {
  /** Those of `ids` that exist, in the order of `ids`, each with its parent and its target. */
  find: (dataset: number, ids: readonly string[]) => Promise<LocatedPlace[]>;
  /** The places with these numbers that exist, in the order of `numbers`, each with its parent and its target. */
  findNumbers: (dataset: number, numbers: readonly number[]) => Promise<LocatedPlace[]>;
}

/** One way to look places up: its cache, its key and its query. */
interface PlaceLookup<K> {
  cache: LRUCache<string, LocatedPlace>;
  keyOf: (place: Place) => K;
  load: (dataset: number, keys: readonly K[]) => Promise<Place[]>;
}

/** Finds places through a cache, because those of one data set never change: one query for all that are not cached. */
export function createPlaceDirectory(
  repository: Pick<AddressRepository, 'listWithRelated' | 'listByNumberWithRelated'>,
): PlaceDirectory {
  const cacheById = new LRUCache<string, LocatedPlace>({ max: maxCachedPlaces });
  const cacheByNumber = new LRUCache<string, LocatedPlace>({ max: maxCachedPlaces });

  /** Caches the requested places, and the others whose parent and target were loaded. */
  function cacheLocated(
    dataset: number,
    places: readonly Place[],
    isRequested: (place: Place) => boolean,
  ): LocatedPlace[] {
    const placesById = new Map(places.map((place) => [place.id, place]));
    const placeOf = (id: string | null) => (id === null ? null : (placesById.get(id) ?? null));
    const isLoaded = (id: string | null): boolean => id === null || placesById.has(id);
    return places.flatMap((place) => {
      if (!isRequested(place) && !(isLoaded(place.parent) && isLoaded(place.target))) return [];
      const located = { place, parent: placeOf(place.parent), target: placeOf(place.target) };
      cacheById.set(`${dataset} ${place.id}`, located);
      cacheByNumber.set(`${dataset} ${place.number}`, located);
      return [located];
    });
  }

  /** Those of `keys` that exist, in their order; uncached ones are read in one query. */
  async function findBy<K extends string | number>(
    dataset: number,
    keys: readonly K[],
    { cache, keyOf, load }: PlaceLookup<K>,
  ): Promise<LocatedPlace[]> {
    const found = new Map(keys.map((key) => [key, cache.get(`${dataset} ${key}`)]));
    const missing = [...found].flatMap(([key, located]) => (located ? [] : [key]));
    const places =
      missing.length === 0
        ? []
        : cacheLocated(dataset, await load(dataset, missing), (place) =>
            missing.includes(keyOf(place)),
          );
    for (const located of places)
      if (found.has(keyOf(located.place))) found.set(keyOf(located.place), located);
    return [...found.values()].filter((located) => located !== undefined);
  }

  return {
    find: (dataset, ids) =>
      findBy(dataset, ids, {
        cache: cacheById,
        keyOf: ({ id }) => id,
        load: repository.listWithRelated,
      }),
    findNumbers: (dataset, numbers) =>
      findBy(dataset, numbers, {
        cache: cacheByNumber,
        keyOf: ({ number }) => number,
        load: repository.listByNumberWithRelated,
      }),
  };
}
