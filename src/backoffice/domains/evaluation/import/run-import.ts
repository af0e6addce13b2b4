import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { builtInIndexQuarters } from '../quote/built-in-valuer';
import type { IndexQuarter } from '@/valuation/market/official-index';
import type { EpochDay } from '@/valuation/model/sale.types';
import { parseAddressJson } from './address-files';
import { fingerprintOf, planImport, type ImportSources } from './import-plan';
import type { ImportTarget } from './import-target';
import { readIndexFile } from './index-files';
import { checkFile, readPieces, readWhole } from './input-file';
import { Rejections } from './rejections';
import { SaleReader } from './sale-files';

/** To be raised when the same files lead to other rows than before. */
const importVersion = 2;

export interface ImportFiles {
  addresses: readonly string[];
  transactions: readonly string[];
  index: readonly string[];
}

export interface ImportOptions {
  files: ImportFiles;
  target: ImportTarget;
  today: EpochDay;
  say: (line: string) => void;
}

export interface ImportResult {
  /** `unchanged`: this very data was in use already. */
  outcome: 'imported' | 'unchanged';
  places: number;
  sales: number;
  rejections: Rejections;
}

/** Reads all files, and only then stores; nobody sees any of it before all is stored. Throws `ImportFileError` for a file unfit as a whole. */
export async function runImport({
  files,
  target,
  today,
  say,
}: ImportOptions): Promise<ImportResult> {
  const rejections = new Rejections();
  const fingerprint = await fingerprintOfFiles(files);
  if ((await target.inUse()).fingerprint === fingerprint)
    return { outcome: 'unchanged', places: 0, sales: 0, rejections };
  const sources = await readSources(files, { rejections, today, say });
  const { begin, chunks } = planImport(sources, { fingerprint, rejections, say });
  const { dataset, storedChunks } = await target.begin(begin);
  if (storedChunks.length > 0)
    say(`resuming: ${storedChunks.length} of ${chunks.length} chunks are stored already`);
  const stored = new Set(storedChunks);
  for (const [number, chunk] of chunks.entries()) {
    if (!stored.has(number)) await target.put(dataset, number, chunk);
    if ((number + 1) % 10 === 0 || number + 1 === chunks.length)
      say(`stored ${number + 1} of ${chunks.length} chunks`);
  }
  await target.activate(dataset);
  return {
    outcome: 'imported',
    places: begin.meta.counts.places ?? 0,
    sales: begin.meta.counts.sales ?? 0,
    rejections,
  };
}

async function fingerprintOfFiles({
  addresses,
  transactions,
  index,
}: ImportFiles): Promise<string> {
  const kinds = [
    ...addresses.map((file) => ({ kind: 'addresses', file })),
    ...transactions.map((file) => ({ kind: 'transactions', file })),
    ...index.map((file) => ({ kind: 'index', file })),
  ];
  const contents: { kind: string; digest: string }[] = [];
  for (const { kind, file } of kinds) {
    await checkFile(file);
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    contents.push({ kind, digest: hash.digest('hex') });
  }
  return fingerprintOf(contents, importVersion);
}

async function readSources(
  { addresses, transactions, index }: ImportFiles,
  {
    rejections,
    today,
    say,
  }: { rejections: Rejections; today: EpochDay; say: (line: string) => void },
): Promise<ImportSources> {
  const indexQuarters: IndexQuarter[] = [];
  for (const file of index) {
    indexQuarters.push(...(await readIndexFile(readPieces(file), file)));
    say(`${file}: ${indexQuarters.length} quarters`);
  }
  const read: ImportSources['addresses'] = [];
  for (const file of addresses) {
    const found = parseAddressJson(await readWhole(file), { file, rejections });
    say(`${file}: ${found.length} addresses`);
    read.push({ file, addresses: found });
  }
  const reader = new SaleReader();
  for (const file of transactions) {
    await reader.read(readPieces(file), {
      file,
      rejections,
      today,
      onRows: (rows) => say(`${file}: ${rows} rows read`),
    });
    say(
      `${file}: ${reader.sales.flats.length} sales of flats and ${reader.sales.carParks.length} of car parks so far`,
    );
  }
  return {
    addresses: read,
    sales: reader.sales,
    indexQuarters: indexQuarters.length > 0 ? indexQuarters : [...builtInIndexQuarters],
  };
}
