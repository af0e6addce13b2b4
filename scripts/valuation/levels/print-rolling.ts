import { publishedIndexQuarters } from '@/valuation/market/rvd-price-index.data';
import { OfficialIndex } from '@/valuation/market/official-index';
import { measureAccuracy } from '@/valuation/model/accuracy-metrics';
import { predictSales, type Valuer } from '@/valuation/model/predict-sales';
import type { EpochDay, Sale } from '@/valuation/model/sale.types';
import { trainModel } from '@/valuation/model/train-model';
import { isoDayOf, parseDay } from '@/valuation/model/transaction-row';
import { IndexBaseline } from './index-baseline';
import { readTransactions } from './read-sources';

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

/** The first of January or of July before a day. */
function halfYearStart(day: EpochDay): EpochDay {
  const [year, month] = isoDayOf(day).split('-').map(Number);
  return parseDay(`${year}-${(month ?? 1) <= 6 ? '01' : '07'}-01`) ?? day;
}

/** Prints how far the resales of the last half year in the folder are missed where each sale is known the day after, beside the baseline. */
export function printRollingAccuracy(folder: string): void {
  const sales = readTransactions(folder);
  const from = halfYearStart(
    sales.reduce((latest, { soldOnDay }) => Math.max(latest, soldOnDay), 0),
  );
  const before = sales.filter(({ soldOnDay }) => soldOnDay < from);
  const tested = sales.filter(({ soldOnDay }) => soldOnDay >= from);
  const officialIndex = new OfficialIndex(publishedIndexQuarters);
  const baseline = new IndexBaseline(officialIndex);
  for (const sale of before.toSorted((one, other) => one.soldOnDay - other.soldOnDay))
    baseline.observe(sale);
  console.log(
    `Resales from ${isoDayOf(from)}, each known the day after (${before.length} sales before, ${tested.length} since)`,
  );
  console.table({
    'baseline: latest sales, official index': rowOf(baseline, tested),
    model: rowOf(trainModel(before, { officialIndex }), tested),
  });
}

function rowOf(valuer: Valuer, sales: readonly Sale[]): Record<string, string | number> {
  const resales = predictSales(valuer, sales, 'rolling').filter(({ isFirstHand }) => !isFirstHand);
  const { n, mdape, within10, p90, bias, coverage80 } = measureAccuracy(resales);
  return {
    resales: n,
    'median error': percent(mdape),
    'within 10 %': percent(within10),
    '9 in 10 within': percent(p90),
    bias: percent(bias),
    'in the range': valuer instanceof IndexBaseline ? '-' : percent(coverage80),
  };
}
