import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readCatalogue } from '@/valuation/facts/catalogue/read-catalogue';
import { levelFromRecord, type PublishedLevel } from '@/valuation/levels/level-row';
import type { FitSources } from '@/valuation/levels/fit-sources';
import { indexQuartersFromRecords } from '@/valuation/market/official-index';
import type { Sale } from '@/valuation/model/sale.types';
import { parseCsvRecords, saleFromRecord } from '@/valuation/model/transaction-row';

const files = {
  sales: 'transactions_2018-2020H1.csv.gz',
  singleSales: 'recent_transactions_2021-2024.csv.gz',
  levels: 'recent_levels_2021-2026.csv.gz',
  index: 'rvd_price_index_class_quarterly_1979-2026Q1.csv',
} as const;

function readText(path: string): string {
  const bytes = readFileSync(path);
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** The sources of the levels in a folder of published files. */
export function readFitSources(folder: string): FitSources {
  const records = (name: string) => parseCsvRecords(readText(join(folder, name)));
  return {
    catalogue: readCatalogue(),
    sales: records(files.sales).flatMap((record, row) => saleFromRecord(record, String(row)) ?? []),
    levels: records(files.levels).flatMap((record) => {
      const level = levelFromRecord(record);
      return typeof level === 'string' ? [] : [level];
    }),
    indexQuarters: indexQuartersFromRecords(records(files.index)),
  };
}

/** The sales of all files of transactions in the folder. */
export const readTransactions = (folder: string): Sale[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith('transactions_'))
    .sort()
    .flatMap((name) =>
      parseCsvRecords(readText(join(folder, name))).flatMap(
        (record, row) => saleFromRecord(record, `${name}-${row}`) ?? [],
      ),
    );

/** Single sales under Chinese names, each as a level of its own. */
export function readSingleSales(folder: string): { level: PublishedLevel; floor: string }[] {
  return parseCsvRecords(readText(join(folder, files.singleSales))).flatMap((record) => {
    const { date = '', area = '', price = '', floor = '' } = record;
    const level = levelFromRecord({
      ...record,
      month: date,
      kind: 'sold',
      n: '1',
      area_min: area,
      area_max: area,
      psf: String(Number(price) / Number(area)),
    });
    return typeof level === 'string' ? [] : [{ level, floor }];
  });
}
