import { memoizePromise, type MemoizedPromise } from '@/lib/async/memoize-promise';
import type { Dataset, DatasetRepository } from './dataset.repository';

/** Which data set is in use, read once until it is invalidated; null before any was delivered. */
export type ActiveDatasetCache = MemoizedPromise<Dataset | null>;

export const createActiveDatasetCache = (
  repository: Pick<DatasetRepository, 'findActive'>,
): ActiveDatasetCache => memoizePromise(() => repository.findActive());
