import { memoizePromiseByKey } from '@/lib/async/memoize-promise-by-key';
import type { KnownFlat, SaleRepository } from '../quote/sale.repository';

const maxCachedBuildings = 3_000;

export interface FlatDirectory {
  /** The flats sold in a building, each with the saleable area of its latest sale. */
  listByPlace: (dataset: number, place: string) => Promise<readonly KnownFlat[]>;
}

/** Caches the flats of buildings, because the sales of one data set never change. */
export function createFlatDirectory(sales: Pick<SaleRepository, 'listFlats'>): FlatDirectory {
  const cached = memoizePromiseByKey<readonly KnownFlat[]>(maxCachedBuildings);
  return {
    listByPlace: (dataset, place) =>
      cached.get(`${dataset} ${place}`, () => sales.listFlats(dataset, place)),
  };
}
