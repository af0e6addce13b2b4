import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { BeginImport, ChunkKind } from '@/contracts/evaluation/valuation-import';
import { OfficialIndex, type IndexQuarter } from '@/valuation/market/official-index';
import { packModel } from '@/valuation/snapshot/model-file';
import { serialiseModel } from '@/valuation/snapshot/model-snapshot';
import type { PublishedLevel } from '@/valuation/levels/level-row';
import type { EpochDay } from '@/valuation/model/sale.types';
import { isoDayOf } from '@/valuation/model/transaction-row';
import { trainModel } from '@/valuation/model/train-model';
import { builtInDrafts } from '../dataset/built-in-dataset';
import { carParkPrefix } from '../quote/sale.repository';
import { compilePlaces } from '../address/place-compilation';
import type { SaleRow } from '../address/place.types';
import { saleDistrictsOf } from '../dataset/sale-districts';
import { joinAddresses } from './join-addresses';
import { findOrAddEstate, joinSales } from './join-sales';
import { planLevels } from './level-plan';
import { PlaceIndex } from './place-index';
import type { Rejections } from './rejections';
import type { SourceSales } from './sale-files';
import type { SourceAddress } from './source-address';

/** Kinds of data that are divided into chunks by rows; the others are divided by bytes. */
type RowKind = Exclude<ChunkKind, 'model' | 'levels'>;

const rowsPerChunk: Readonly<Record<RowKind, number>> = {
  places: 5_000,
  tokens: 5_000,
  sales: 8_000,
};
/** The encoded places of tokens hardly compress, so their chunks are bounded by text length: one has to fit into a request body. */
const charactersPerChunk: Readonly<Record<RowKind, number>> = {
  places: 4_000_000,
  tokens: 750_000,
  sales: 4_000_000,
};
const modelPartBytes = 400_000;

export interface ImportSources {
  addresses: { file: string; addresses: SourceAddress[] }[];
  sales: SourceSales;
  indexQuarters: IndexQuarter[];
  levels: PublishedLevel[];
}

export interface PlannedChunk {
  kind: ChunkKind;
  rows: readonly unknown[];
}

export interface ImportPlan {
  begin: BeginImport;
  chunks: PlannedChunk[];
}

export interface PlanOptions {
  fingerprint: string;
  rejections: Rejections;
  today: EpochDay;
  logProgress: (line: string) => void;
}

/** Joins the sources by name, trains the model and divides everything into chunks, deterministically. */
export function planImport(
  { addresses, sales, indexQuarters, levels }: ImportSources,
  { fingerprint, rejections, today, logProgress }: PlanOptions,
): ImportPlan {
  const index = new PlaceIndex();
  for (const draft of builtInDrafts()) index.add(structuredClone(draft));
  const salePlaces = joinSales(
    index,
    sales.flats.map(({ sale }) => sale),
  );
  for (const source of addresses) {
    const counts = joinAddresses(index, source.addresses, { file: source.file, rejections });
    logProgress(
      `${source.file}: ${counts.joined} addresses met a known place, ${counts.added} were added`,
    );
  }
  const saleRows = [...toFlatRows(sales, salePlaces), ...toCarParkRows(index, sales)];
  const { places, tokens } = compilePlaces([...index.drafts.values()]);
  logProgress(`${places.length} places and ${tokens.length} search tokens`);
  const model = trainModelParts(sales, { indexQuarters, say: logProgress });
  const levelPlan = planLevels({
    sales: sales.flats.map(({ sale }) => sale),
    levels,
    indexQuarters,
    fittedOn: isoDayOf(today),
    logProgress,
  });
  const levelParts = levelPlan ? toParts(gzipSync(JSON.stringify(levelPlan.book))) : [];
  const chunks = [
    ...toChunks('places', places),
    ...toChunks('tokens', tokens),
    ...toChunks('sales', saleRows),
    ...model.map((row) => ({ kind: 'model' as const, rows: [row] })),
    ...levelParts.map((row) => ({ kind: 'levels' as const, rows: [row] })),
  ];
  const saleDistricts = saleDistrictsOf(districtsByFrequency(sales));
  return {
    begin: {
      fingerprint,
      chunkCount: chunks.length,
      meta: {
        indexQuarters: indexQuarters.map(({ values, ...quarter }) => ({
          ...quarter,
          values: [...values],
        })),
        saleDistricts,
        counts: { places: places.length, sales: saleRows.length },
        ...(levelPlan ? { levels: levelPlan.summary } : {}),
      },
    },
    chunks,
  };
}

