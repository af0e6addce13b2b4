import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { fitBuiltInLevels, measureBuiltInErrors } from '@/valuation/built-in/built-in-fit';
import type { BuiltInLevels } from '@/valuation/built-in/built-in-levels';
import { OfficialIndex, quarterFirstDay, quarterLastDay } from '@/valuation/market/official-index';
import { publishedIndexQuarters } from '@/valuation/market/rvd-price-index.data';
import type { Sale } from '@/valuation/model/sale.types';
import { trainModel } from '@/valuation/model/train-model';
import { isoDayOf, parseCsvRecords, saleFromRecord } from '@/valuation/model/transaction-row';

const defaultOutput = 'src/valuation/built-in/built-in-levels.data.json';
const minimumEstateResales = 20;
const measuredDays = 183;

function readSales(path: string): Sale[] {
  const bytes = readFileSync(path);
  const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8');
  return parseCsvRecords(text).flatMap((record, row) => {
    const sale = saleFromRecord(record, String(row));
    return sale === null ? [] : [sale];
  });
}

function fit(sales: Sale[]): BuiltInLevels {
  const firstDay = Math.min(...sales.slice(0, 1).map(({ soldOnDay }) => soldOnDay));
  const lastDay = sales.at(-1)?.soldOnDay ?? 0;
  const reference = publishedIndexQuarters.findLast(
    ({ yearMonth }) => quarterLastDay(yearMonth) <= lastDay + 3,
  );
  if (reference === undefined)
    throw new Error('the sales do not reach the end of a quarter of the index');
  const quarter = {
    firstDay: quarterFirstDay(reference.yearMonth),
    lastDay: quarterLastDay(reference.yearMonth),
  };
  const source = `Fitted by us on sales ${isoDayOf(firstDay).slice(0, 7)}..${isoDayOf(lastDay).slice(0, 7)}, carried by the price index of the Rating and Valuation Department (to 2026 Q1)`;
  const model = trainModel(sales, { backTestDays: 0 });
  return fitBuiltInLevels(model, sales, {
    source,
    referenceQuarter: reference.yearMonth,
    quarter,
    minimumEstateResales,
  });
}

const { values } = parseArgs({
  options: {
    train: { type: 'string', multiple: true },
    out: { type: 'string', default: defaultOutput },
  },
});
if (!values.train || values.train.length === 0)
  throw new Error('Usage: valuation-fit-builtin --train FILE [--train FILE] [--out FILE]');
const sales = values.train.flatMap(readSales).sort((a, b) => a.soldOnDay - b.soldOnDay);
const lastDay = sales.at(-1)?.soldOnDay ?? 0;
const isLater = ({ soldOnDay }: Sale): boolean => soldOnDay > lastDay - measuredDays;
const earlier = fit(sales.filter((sale) => !isLater(sale)));
const errors = measureBuiltInErrors(
  earlier,
  sales.filter((sale) => isLater(sale) && !sale.isFirstHand),
  new OfficialIndex(publishedIndexQuarters),
);
const levels: BuiltInLevels = { ...fit(sales), errors };
writeFileSync(values.out, `${JSON.stringify(levels)}\n`);
console.log(
  `${levels.subDistricts.length} sub-districts, ${levels.estates.length} estates, errors ${JSON.stringify(errors)}`,
);
