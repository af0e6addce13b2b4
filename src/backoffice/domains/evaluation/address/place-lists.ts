import type { PlaceLevel } from '@/contracts/evaluation/chosen-places';
import { memoizePromiseByKey } from '@/lib/async/memoize-promise-by-key';
import type { AddressRepository } from './address.repository';
import type { ListedPlace, StreetNumber } from './place.types';

const maxCachedLists = 3_000;

export interface PlaceLists {
  listByDistrict: (
    dataset: number,
    filter: { district: string; kind: PlaceLevel },
  ) => Promise<readonly ListedPlace[]>;
  listBlocks: (dataset: number, parent: string) => Promise<readonly ListedPlace[]>;
  /** The numbers of a street, each with the place at that number. */
  listStreetNumbers: (dataset: number, street: string) => Promise<readonly StreetNumber[]>;
}

/** Caches the lists of places, because those of one data set never change: each is read once for all languages. */
export function createPlaceLists(
  address: Pick<AddressRepository, 'listByDistrict' | 'listByParent' | 'listStreetNumbers'>,
): PlaceLists {
  const places = memoizePromiseByKey<readonly ListedPlace[]>(maxCachedLists);
  const numbers = memoizePromiseByKey<readonly StreetNumber[]>(maxCachedLists);
  return {
    listByDistrict: (dataset, { district, kind }) =>
      places.get(`${dataset} ${kind} ${district}`, () =>
        address.listByDistrict(dataset, { district, kind }),
      ),
    listBlocks: (dataset, parent) =>
      places.get(`${dataset} block ${parent}`, () =>
        address.listByParent(dataset, { parent, kind: 'block' }),
      ),
    listStreetNumbers: (dataset, street) =>
      numbers.get(`${dataset} ${street}`, () => address.listStreetNumbers(dataset, street)),
  };
}
