import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { memoizePromise, type MemoizedPromise } from '@/lib/async/memoize-promise';
import type { LevelBookData } from '@/valuation/levels/level-book';
import { LevelValuer } from '@/valuation/levels/level-valuer';
import { parseLevelBook } from '@/valuation/levels/parse-level-book';
import type { IndexQuarter } from '@/valuation/market/official-index';
import type { Dataset, DatasetRepository } from '../dataset/dataset.repository';

const gunzipAsync = promisify(gunzip);

export interface LevelValuers {
  /** Values from the levels of the data set in use, or from the built-in levels; adjusted by the price index of the data set, or by the built-in one. */
  of: (dataset: Pick<Dataset, 'id' | 'meta'>) => Promise<LevelValuer>;
}

export interface LevelValuersOptions {
  repository: Pick<DatasetRepository, 'findLevels'>;
  builtInBook: LevelBookData;
  builtInQuarters: readonly IndexQuarter[];
}

/** Values flats from our own levels of places; keeps those of the data set in use. */
export function createLevelValuers({
  repository,
  builtInBook,
  builtInQuarters,
}: LevelValuersOptions): LevelValuers {
  let cached: { dataset: number; valuer: MemoizedPromise<LevelValuer> } | null = null;

  async function load({ id, meta }: Pick<Dataset, 'id' | 'meta'>): Promise<LevelValuer> {
    const quarters = meta.indexQuarters.length > 0 ? meta.indexQuarters : builtInQuarters;
    const compressed = meta.levels ? await repository.findLevels(id) : null;
    const book = compressed && parseLevelBook((await gunzipAsync(compressed)).toString('utf8'));
    return new LevelValuer(book ?? builtInBook, quarters);
  }

  return {
    of(dataset) {
      if (cached?.dataset !== dataset.id)
        cached = { dataset: dataset.id, valuer: memoizePromise(() => load(dataset)) };
      return cached.valuer.get();
    },
  };
}