/** Rows in chunks that are bounded in number and in the length of their text. */
export function toChunks(kind: RowKind, rows: readonly unknown[]): PlannedChunk[] {
  const chunks: { kind: ChunkKind; rows: unknown[] }[] = [];
  let characters = 0;
  for (const row of rows) {
    const length = JSON.stringify(row).length;
    const last = chunks.at(-1);
    characters += length;
    if (last && last.rows.length < rowsPerChunk[kind] && characters <= charactersPerChunk[kind]) {
      last.rows.push(row);
      continue;
    }
    chunks.push({ kind, rows: [row] });
    characters = length;
  }
  return chunks;
}

function toFlatRows(
  { flats }: SourceSales,
  salePlaces: readonly { place: string; estate: string }[],
): SaleRow[] {
  return flats.map(({ sale, floorLabel }, id) => ({
    id,
    place: salePlaces[id]?.place ?? '',
    estate: salePlaces[id]?.estate ?? '',
    isCarPark: 0,
    soldOnDay: sale.soldOnDay,
    priceHkd: Math.round(sale.priceHkd),
    areaSqft: sale.areaSqft,
    floor: floorLabel.slice(0, 20),
    flat: sale.flat.trim().slice(0, 40),
  }));
}

function toCarParkRows(index: PlaceIndex, { flats, carParks }: SourceSales): SaleRow[] {
  return carParks.map(({ subDistrict, estate, soldOnDay, priceHkd }, at) => {
    const { id } = findOrAddEstate(index, { subDistrict, estate, building: '' });
    return {
      id: flats.length + at,
      place: `${carParkPrefix}${id}`,
      estate: id,
      isCarPark: 1,
      soldOnDay,
      priceHkd: Math.round(priceHkd),
      areaSqft: null,
      floor: '',
      flat: '',
    };
  });
}

function districtsByFrequency({ flats }: SourceSales): { district: string; subDistrict: string }[] {
  const counts = new Map<string, { district: string; subDistrict: string; sales: number }>();
  for (const {
    sale: { district, subDistrict },
  } of flats) {
    const pair = counts.get(`${district}|${subDistrict}`) ?? { district, subDistrict, sales: 0 };
    pair.sales += 1;
    counts.set(`${district}|${subDistrict}`, pair);
  }
  return [...counts.values()]
    .sort((one, other) => other.sales - one.sales)
    .map(({ district, subDistrict }) => ({ district, subDistrict }));
}

function trainModelParts(
  { flats }: SourceSales,
  {
    indexQuarters,
    say: logProgress,
  }: { indexQuarters: IndexQuarter[]; say: (line: string) => void },
): { part: number; body: string }[] {
  if (flats.length === 0) return [];
  const startedAt = performance.now();
  const model = trainModel(
    flats.map(({ sale }) => sale),
    { officialIndex: indexQuarters.length > 0 ? new OfficialIndex(indexQuarters) : null },
  );
  const compressed = packModel(serialiseModel(model));
  logProgress(
    `trained on ${flats.length} sales in ${((performance.now() - startedAt) / 1000).toFixed(1)} s; the model takes ${(compressed.length / 1e6).toFixed(1)} MB`,
  );
  return toParts(compressed);
}

function toParts(compressed: Buffer): { part: number; body: string }[] {
  return Array.from({ length: Math.ceil(compressed.length / modelPartBytes) }, (_, part) => ({
    part,
    body: compressed
      .subarray(part * modelPartBytes, (part + 1) * modelPartBytes)
      .toString('base64'),
  }));
}

/** Equal for equal files in the same order of kinds, whatever their names. */
export function fingerprintOf(
  contents: readonly { kind: string; digest: string }[],
  version: number,
): string {
  return createHash('sha256')
    .update(JSON.stringify([version, contents]))
    .digest('hex');
}
