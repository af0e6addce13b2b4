import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { memoizePromise, type MemoizedPromise } from '@/lib/async/memoize-promise';
import { OfficialIndex } from '@/valuation/market/official-index';
import { readModelLines } from '@/valuation/snapshot/model-file';
import { restoreModel } from '@/valuation/snapshot/restore-model';
import { runWithPauses } from '@/valuation/numeric/incremental-task';
import type { ValuationModel } from '@/valuation/model/valuation-model';
import type { Dataset, DatasetRepository } from '../dataset/dataset.repository';

const gunzipAsync = promisify(gunzip);

export interface ModelCache {
  /** The trained model of a data set, loaded once; null for a data set without sales. */
  getModel: (dataset: Dataset) => Promise<ValuationModel | null>;
}

/** Keeps the model of the active data set in memory. Loading takes about a second of CPU time, in slices of a few milliseconds between requests. */
export function createModelCache(repository: Pick<DatasetRepository, 'findModel'>): ModelCache {
  let cached: { dataset: number; model: MemoizedPromise<ValuationModel | null> } | null = null;

  async function load({ id, meta }: Dataset): Promise<ValuationModel | null> {
    const compressed = await repository.findModel(id);
    if (compressed === null) return null;
    const bytes = await gunzipAsync(compressed);
    const snapshot = await runWithPauses(readModelLines(bytes), nextTurn);
    const officialIndex =
      meta.indexQuarters.length > 0 ? new OfficialIndex(meta.indexQuarters) : null;
    return runWithPauses(restoreModel(snapshot, { officialIndex }), nextTurn);
  }

  return {
    getModel(dataset) {
      if (cached?.dataset !== dataset.id)
        cached = { dataset: dataset.id, model: memoizePromise(() => load(dataset)) };
      return cached.model.get();
    },
  };
}
