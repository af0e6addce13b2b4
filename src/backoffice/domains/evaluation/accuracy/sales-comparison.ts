import type { AccuracyCheck } from '@/contracts/evaluation/accuracy';
import { dayMs, hongKongDay } from '@/lib/hong-kong-day';
import type { EpochDay } from '@/valuation/model/sale.types';
import { isoDayOf, parseFloor } from '@/valuation/model/transaction-row';
import type { PlaceDirectory } from '../address/place-directory';
import type { SaleRow } from '../address/place.types';
import type { Dataset } from '../dataset/dataset.repository';
import type { LevelValuers } from '../quote/level-valuers';
import { isTooUncertain, type PropertyValuer } from '../quote/property-valuer';
import { selectedToProperty } from '../quote/quote-property';
import type { SaleRepository } from '../quote/sale.repository';
import { errorTable, type ComparedSale } from './error-table';

/** What is compared at most; more would hold up the import's first hour and tell nothing else. */
const maxSales = 2_000;
const salesPerStep = 50;

/** Data that would have answered before an import, with models of their own, which are dropped afterwards. */
export interface EarlierData {
  dataset: Dataset;
  valueProperty: PropertyValuer;
  levels: LevelValuers;
}

export interface SalesComparisonOptions {
  datasets: {
    findActive: () => Promise<Dataset | null>;
    storeCheck: (dataset: number, check: AccuracyCheck | null) => Promise<void>;
  };
  sales: Pick<SaleRepository, 'listSoldAfter' | 'findLastSaleDay'>;
  directory: PlaceDirectory;
  openEarlier: () => Promise<EarlierData>;
  now: () => Date;
}

/** Compares the sales of an import, once, with what the data before it would have said of them on their day. */
export function createSalesComparison({
  datasets,
  sales,
  directory,
  openEarlier,
  now,
}: SalesComparisonOptions): () => Promise<void> {
  async function knownUntil({ dataset, levels }: EarlierData): Promise<EpochDay> {
    const { dataUntil } = (await levels.of(dataset)).state;
    const [year = 0, month = 1] = dataUntil.split('-').map(Number);
    const endOfLevels = Date.UTC(year, month, 0) / dayMs;
    return Math.max(endOfLevels, (await sales.findLastSaleDay(dataset.id)) ?? 0);
  }

  async function compare(
    row: SaleRow,
    { active, earlier }: { active: Dataset; earlier: EarlierData },
  ): Promise<ComparedSale[]> {
    const located = await directory.find(active.id, [row.place, row.estate]);
    const place = located.find((item) => item.place.id === row.place);
    if (!place || row.areaSqft === null) return [];
    const estate = located.find((item) => item.place.id === row.estate)?.place ?? null;
    const on = { dataset: earlier.dataset, today: row.soldOnDay };
    const flat = {
      areaSqft: row.areaSqft,
      floor: parseFloor(row.floor),
      room: row.flat,
      ageYears: null,
    };
    const { valuation, levels } = await earlier.valueProperty(
      selectedToProperty({ located: place, estate }, { ...on, flat }),
      on,
    );
    if (isTooUncertain(valuation)) return [];
    const knowledge = (levels?.typicalFlat(row.place) ?? levels?.typicalFlat(row.estate))
      ?.knowledge;
    const isOwn = levels
      ? knowledge === 'recent' || knowledge === 'history'
      : valuation.level === 'stack' ||
        valuation.level === 'building' ||
        valuation.level === 'estate';
    const { value, low, high } = valuation;
    return [{ knowledge: isOwn ? 'own' : 'neighbours', priceHkd: row.priceHkd, value, low, high }];
  }

  return async () => {
    const active = await datasets.findActive();
    if (active?.origin !== 'import' || active.meta.check !== undefined) return;
    const earlier = await openEarlier();
    const later = await sales.listSoldAfter(active.id, {
      day: await knownUntil(earlier),
      limit: maxSales,
    });
    const compared: ComparedSale[] = [];
    for (let at = 0; at < later.length; at += salesPerStep) {
      for (const row of later.slice(at, at + salesPerStep))
        compared.push(...(await compare(row, { active, earlier })));
      await new Promise(setImmediate);
    }
    const days = later.map(({ soldOnDay }) => soldOnDay);
    await datasets.storeCheck(
      active.id,
      compared.length === 0
        ? null
        : {
            firstSaleOn: isoDayOf(Math.min(...days)),
            lastSaleOn: isoDayOf(Math.max(...days)),
            comparedOn: hongKongDay(now()),
            rows: errorTable(compared),
          },
    );
  };
}
