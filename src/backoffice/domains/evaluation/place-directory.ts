import { LRUCache } from 'lru-cache';
import type { AddressRepository } from './address.repository';
import type { LocatedPlace } from './place-labels';

const placesKept = 20_000;

export interface PlaceDirectory {
  /** Those of `ids` that exist, in the order of `ids`, with what they stand in and what stands there. */
  find(dataset: number, ids: readonly string[]): Promise<LocatedPlace[]>;
}

/** Finds places by identifier and remembers them, because those of one data set never change: one question for all that were not met before. */
export function createPlaceDirectory(repository: Pick<AddressRepository, 'findWithAround'>): PlaceDirectory {
  const known = new LRUCache<string, LocatedPlace>({ max: placesKept });

  async function read(dataset: number, ids: readonly string[]): Promise<Map<string, LocatedPlace>> {
    const around = new Map((await repository.findWithAround(dataset, ids)).map((place) => [place.id, place]));
    const nameOf = (id: string | null) => (id === null ? null : (around.get(id) ?? null));
    const isAround = (id: string | null): boolean => id === null || around.has(id);
    const found = new Map<string, LocatedPlace>();
    for (const place of around.values()) {
      if (!ids.includes(place.id) && !(isAround(place.parent) && isAround(place.target))) continue;
      const located = { place, parent: nameOf(place.parent), target: nameOf(place.target) };
      found.set(place.id, located);
      known.set(`${dataset} ${place.id}`, located);
    }
    return found;
  }

  return {
    async find(dataset, ids) {
      const met = new Map(ids.map((id) => [id, known.get(`${dataset} ${id}`)]));
      const missing = [...met].flatMap(([id, located]) => (located ? [] : [id]));
      const found = missing.length === 0 ? null : await read(dataset, missing);
      return [...met].flatMap(([id, located]) => located ?? found?.get(id) ?? []);
    },
  };
}
