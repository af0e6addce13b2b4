import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import {
  type AccuracyMetrics,
  type AccuracyReport,
  reportAccuracy,
} from '@/valuation/model/accuracy-metrics';
import type { BuiltInLevels } from '@/valuation/built-in/built-in-levels';
import { BuiltInValuer } from '@/valuation/built-in/built-in-valuer';
import { indexQuartersFromRecords, OfficialIndex } from '@/valuation/market/official-index';
import { type PredictionMode, predictSales, type Valuer } from '@/valuation/model/predict-sales';
import { publishedIndexQuarters } from '@/valuation/market/rvd-price-index.data';
import type { Sale } from '@/valuation/model/sale.types';
import { trainModel } from '@/valuation/model/train-model';
import { parseCsvRecords, saleFromRecord } from '@/valuation/model/transaction-row';
import { printLevelAccuracy } from './levels/print-accuracy';
import { printRollingAccuracy } from './levels/print-rolling';

const usage = `Usage: valuation-accuracy FOLDER
       valuation-accuracy --train FILE... --test FILE... [--mode rolling|frozen] [--index FILE] [--json]
       valuation-accuracy --builtin --test FILE... [--index FILE] [--json] [--builtin-levels FILE]

With a folder of published files: how far levels and single sales of estates that were held back are missed, and the resales of the last half year, each beside a baseline.
Predicts the sales of the test files in order of date without looking ahead. Files have the published transaction shape, gzip or plain.
Without --index the index that comes with the model (2018 Q1 to 2026 Q1) is used; a quarter counts from a month after its end.
rolling: a sale is known the next day; frozen: nothing after the training files but the official index as published by then.`;

function readText(path: string): string {
  const bytes = readFileSync(path);
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (isGzip ? gunzipSync(bytes) : bytes).toString('utf8');
}

function readSales(paths: readonly string[]): Sale[] {
  return paths.flatMap((path, file) =>
    parseCsvRecords(readText(path)).flatMap((record, row) => {
      const sale = saleFromRecord(record, `${file}-${row}`);
      return sale === null ? [] : [sale];
    }),
  );
}

const builtInLevelsUrl = new URL(
  '../../src/valuation/built-in/built-in-levels.data.json',
  import.meta.url,
);

function readBuiltInLevels(path: string): BuiltInLevels {
  return JSON.parse(readFileSync(path, 'utf8'));
}

const percent = (value: number): string => (Number.isNaN(value) ? '-' : (100 * value).toFixed(2));

function tableRow(label: string, metrics: AccuracyMetrics): Record<string, string | number> {
  const { n, matched, ...shares } = metrics;
  return {
    group: label,
    n,
    matched,
    ...Object.fromEntries(Object.entries(shares).map(([name, value]) => [name, percent(value)])),
  };
}

function printTable(report: AccuracyReport): void {
  const rows = [
    tableRow('all sales', report.all),
    tableRow('resales', report.resales),
    ...Object.entries(report.byLevel).map(([level, metrics]) =>
      tableRow(`resales, ${level}`, metrics),
    ),
    ...report.byCertainty.map((metrics, index) =>
      tableRow(`resales, certainty fifth ${index + 1}`, metrics),
    ),
  ];
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) =>
    Math.max(...rows.map((row) => String(row[name]).length), name.length),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  ');
  console.log(line(names));
  for (const row of rows) console.log(line(names.map((name) => String(row[name]))));
  console.log(
    '\nShares in per cent of the price; bias = median of value / price - 1; halfWidth = median half width of the 80 % range.',
  );
}

function exitWithUsage(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
}

/** Positional files after `--train a b c` belong to the flag before them. */
function spreadLists(args: readonly string[]): string[] {
  let flag: string | undefined;
  return args.flatMap((argument) => {
    if (argument.startsWith('--')) {
      flag = argument === '--train' || argument === '--test' ? argument : undefined;
      return flag === undefined ? [argument] : [];
    }
    return flag === undefined ? [argument] : [`${flag}=${argument}`];
  });
}

function readOptions(args: readonly string[]): {
  train: string[];
  test: string[];
  mode: PredictionMode;
  index: string | undefined;
  isJson: boolean;
  builtin: string | undefined;
} {
  const { values } = parseArgs({
    args: spreadLists(args),
    options: {
      train: { type: 'string', multiple: true, default: [] },
      test: { type: 'string', multiple: true, default: [] },
      mode: { type: 'string', default: 'rolling' },
      index: { type: 'string' },
      json: { type: 'boolean', default: false },
      builtin: { type: 'boolean', default: false },
      'builtin-levels': { type: 'string', default: fileURLToPath(builtInLevelsUrl) },
    },
  });
  const { mode } = values;
  if (mode !== 'rolling' && mode !== 'frozen') exitWithUsage('--mode is rolling or frozen');
  if (values.test.length === 0) exitWithUsage('--test is missing');
  if (values.train.length === 0 && !values.builtin)
    exitWithUsage('--train or --builtin is missing');
  return {
    train: values.train,
    test: values.test,
    mode,
    index: values.index,
    isJson: values.json,
    builtin: values.builtin ? values['builtin-levels'] : undefined,
  };
}

const [folder] = process.argv.slice(2);
if (folder !== undefined && !folder.startsWith('--')) {
  printLevelAccuracy(folder);
  printRollingAccuracy(folder);
  process.exit(0);
}
const options = readOptions(process.argv.slice(2));
const officialIndex = new OfficialIndex(
  options.index === undefined
    ? publishedIndexQuarters
    : indexQuartersFromRecords(parseCsvRecords(readText(options.index))),
);
const startedAt = performance.now();
const valuer: Valuer =
  options.builtin === undefined
    ? trainModel(readSales(options.train), { officialIndex })
    : new BuiltInValuer(readBuiltInLevels(options.builtin), officialIndex);
const trainedAt = performance.now();
const testSales = readSales(options.test);
const predicted = predictSales(valuer, testSales, options.mode);
const report = reportAccuracy(predicted);
if (options.isJson)
  console.log(JSON.stringify({ mode: options.mode, unit: 'fraction', ...report }, null, 2));
else printTable(report);
console.error(
  `training ${((trainedAt - startedAt) / 1000).toFixed(1)} s, prediction ${((performance.now() - trainedAt) / Math.max(1, testSales.length)).toFixed(2)} ms a sale, refits included`,
);
