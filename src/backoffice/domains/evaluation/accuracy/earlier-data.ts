import type { Dataset, DatasetRepository } from '../dataset/dataset.repository';
import { builtInIndexQuarters, builtInLevelBook } from '../quote/built-in-market';
import { createLevelValuers } from '../quote/level-valuers';
import { createModelCache } from '../quote/model-cache';
import { createPropertyValuer } from '../quote/property-valuer';
import type { EarlierData } from './sales-comparison';

/** Stands for the delivered levels, which answer without any import. */
const delivered: Dataset = {
  id: 0,
  fingerprint: '',
  origin: 'built-in',
  chunkCount: 0,
  meta: { indexQuarters: [], saleDistricts: {}, counts: {} },
};

/** What answered before an import: the one before it, or the delivered levels. Its models are its own, so that those in use stay in memory. */
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
