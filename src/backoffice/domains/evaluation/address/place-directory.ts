import { LRUCache } from 'lru-cache';
import type { AddressRepository } from './address.repository';
import type { LocatedPlace } from './place-labels';
import type { Place } from './place.types';

const placesKept = 10_000;

export interface PlaceDirectory {
  /** Those of `ids` that exist, in the order of `ids`, with what they stand in and what stands there. */
  find: (dataset: number, ids: readonly string[]) => Promise<LocatedPlace[]>;
  /** The same for the places with these numbers. */
  findNumbers: (dataset: number, numbers: readonly number[]) => Promise<LocatedPlace[]>;
}

/** By what places are asked for: where they are remembered, and how they are read. */
interface Way<K> {
  met: LRUCache<string, LocatedPlace>;
  keyOf: (place: Place) => K;
  read: (dataset: number, keys: readonly K[]) => Promise<Place[]>;
}

/** Finds places and remembers them, because those of one data set never change: one question for all that were not met before. */
export function createPlaceDirectory(
  repository: Pick<AddressRepository, 'findWithAround' | 'findNumbersWithAround'>,
): PlaceDirectory {
  const known = new LRUCache<string, LocatedPlace>({ max: placesKept });
  const byNumber = new LRUCache<string, LocatedPlace>({ max: placesKept });

  /** Keeps those among the places whose surroundings were read, too. */
  function keep(
    dataset: number,
    places: readonly Place[],
    isAsked: (place: Place) => boolean,
  ): LocatedPlace[] {
    const around = new Map(places.map((place) => [place.id, place]));
    const nameOf = (id: string | null) => (id === null ? null : (around.get(id) ?? null));
    const isAround = (id: string | null): boolean => id === null || around.has(id);
    return places.flatMap((place) => {
      if (!isAsked(place) && !(isAround(place.parent) && isAround(place.target))) return [];
      const located = { place, parent: nameOf(place.parent), target: nameOf(place.target) };
      known.set(`${dataset} ${place.id}`, located);
      byNumber.set(`${dataset} ${place.number}`, located);
      return [located];
    });
  }

  /** Those of `keys` that exist, in their order; what was not met before is read in one question. */
  async function findBy<K extends string | number>(
    dataset: number,
    keys: readonly K[],
    { met, keyOf, read }: Way<K>,
  ): Promise<LocatedPlace[]> {
    const found = new Map(keys.map((key) => [key, met.get(`${dataset} ${key}`)]));
    const missing = [...found].flatMap(([key, located]) => (located ? [] : [key]));
    const places =
      missing.length === 0
        ? []
        : keep(dataset, await read(dataset, missing), (place) => missing.includes(keyOf(place)));
    for (const located of places)
      if (found.has(keyOf(located.place))) found.set(keyOf(located.place), located);
    return [...found.values()].filter((located) => located !== undefined);
  }

  return {
    find: (dataset, ids) =>
      findBy(dataset, ids, { met: known, keyOf: ({ id }) => id, read: repository.findWithAround }),
    findNumbers: (dataset, numbers) =>
      findBy(dataset, numbers, {
        met: byNumber,
        keyOf: ({ number }) => number,
        read: repository.findNumbersWithAround,
      }),
  };
}
