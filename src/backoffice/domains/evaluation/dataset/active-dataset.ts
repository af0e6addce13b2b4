import type { Dataset, DatasetRepository } from './dataset.repository';

export interface ActiveDataset {
  /** The data set in use; null before any was delivered. */
  current: () => Promise<Dataset | null>;
  forget: () => void;
}

/** Remembers which data set is in use until told that content changed. */
export function createActiveDataset(
  repository: Pick<DatasetRepository, 'findActive'>,
): ActiveDataset {
  let known: Promise<Dataset | null> | null = null;
  return {
    current() {
      if (known) return known;
      const asking = repository.findActive();
      known = asking;
      asking.catch(() => {
        if (known === asking) known = null;
      });
      return asking;
    },
    forget() {
      known = null;
    },
  };
}
