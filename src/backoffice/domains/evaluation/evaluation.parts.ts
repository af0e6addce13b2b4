import type { ValuationSwitch } from '@/contracts/site';
import type { Logger } from '@/backoffice/common/logger';
import type { Repositories, UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { ContentFeed } from '../site/content-feed';
import { createActiveDataset } from './dataset/active-dataset';
import { createAddressSearch } from './address/address-search';
import { seedBuiltInDataset } from './dataset/built-in-seeding';
import {
  builtInIndexQuarters,
  builtInSaleDistricts,
  builtInSaleEstates,
  builtInValuer,
} from './quote/built-in-valuer';
import { createPlaceDirectory } from './address/place-directory';
import { createPlaceLists } from './address/place-lists';
import { createPostingDirectory } from './address/posting-directory';
import { createDatasetService, type DatasetService } from './dataset/dataset.service';
import { createEvaluationService, type EvaluationService } from './evaluation.service';
import { createFlatDirectory } from './address/flat-directory';
import { createQuoteService, type QuoteService } from './quote/quote.service';
import { createValuerStore } from './quote/valuer-store';

export interface EvaluationParts {
  evaluation: EvaluationService;
  quotes: QuoteService;
  datasets: DatasetService;
}

export interface EvaluationOptions {
  repositories: Repositories;
  unitOfWork: UnitOfWork;
  contentFeed: ContentFeed;
  now: () => Date;
  log: Logger;
}

/** Wires the valuation over an open database, after delivering the built-in address tree to it. */
export async function createEvaluation({
  repositories,
  unitOfWork,
  contentFeed,
  now,
  log,
}: EvaluationOptions): Promise<EvaluationParts> {
  const { address, valuationDataset, valuationSale: sales, site } = repositories;
  const active = createActiveDataset(valuationDataset);
  const datasets = createDatasetService({
    repository: valuationDataset,
    unitOfWork,
    now,
    published: contentFeed.refresh,
  });
  const seeded = await seedBuiltInDataset({
    repository: valuationDataset,
    service: datasets,
    saleDistricts: builtInSaleDistricts,
    saleEstates: builtInSaleEstates,
  });
  if (seeded > 0) log.info({ places: seeded }, 'Delivered the built-in address tree');
  const valuationSwitch = rememberedSwitch(
    async () => (await site.listEntries('valuation-switch'))[0]?.entry ?? null,
  );
  const directory = createPlaceDirectory(address);
  const flats = createFlatDirectory(sales);
  const quotes = createQuoteService({
    active,
    directory,
    flats,
    sales,
    valuationSwitch: valuationSwitch.read,
    now,
    log,
    valuers: createValuerStore(valuationDataset),
    builtIn: { valuer: builtInValuer, indexQuarters: builtInIndexQuarters },
  });
  const warmUp = () =>
    quotes
      .warmUp()
      .catch((error: unknown) => log.error({ err: error }, 'The valuation model cannot be read'));
  contentFeed.onChange(() => {
    active.forget();
    valuationSwitch.forget();
    void warmUp();
  });
  void warmUp();
  return {
    quotes,
    datasets,
    evaluation: createEvaluationService({
      active,
      directory,
      flats,
      valuationSwitch: valuationSwitch.read,
      lists: createPlaceLists(address),
      search: createAddressSearch({ postings: createPostingDirectory(address), places: directory }),
    }),
  };
}

function rememberedSwitch(find: () => Promise<ValuationSwitch | null>): {
  read: () => Promise<ValuationSwitch | null>;
  forget: () => void;
} {
  let known: Promise<ValuationSwitch | null> | null = null;
  return {
    read() {
      if (known) return known;
      const asking = find();
      known = asking;
      asking.catch(() => {
        known = null;
      });
      return asking;
    },
    forget() {
      known = null;
    },
  };
}
