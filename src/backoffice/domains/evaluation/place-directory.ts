import { LRUCache } from 'lru-cache';
import type { AddressRepository } from './address.repository';
import type { LocatedPlace } from './place-labels';
import type { Place } from './place.types';

const placesKept = 10_000;

export interface PlaceDirectory {
  /** Those of `ids` that exist, in the order of `ids`, with what they stand in and what stands there. */
  find(dataset: number, ids: readonly string[]): Promise<LocatedPlace[]>;
  /** The same for the places with these numbers. */
  findNumbers(dataset: number, numbers: readonly number[]): Promise<LocatedPlace[]>;
}

/** Finds places and remembers them, because those of one data set never change: one question for all that were not met before. */
export function createPlaceDirectory(repository: Pick<AddressRepository, 'findWithAround' | 'findNumbersWithAround'>): PlaceDirectory {
  const known = new LRUCache<string, LocatedPlace>({ max: placesKept });
  const byNumber = new LRUCache<string, LocatedPlace>({ max: placesKept });

  /** Keeps those among the places whose surroundings were read, too. */
  function keep(dataset: number, places: readonly Place[], isAsked: (place: Place) => boolean): LocatedPlace[] {
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

  return {
    async find(dataset, ids) {
      const met = new Map(ids.map((id) => [id, known.get(`${dataset} ${id}`)]));
      const missing = [...met].flatMap(([id, located]) => (located ? [] : [id]));
      const read = missing.length === 0 ? [] : keep(dataset, await repository.findWithAround(dataset, missing), ({ id }) => missing.includes(id));
      const found = new Map(read.map((located) => [located.place.id, located]));
      return [...met].flatMap(([id, located]) => located ?? found.get(id) ?? []);
    },

    async findNumbers(dataset, numbers) {
      const met = new Map(numbers.map((number) => [number, byNumber.get(`${dataset} ${number}`)]));
      const missing = [...met].flatMap(([number, located]) => (located ? [] : [number]));
      const read = missing.length === 0 ? [] : keep(dataset, await repository.findNumbersWithAround(dataset, missing), ({ number }) => missing.includes(number));
      const found = new Map(read.map((located) => [located.place.number, located]));
      return [...met].flatMap(([number, located]) => located ?? found.get(number) ?? []);
    },
  };
}
