import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { IndexQuarter } from '@/valuation/market/official-index';
import type { EpochDay } from '@/valuation/model/sale.types';
import { builtInIndexQuarters } from '../quote/built-in-market';
import { parseAddressJson } from './address-files';
import { fingerprintOf, planImport, type ImportSources } from './import-plan';
import type { ImportTarget } from './import-target';
import { ImportFileError } from './import-file-error';
import { readIndexFile } from './index-files';
import { assertReadableFile, readTextChunks, readText } from './input-file';
import { LevelReader } from './level-files';
import { Rejections } from './rejections';
import { SaleReader } from './sale-files';

/** To be incremented when the same files lead to other rows than before. */
const importVersion = 3;

export interface ImportFiles {
  addresses: readonly string[];
  transactions: readonly string[];
  index: readonly string[];
  /** Monthly files of levels, or of sales under Chinese names. */
  levels?: readonly string[];
}

export interface ImportOptions {
  files: ImportFiles;
  target: ImportTarget;
  today: EpochDay;
  logProgress: (line: string) => void;
}

export interface ImportResult {
  /** `unchanged`: exactly this data was active already. */
  outcome: 'imported' | 'unchanged';
  places: number;
  sales: number;
  rejections: Rejections;
}

/** Reads all files before storing anything; nothing is visible before everything is stored. Throws `ImportFileError` for an unusable file. */
export async function runImport({
  files,
  target,
  today,
  logProgress,
}: ImportOptions): Promise<ImportResult> {
  const rejections = new Rejections();
  const fingerprint = await fingerprintOfFiles(files);
  const active = await target.getActive();
  if (active.fingerprint === fingerprint)
    return { outcome: 'unchanged', places: 0, sales: 0, rejections };
  if (isIndexAlone(files) && (active.sales ?? 0) > 0)
    throw new ImportFileError(
      files.index.join(', '),
      'the data in use rest on sales, which would go: name their files together with the index',
    );
  const sources = await readSources(files, { rejections, today, say: logProgress });
  const { begin, chunks } = planImport(sources, {
    fingerprint,
    rejections,
    today,
    logProgress,
  });
  const { dataset, storedChunks } = await target.begin(begin);
  if (storedChunks.length > 0)
    logProgress(`resuming: ${storedChunks.length} of ${chunks.length} chunks are stored already`);
  const stored = new Set(storedChunks);
  for (const [number, chunk] of chunks.entries()) {
    if (!stored.has(number)) await target.storeChunk(dataset, number, chunk);
    if ((number + 1) % 10 === 0 || number + 1 === chunks.length)
      logProgress(`stored ${number + 1} of ${chunks.length} chunks`);
  }
  await target.activate(dataset);
  return {
    outcome: 'imported',
    places: begin.meta.counts.places ?? 0,
    sales: begin.meta.counts.sales ?? 0,
    rejections,
  };
}

/** Whether the import has a price index only, which then adjusts the built-in catalogue and levels. */
const isIndexAlone = ({ addresses, transactions, levels = [] }: ImportFiles): boolean =>
  addresses.length + transactions.length + levels.length === 0;

async function fingerprintOfFiles({
  addresses,
  transactions,
  index,
  levels = [],
}: ImportFiles): Promise<string> {
  const kinds = [
    ...addresses.map((file) => ({ kind: 'addresses', file })),
    ...transactions.map((file) => ({ kind: 'transactions', file })),
    ...index.map((file) => ({ kind: 'index', file })),
    ...levels.map((file) => ({ kind: 'levels', file })),
  ];
  const contents: { kind: string; digest: string }[] = [];
  for (const { kind, file } of kinds) {
    await assertReadableFile(file);
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    contents.push({ kind, digest: hash.digest('hex') });
  }
  return fingerprintOf(contents, importVersion);
}

async function readSources(
  { addresses, transactions, index, levels = [] }: ImportFiles,
  {
    rejections,
    today,
    say: logProgress,
  }: { rejections: Rejections; today: EpochDay; say: (line: string) => void },
): Promise<ImportSources> {
  const indexQuarters: IndexQuarter[] = [];
  for (const file of index) {
    indexQuarters.push(...(await readIndexFile(readTextChunks(file), file)));
    logProgress(`${file}: ${indexQuarters.length} quarters`);
  }
  const addressSources: ImportSources['addresses'] = [];
  for (const file of addresses) {
    const found = parseAddressJson(await readText(file), { file, rejections });
    logProgress(`${file}: ${found.length} addresses`);
    addressSources.push({ file, addresses: found });
  }
  const reader = new SaleReader();
  for (const file of transactions) {
    await reader.read(readTextChunks(file), {
      file,
      rejections,
      today,
      onRows: (rows) => logProgress(`${file}: ${rows} rows read`),
    });
    logProgress(
      `${file}: ${reader.sales.flats.length} sales of flats and ${reader.sales.carParks.length} of car parks so far`,
    );
  }
  const levelReader = new LevelReader();
  for (const file of levels) {
    await levelReader.read(readTextChunks(file), { file, rejections, today });
    logProgress(`${file}: ${levelReader.levels.length} levels so far`);
  }
  return {
    addresses: addressSources,
    levels: levelReader.levels,
    sales: reader.sales,
    indexQuarters:
      indexQuarters.length > 0 ? latestOfQuarter(indexQuarters) : [...builtInIndexQuarters],
  };
}

/** Each quarter once; a later file corrects an earlier one. */
function latestOfQuarter(quarters: readonly IndexQuarter[]): IndexQuarter[] {
  return [...new Map(quarters.map((quarter) => [quarter.yearMonth, quarter])).values()].sort(
    (one, other) => one.yearMonth - other.yearMonth,
  );
}
