import { keepAnswers } from './kept-answers';
import type { KnownFlat, SaleRepository } from '../quote/sale.repository';

const buildingsKept = 3_000;

export interface FlatDirectory {
  /** The flats sold in a building, each with the saleable area of its latest sale. */
  of: (dataset: number, place: string) => Promise<readonly KnownFlat[]>;
}

/** Remembers the flats of buildings, because the sales of one data set never change. */
export function createFlatDirectory(sales: Pick<SaleRepository, 'listFlats'>): FlatDirectory {
  const kept = keepAnswers<readonly KnownFlat[]>(buildingsKept);
  return {
    of: (dataset, place) => kept(`${dataset} ${place}`, () => sales.listFlats(dataset, place)),
  };
}
