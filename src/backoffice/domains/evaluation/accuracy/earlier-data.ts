import type { Dataset, DatasetRepository } from '../dataset/dataset.repository';
import { builtInIndexQuarters, builtInLevelBook } from '../quote/built-in-market';
import { createLevelValuers } from '../quote/level-valuers';
import { createModelCache } from '../quote/model-cache';
import { createPropertyValuer } from '../quote/property-valuer';
import type { EarlierData } from './sales-comparison';

/** Identifies the built-in levels, which are used where there is no earlier import. */
const delivered: Dataset = {
  id: 0,
  fingerprint: '',
  origin: 'built-in',
  chunkCount: 0,
  meta: { indexQuarters: [], saleDistricts: {}, counts: {} },
};

/** The data that was used before an import: the previous import, or the built-in levels. It loads its own models, so that the active ones stay in memory. */
export function openEarlierData(
  previous: Dataset | null,
  repository: Pick<DatasetRepository, 'findModel' | 'findLevels'>,
): EarlierData {
  const levels = createLevelValuers({
    repository,
    builtInBook: builtInLevelBook,
    builtInQuarters: builtInIndexQuarters,
  });
  const valueProperty = createPropertyValuer({ valuers: createModelCache(repository), levels });
  return { dataset: previous ?? delivered, valueProperty, levels };
}
