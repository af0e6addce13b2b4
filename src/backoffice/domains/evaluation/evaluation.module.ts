import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from '@/backoffice/common/logger';
import type { Database } from '@/backoffice/db/database';
import { createAddressRepository } from './address/address.repository';
import { createSiteRepository } from '../site/site.repository';
import { createDatasetRepository } from './dataset/dataset.repository';
import { createSaleRepository } from './quote/sale.repository';
import { memoizePromise } from '@/lib/async/memoize-promise';
import type { ContentFeed } from '../site/content-feed';
import { createActiveDatasetCache } from './dataset/active-dataset';
import { createAddressSearch } from './address/address-search';
import { createAddressSource } from './address/address-source';
import { buildMemoryAddress } from './address/memory-address';
import { builtInDrafts } from './dataset/built-in-dataset';
import { runWithPauses } from '@/valuation/numeric/incremental-task';
import { seedBuiltInDataset } from './dataset/built-in-seeding';
import {
  builtInIndexQuarters,
  builtInSaleDistricts,
  builtInSaleEstates,
  builtInLevelBook,
} from './quote/built-in-market';
import { createPlaceDirectory } from './address/place-directory';
import { createPlaceLists } from './address/place-lists';
import { createPostingDirectory } from './address/posting-directory';
import type { DatasetService } from './dataset/dataset.service';
import { openDatasetService } from './dataset/open-dataset-service';
import { createEvaluationService, type EvaluationService } from './evaluation.service';
import { createFlatDirectory } from './address/flat-directory';
import { createQuoteService, type QuoteService } from './quote/quote.service';
import { createLevelValuers } from './quote/level-valuers';
import { createModelCache } from './quote/model-cache';
import { readStreetRegister, type StreetRegister } from './quote/street-check';

export interface EvaluationModule {
  evaluation: EvaluationService;
  quotes: QuoteService;
  datasets: DatasetService;
  /** Reads the built-in address tree into memory, where it is in use, so that the first search need not wait for it. */
  warmUpAddresses: () => Promise<void>;
}

export interface EvaluationModuleOptions {
  db: Database;
  contentFeed: ContentFeed;
  now: () => Date;
  log: Logger;
}

/** Composes the valuation module over an open database, after seeding the built-in address tree. */
export async function createEvaluationModule({
  db,
  contentFeed,
  now,
  log,
}: EvaluationModuleOptions): Promise<EvaluationModule> {
  const valuationDataset = createDatasetRepository(db);
  const builtInAddress = memoizePromise(() =>
    runWithPauses(
      buildMemoryAddress(() => builtInDrafts(builtInSaleEstates)),
      nextTurn,
    ),
  );
  const address = createAddressSource({
    stored: createAddressRepository(db),
    datasets: valuationDataset,
    builtIn: builtInAddress.get,
  });
  const sales = createSaleRepository(db);
  const site = createSiteRepository(db);
  const activeDataset = createActiveDatasetCache(valuationDataset);
  const datasets = openDatasetService({ db, now, onContentChanged: contentFeed.refresh });
  const isNew = await seedBuiltInDataset({
    repository: valuationDataset,
    service: datasets,
    saleDistricts: builtInSaleDistricts,
  });
  if (isNew) log.info({}, 'The built-in catalogue of homes is in use');
  const valuationSwitch = memoizePromise(
    async () => (await site.listEntries('valuation-switch'))[0]?.entry ?? null,
  );
  const directory = createPlaceDirectory(address);
  const lists = createPlaceLists(address);
  const flats = createFlatDirectory(sales);
  let streets: StreetRegister | undefined;
  const quotes = createQuoteService({
    streets: () => (streets ??= readStreetRegister()),
    activeDataset,
    directory,
    flats,
    sales,
    valuationSwitch: valuationSwitch.get,
    now,
    log,
    valuers: createModelCache(valuationDataset),
    levels: createLevelValuers({
      repository: valuationDataset,
      builtInBook: builtInLevelBook,
      builtInQuarters: builtInIndexQuarters,
    }),
    builtInIndexQuarters,
  });
  const warmUp = () =>
    quotes
      .warmUp()
      .catch((error: unknown) => log.error({ err: error }, 'The valuation model cannot be read'));
  contentFeed.onChange(() => {
    activeDataset.invalidate();
    valuationSwitch.invalidate();
    void warmUp();
  });
  void warmUp();
  return {
    quotes,
    datasets,
    async warmUpAddresses() {
      if ((await activeDataset.get())?.origin === 'built-in') await builtInAddress.get();
    },
    evaluation: createEvaluationService({
      activeDataset,
      directory,
      flats,
      valuationSwitch: valuationSwitch.get,
      lists,
      search: createAddressSearch({
        postings: createPostingDirectory(address),
        places: directory,
        lists,
        countPlaces: address.countPlaces,
      }),
    }),
  };
}
