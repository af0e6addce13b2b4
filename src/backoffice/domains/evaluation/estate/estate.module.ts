import { memoizePromise } from '@/lib/async/memoize-promise';
import { readCatalogue } from '@/valuation/facts/catalogue/read-catalogue';
import { levelsOf } from '@/valuation/levels/level-book';
import type { IndexQuarter } from '@/valuation/market/official-index';
import type { PlaceDirectory } from '../address/place-directory';
import type { ActiveDatasetCache } from '../dataset/active-dataset';
import { builtInLevelBook } from '../quote/built-in-market';
import type { LevelValuers } from '../quote/level-valuers';
import type { ModelCache } from '../quote/model-cache';
import { createPropertyValuer } from '../quote/property-valuer';
import { buildEstateDirectory } from './estate-directory';
import { createEstateService, type EstateService } from './estate.service';
import { createEstateValuer } from './estate-valuer';

export interface EstateModuleOptions {
  activeDataset: ActiveDatasetCache;
  directory: PlaceDirectory;
  valuers: ModelCache;
  levels: LevelValuers;
  builtInIndexQuarters: readonly IndexQuarter[];
  now: () => Date;
}

/** Composes the pages of estates. Which estates have one is fixed by the release, so that no import breaks an address. */
export function createEstateModule({
  activeDataset,
  directory,
  valuers,
  levels,
  builtInIndexQuarters,
  now,
}: EstateModuleOptions): EstateService {
  const estates = memoizePromise(async () =>
    buildEstateDirectory(readCatalogue(), levelsOf(builtInLevelBook)),
  );
  return createEstateService({
    activeDataset,
    directory: estates.get,
    valuer: createEstateValuer({
      directory,
      valueProperty: createPropertyValuer({ valuers, levels }),
      levels,
      builtInIndexQuarters,
    }),
    levels,
    builtInIndexQuarters,
    now,
  });
}
