import type { PlaceLevel } from '@/contracts/evaluation/evaluation';
import type { AddressRepository } from './address.repository';
import { keepAnswers } from './kept-answers';
import type { ListedPlace, StreetNumber } from './place.types';

const listsKept = 3_000;

export interface PlaceLists {
  inDistrict: (
    dataset: number,
    wanted: { district: string; kind: PlaceLevel },
  ) => Promise<readonly ListedPlace[]>;
  blocksOf: (dataset: number, parent: string) => Promise<readonly ListedPlace[]>;
  /** The numbers of a street, each with what stands there. */
  numbersOf: (dataset: number, street: string) => Promise<readonly StreetNumber[]>;
}

/** Remembers the lists of places, because those of one data set never change: each is read once for all languages. */
export function createPlaceLists(
  address: Pick<AddressRepository, 'listInDistrict' | 'listUnder' | 'listStreetNumbers'>,
): PlaceLists {
  const places = keepAnswers<readonly ListedPlace[]>(listsKept);
  const numbers = keepAnswers<readonly StreetNumber[]>(listsKept);
  return {
    inDistrict: (dataset, { district, kind }) =>
      places(`${dataset} ${kind} ${district}`, () =>
        address.listInDistrict(dataset, { district, kind }),
      ),
    blocksOf: (dataset, parent) =>
      places(`${dataset} block ${parent}`, () =>
        address.listUnder(dataset, { parent, kind: 'block' }),
      ),
    numbersOf: (dataset, street) =>
      numbers(`${dataset} ${street}`, () => address.listStreetNumbers(dataset, street)),
  };
}
