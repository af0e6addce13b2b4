import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from '@/backoffice/common/logger';
import type { Database } from '@/backoffice/db/database';
import { hongKongEpochDay } from '@/lib/hong-kong-day';
import { memoizePromise } from '@/lib/async/memoize-promise';
import { readCatalogue } from '@/valuation/facts/catalogue/read-catalogue';
import { runWithPauses } from '@/valuation/numeric/incremental-task';
import {
  createAccuracyService,
  latestQuarter,
  type AccuracyService,
} from './accuracy/accuracy.service';
import { openEarlierData } from './accuracy/earlier-data';
import { createSalesComparison } from './accuracy/sales-comparison';
import { createAddressRepository } from './address/address.repository';
import { createSiteRepository } from '../site/site.repository';
import { createDatasetRepository } from './dataset/dataset.repository';
import { createSaleRepository } from './quote/sale.repository';
import type { ContentFeed } from '../site/content-feed';
import { createActiveDatasetCache } from './dataset/active-dataset';
import { createAddressSearch } from './address/address-search';
import { createAddressSource } from './address/address-source';
import { buildMemoryAddress } from './address/memory/memory-address';
import { builtInPlaces } from './dataset/built-in-places';
import { seedBuiltInDataset } from './dataset/built-in-seeding';
import {
  builtInIndexQuarters,
  builtInSaleDistricts,
  builtInLevelBook,
} from './quote/built-in-market';
import { createPlaceDirectory } from './address/place-directory';
import { createPlaceLists } from './address/place-lists';
import { createTokenPlacesDirectory } from './address/token-places-directory';
import type { DatasetService } from './dataset/dataset.service';
import { createEstateModule } from './estate/estate.module';
import type { EstateService } from './estate/estate.service';
import { openDatasetService } from './dataset/open-dataset-service';
import { createEvaluationService, type EvaluationService } from './evaluation.service';
import { createFlatDirectory } from './address/flat-directory';
import { createQuoteService, type QuoteService } from './quote/quote.service';
import { createLevelValuers } from './quote/level-valuers';
import { streetPositionsOf, type StreetPositions } from './quote/plan-streets';
import { createModelCache } from './quote/model-cache';
import { readStreetRegister, type StreetRegister } from './quote/street-check';

export interface EvaluationModule {
  evaluation: EvaluationService;
  quotes: QuoteService;
  datasets: DatasetService;
  /** The estates that have a page. */
  estates: EstateService;
  /** The age and the measured errors of the values. */
  accuracy: AccuracyService;
  /** Compares the prices of newly imported sales with the values that the earlier data would have given. */
  compareSales: () => Promise<void>;
  /** Names the data that values are made of: it changes with the data set and with the official index; null while there are none. */
  dataMark: () => Promise<string | null>;
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
    runWithPauses(buildMemoryAddress(builtInPlaces()), nextTurn),
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
  let streetPositions: readonly StreetPositions[] | undefined;
  const readStreetPositions = () => (streetPositions ??= streetPositionsOf(readCatalogue()));
  const valuers = createModelCache(valuationDataset);
  const levels = createLevelValuers({
    repository: valuationDataset,
    builtInBook: builtInLevelBook,
    builtInQuarters: builtInIndexQuarters,
  });
  const estates = createEstateModule({
    activeDataset,
    directory,
    valuers,
    levels,
    builtInIndexQuarters,
    now,
  });
  const quotes = createQuoteService({
    streets: () => (streets ??= readStreetRegister()),
    streetPositions: readStreetPositions,
    activeDataset,
    directory,
    flats,
    sales,
    valuationSwitch: valuationSwitch.get,
    pageOf: estates.pageOf,
    now,
    log,
    valuers,
    levels,
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
    compareSales: createSalesComparison({
      datasets,
      sales,
      directory,
      openEarlier: async () => openEarlierData(await datasets.findPrevious(), valuationDataset),
      now,
    }),
    estates,
    accuracy: createAccuracyService({ activeDataset, levels, builtInIndexQuarters, now }),
    async dataMark() {
      const dataset = await activeDataset.get();
      if (!dataset) return null;
      const { indexQuarters } = dataset.meta;
      const quarters = indexQuarters.length > 0 ? indexQuarters : builtInIndexQuarters;
      const latest = latestQuarter(quarters, hongKongEpochDay(now()));
      return `${dataset.id} ${latest?.quarterEndsOn ?? ''}`;
    },
    async warmUpAddresses() {
      if ((await activeDataset.get())?.origin === 'built-in') await builtInAddress.get();
      readStreetPositions();
      await estates.warmUp();
    },
    evaluation: createEvaluationService({
      activeDataset,
      directory,
      flats,
      valuationSwitch: valuationSwitch.get,
      lists,
      search: createAddressSearch({
        tokenPlaces: createTokenPlacesDirectory(address),
        places: directory,
        lists,
        countPlaces: address.countPlaces,
      }),
    }),
  };
}
