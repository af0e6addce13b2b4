import type { Dataset, DatasetRepository } from './dataset.repository';

export interface ActiveDatasetCache {
  /** The data set in use; null before any was delivered. */
  get: () => Promise<Dataset | null>;
  invalidate: () => void;
}

/** Caches which data set is in use until it is invalidated. */
export function createActiveDatasetCache(
  repository: Pick<DatasetRepository, 'findActive'>,
): ActiveDatasetCache {
  let cached: Promise<Dataset | null> | null = null;
  return {
    get() {
      if (cached) return cached;
      const pending = repository.findActive();
      cached = pending;
      pending.catch(() => {
        if (cached === pending) cached = null;
      });
      return pending;
    },
    invalidate() {
      cached = null;
    },
  };
}
