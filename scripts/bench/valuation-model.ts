import { gunzipSync } from 'node:zlib';
import { packModel, readModelLines } from '@/valuation/snapshot/model-file';
import { restoreModel } from '@/valuation/snapshot/model-restoring';
import { serialiseModel } from '@/valuation/snapshot/model-snapshot';
import { OfficialIndex } from '@/valuation/market/official-index';
import { publishedIndexQuarters } from '@/valuation/market/rvd-price-index.data';
import type { Sale } from '@/valuation/model/sale.types';
import type { Steps } from '@/valuation/numeric/steps';
import { trainModel } from '@/valuation/model/train-model';
import type { ValuationModel } from '@/valuation/model/valuation-model';
import { inventDrafts } from './invented-addresses';
import { inventSoldFlats } from './invented-sales';
import { median, type Row } from './row';

const saleCount = 130_000;
const valued = 1_000;
const loadings = 9;

const processorMs = (): number => process.cpuUsage().user / 1000;

/** Milliseconds of each step, and what all of them made. */
function timeSteps<T>(steps: Steps<T>): { times: number[]; made: T } {
  const times: number[] = [];
  for (;;) {
    const startedAt = performance.now();
    const step = steps.next();
    times.push(performance.now() - startedAt);
    if (step.done) return { times, made: step.value };
  }
}

/** Each step as it usually is: a machine with other work to do, or the collection of garbage, makes single ones longer. */
function usualSteps(lines: Buffer): number[] {
  const all = Array.from({ length: loadings }, () => {
    const read = timeSteps(readModelLines(lines));
    return [...read.times, ...timeSteps(restoreModel(read.made)).times];
  });
  return (all[0] ?? []).map((_, step) => median(all.map((times) => times[step] ?? 0)));
}

function valuationMs(model: ValuationModel, sales: readonly Sale[]): number {
  const flats = Array.from({ length: valued }, (_, at) => sales[(at * 977) % sales.length]).filter(
    (sale) => sale !== undefined,
  );
  const day = model.lastSaleDay + 3;
  for (const flat of flats) model.value(flat, day);
  const startedAt = processorMs();
  for (const flat of flats) model.value(flat, day);
  return (processorMs() - startedAt) / valued;
}

/** The model of 130,000 invented sales: training, one valuation, and the longest step in which it is read into memory. */
export async function benchValuationModel(): Promise<Row[]> {
  const { sales } = inventSoldFlats(inventDrafts(), saleCount);
  const startedAt = performance.now();
  const model = trainModel(sales, { officialIndex: new OfficialIndex(publishedIndexQuarters) });
  const trainedInS = (performance.now() - startedAt) / 1000;
  const valuation = valuationMs(model, sales);
  const steps = usualSteps(gunzipSync(packModel(serialiseModel(model))));
  const longest = Math.max(...steps);
  return [
    {
      name: `training on ${saleCount} sales`,
      value: trainedInS,
      unit: 's',
      target: '≤ 60',
      isMet: trainedInS <= 60,
    },
    {
      name: 'one valuation, processor time',
      value: valuation,
      unit: 'ms',
      target: '≤ 2',
      isMet: valuation <= 2,
    },
    {
      name: `longest of ${steps.length} steps of reading the model`,
      value: longest,
      unit: 'ms',
      target: '≤ 20',
      isMet: longest <= 20,
    },
  ];
}
