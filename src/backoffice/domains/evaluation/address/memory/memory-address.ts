import type { IncrementalTask } from '@/valuation/numeric/incremental-task';
import type { AddressRepository } from '../address.repository';
import type { CompiledPlaces } from '../place-compilation';
import type { Place } from '../place.types';

/** An address tree of this process: the same questions as to a stored one, for one data set. */
export interface MemoryAddress extends AddressRepository {
  readonly placeCount: number;
}

/** Builds the tree of compiled places in small steps, so that pages are served meanwhile. */
export function* buildMemoryAddress(
  compilation: IncrementalTask<CompiledPlaces>,
): IncrementalTask<MemoryAddress> {
  const compiled = yield* compilation;
  const { places } = compiled;
  const tokenPlaces = new Map(compiled.tokenPlaces.map((entry) => [entry.token, entry] as const));
  const byId = new Map(places.map((place) => [place.id, place]));
  yield;
  const children = groupPlaces(places, ({ kind, parent }) => parent && `${kind} ${parent}`);
  yield;
  const byDistrict = groupPlaces(places, ({ kind, district }) =>
    kind === 'estate' || kind === 'street' ? `${kind} ${district}` : null,
  );

  function withRelated(found: readonly (Place | undefined)[]): Place[] {
    const related = new Set<Place>();
    const add = (id: string | null): Place | undefined => {
      const place = id === null ? undefined : byId.get(id);
      if (place) related.add(place);
      return place;
    };
    for (const place of found) {
      if (!place) continue;
      related.add(place);
      add(place.parent);
      add(add(place.target)?.parent ?? null);
    }
    return [...related];
  }

  return {
    placeCount: places.length,
    listByDistrict: async (_dataset, { district, kind }) =>
      byDistrict.get(`${kind} ${district}`) ?? [],
    listByParent: async (_dataset, { parent, kind }) => children.get(`${kind} ${parent}`) ?? [],
    listStreetNumbers: async (_dataset, street) =>
      (children.get(`streetno ${street}`) ?? []).map((number) => ({
        number,
        target: (number.target === null ? undefined : byId.get(number.target)) ?? null,
      })),
    listWithRelated: async (_dataset, ids) => withRelated(ids.map((id) => byId.get(id))),
    listByNumberWithRelated: async (_dataset, numbers) =>
      withRelated(numbers.map((number) => places[number])),
    listTokenPlaces: async (_dataset, tokens) =>
      tokens.flatMap((token) => tokenPlaces.get(token) ?? []),
  };
}

function groupPlaces(
  places: readonly Place[],
  keyOf: (place: Place) => string | null,
): Map<string, Place[]> {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    const key = keyOf(place);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(place);
    else groups.set(key, [place]);
  }
  return groups;
}
