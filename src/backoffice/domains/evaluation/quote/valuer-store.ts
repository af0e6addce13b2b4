import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Dataset, DatasetRepository } from '../dataset/dataset.repository';
import { OfficialIndex } from '@/valuation/market/official-index';
import { readModelLines } from '@/valuation/snapshot/model-file';
import { restoreModel } from '@/valuation/snapshot/model-restoring';
import { withPauses } from '@/valuation/numeric/steps';
import type { ValuationModel } from '@/valuation/model/valuation-model';

const inflate = promisify(gunzip);

export interface ValuerStore {
  /** The trained model of a data set, read once; null when it was made without sales. */
  modelOf: (dataset: Dataset) => Promise<ValuationModel | null>;
}

/** Keeps the model of the data set in use in memory. Reading it takes about a second of work, done a few milliseconds at a time between requests. */
export function createValuerStore(repository: Pick<DatasetRepository, 'readModel'>): ValuerStore {
  let held: { dataset: number; model: Promise<ValuationModel | null> } | null = null;

  async function load({ id, meta }: Dataset): Promise<ValuationModel | null> {
    const packed = await repository.readModel(id);
    if (packed === null) return null;
    const bytes = await inflate(packed);
    const snapshot = await withPauses(readModelLines(bytes), nextTurn);
    const officialIndex =
      meta.indexQuarters.length > 0 ? new OfficialIndex(meta.indexQuarters) : null;
    return withPauses(restoreModel(snapshot, { officialIndex }), nextTurn);
  }

  return {
    modelOf(dataset) {
      if (held?.dataset === dataset.id) return held.model;
      const model = load(dataset);
      held = { dataset: dataset.id, model };
      model.catch(() => {
        held = null;
      });
      return model;
    },
  };
}
