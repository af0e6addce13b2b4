import { gunzipSync } from 'node:zlib';
import { packModel, readModelLines } from '@/valuation/snapshot/model-file';
import { restoreModel } from '@/valuation/snapshot/restore-model';
import { serialiseModel } from '@/valuation/snapshot/model-snapshot';
import { OfficialIndex } from '@/valuation/market/official-index';
import { publishedIndexQuarters } from '@/valuation/market/rvd-price-index.data';
import type { Sale } from '@/valuation/model/sale.types';
import type { IncrementalTask } from '@/valuation/numeric/incremental-task';
import { trainModel } from '@/valuation/model/train-model';
import type { ValuationModel } from '@/valuation/model/valuation-model';
import { generatePlaceDrafts } from './synthetic-addresses';
import { generateSoldFlats } from './synthetic-sales';
import { median, type BenchmarkRow } from '../row';

const saleCount = 130_000;
const valuationCount = 1_000;
const loadCount = 9;

const processorMs = (): number => process.cpuUsage().user / 1000;

/** Milliseconds of each step, and the result of the task. */
function timeTask<T>(steps: IncrementalTask<T>): { times: number[]; result: T } {
  const times: number[] = [];
  for (;;) {
    const startedAt = performance.now();
    const step = steps.next();
    times.push(performance.now() - startedAt);
    if (step.done) return { times, result: step.value };
  }
}

/** Each step as it usually is: a machine with other work to do, or the collection of garbage, makes single ones longer. */
function medianStepTimes(lines: Buffer): number[] {
  const all = Array.from({ length: loadCount }, () => {
    const read = timeTask(readModelLines(lines));
    return [...read.times, ...timeTask(restoreModel(read.result)).times];
  });
  return (all[0] ?? []).map((_, step) => median(all.map((times) => times[step] ?? 0)));
}

function valuationMs(model: ValuationModel, sales: readonly Sale[]): number {
  const flats = Array.from(
    { length: valuationCount },
    (_, at) => sales[(at * 977) % sales.length],
  ).filter((sale) => sale !== undefined);
  const day = model.lastSaleDay + 3;
  for (const flat of flats) model.value(flat, day);
  const startedAt = processorMs();
  for (const flat of flats) model.value(flat, day);
  return (processorMs() - startedAt) / valuationCount;
}

/** The model of 130,000 invented sales: training, one valuation, and the longest step in which it is read into memory. */
export async function benchValuationModel(): Promise<BenchmarkRow[]> {
  const { sales } = generateSoldFlats(generatePlaceDrafts(), saleCount);
  const startedAt = performance.now();
  const model = trainModel(sales, { officialIndex: new OfficialIndex(publishedIndexQuarters) });
  const trainedInS = (performance.now() - startedAt) / 1000;
  const valuation = valuationMs(model, sales);
  const steps = medianStepTimes(gunzipSync(packModel(serialiseModel(model))));
  const longest = Math.max(...steps);
  return [
    {
      name: `training on ${saleCount} sales`,
      value: trainedInS,
      unit: 's',
      target: '≤ 60',
      isTargetMet: trainedInS <= 60,
    },
    {
      name: 'one valuation, processor time',
      value: valuation,
      unit: 'ms',
      target: '≤ 2',
      isTargetMet: valuation <= 2,
    },
    {
      name: `longest of ${steps.length} steps of reading the model`,
      value: longest,
      unit: 'ms',
      target: '≤ 20',
      isTargetMet: longest <= 20,
    },
  ];
}
