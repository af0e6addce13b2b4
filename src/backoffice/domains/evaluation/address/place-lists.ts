import type { PlaceLevel } from '@/contracts/evaluation/evaluation';
import type { AddressRepository } from './address.repository';
import { createPromiseCache } from './promise-cache';
import type { ListedPlace, StreetNumber } from './place.types';

const maxCachedLists = 3_000;

export interface PlaceLists {
  listInDistrict: (
    dataset: number,
    filter: { district: string; kind: PlaceLevel },
  ) => Promise<readonly ListedPlace[]>;
  listBlocks: (dataset: number, parent: string) => Promise<readonly ListedPlace[]>;
  /** The numbers of a street, each with the place at that number. */
  listStreetNumbers: (dataset: number, street: string) => Promise<readonly StreetNumber[]>;
}

/** Caches the lists of places, because those of one data set never change: each is read once for all languages. */
export function createPlaceLists(
  address: Pick<AddressRepository, 'listInDistrict' | 'listUnder' | 'listStreetNumbers'>,
): PlaceLists {
  const places = createPromiseCache<readonly ListedPlace[]>(maxCachedLists);
  const numbers = createPromiseCache<readonly StreetNumber[]>(maxCachedLists);
  return {
    listInDistrict: (dataset, { district, kind }) =>
      places(`${dataset} ${kind} ${district}`, () =>
        address.listInDistrict(dataset, { district, kind }),
      ),
    listBlocks: (dataset, parent) =>
      places(`${dataset} block ${parent}`, () =>
        address.listUnder(dataset, { parent, kind: 'block' }),
      ),
    listStreetNumbers: (dataset, street) =>
      numbers(`${dataset} ${street}`, () => address.listStreetNumbers(dataset, street)),
  };
}
