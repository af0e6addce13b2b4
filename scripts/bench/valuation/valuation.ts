import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatasetService } from '@/backoffice/domains/evaluation/dataset/open-dataset-service';
import type { DatasetChunk } from '@/backoffice/domains/evaluation/dataset/dataset.service';
import { publishedIndexQuarters } from '@/valuation/market/rvd-price-index.data';
import { compilePlaces } from '@/backoffice/domains/evaluation/address/place-compilation';
import type { PlaceDraft } from '@/backoffice/domains/evaluation/address/place.types';
import { openDatabase } from '@/backoffice/db/client';
import { startCluster } from '@test/support/database/postgres-cluster';
import { generatePlaceDrafts, generateQueries } from './synthetic-addresses';
import { generateSales } from './synthetic-sales';
import { benchPagesDuringSearches } from './pages-during-searches';
import { startServer } from '../processes';
import { callApi, timedRow, timesOf } from '../api-calls';
import { percentile, type BenchmarkRow } from '../row';

const callCount = 2_000;

interface BenchmarkCalls {
  quotes: { path: string; body: object }[];
  lists: { path: string }[];
  searches: { path: string }[];
}

interface PreparedData {
  chunks: DatasetChunk[];
  placeCount: number;
  questions: BenchmarkCalls;
}

function prepare(): PreparedData {
  const drafts = generatePlaceDrafts();
  const { rows, modelParts, soldBuildings } = generateSales(drafts);
  const { places, tokens } = compilePlaces(drafts);
  return {
    placeCount: places.length,
    chunks: [
      { kind: 'places', rows: places },
      { kind: 'tokens', rows: tokens },
      { kind: 'sales', rows },
      ...modelParts.map((row) => ({ kind: 'model' as const, rows: [row] })),
    ],
    questions: {
      quotes: createQuoteCalls(soldBuildings),
      lists: createListCalls(drafts),
      searches: generateQueries(drafts).map((query) => ({
        path: `address/search?q=${encodeURIComponent(query)}`,
      })),
    },
  };
}

/** Each building once before any recurs, so that most are not cached. */
function createQuoteCalls(sold: readonly PlaceDraft[]): BenchmarkCalls['quotes'] {
  return Array.from({ length: callCount }, (_, at) => ({
    path: 'quote',
    body: {
      building: sold[at % sold.length]?.id,
      floor: 1 + ((at * 7) % 40),
      areaSqft: 400 + (at % 250),
    },
  }));
}

function createListCalls(drafts: readonly PlaceDraft[]): BenchmarkCalls['lists'] {
  const streets = drafts.filter(({ kind }) => kind === 'street');
  const districts = drafts.filter(({ kind }) => kind === 'district');
  const paths = ['streets', 'estates', 'carparks'].flatMap((list) =>
    districts.map(({ id }) => `${list}?district=${id}`),
  );
  paths.push(
    ...['streetno', 'buildings'].flatMap((list) =>
      streets.slice(0, 800).map(({ id }) => `${list}?street=${id}`),
    ),
  );
  return paths.slice(0, callCount).map((path) => ({ path }));
}

async function store(
  env: { DATABASE_URL: string | undefined; DATA_DIR: string },
  { chunks, placeCount }: PreparedData,
): Promise<void> {
  const database = await openDatabase({
    env: { ...env, STORAGE_MODE: env.DATABASE_URL ? 'postgres' : 'embedded' },
    onConnectionError: () => undefined,
  });
  try {
    const service = openDatasetService({
      db: database.db,
      now: () => new Date(),
      onContentChanged: async () => undefined,
    });
    const indexQuarters = publishedIndexQuarters.map(({ yearMonth, values }) => ({
      yearMonth,
      values: [...values],
    }));
    const { dataset } = await service.begin({
      fingerprint: 'd'.repeat(64),
      chunkCount: chunks.length,
      meta: { indexQuarters, saleDistricts: {}, counts: { places: placeCount } },
    });
    for (const [number, chunk] of chunks.entries())
      await service.storeChunk(dataset, number, chunk);
    await service.activate(dataset);
  } finally {
    await database.close();
  }
}

async function benchEngine(
  engine: string,
  {
    settings,
    prepared,
    searchers,
    mostMs: maxSearchMs,
  }: {
    settings: Record<string, string>;
    prepared: PreparedData;
    searchers: number;
    mostMs: number;
  },
): Promise<BenchmarkRow[]> {
  const { quotes, lists, searches } = prepared.questions;
  const server = await startServer(['dist/server/main.mjs'], {
    env: { RATE_LIMIT_READS_PER_MINUTE: '1000000', ...settings },
    readyPath: '/readyz',
  });
  try {
    const { origin } = server;
    await timesOf(origin, { calls: quotes.slice(-100), connections: 4 });
    const quoteTimes = await timesOf(origin, { calls: quotes, connections: 4 });
    const listTimes = await timesOf(origin, { calls: lists, connections: 4 });
    const searchTimes = await timesOf(origin, { calls: searches, connections: searchers });
    return [
      {
        name: `quote, 4 connections, ${engine} p50`,
        value: percentile(quoteTimes, 0.5),
        unit: 'ms',
      },
      timedRow(`quote, 4 connections, ${engine}`, quoteTimes, { share: 0.99, most: 50 }),
      timedRow(`option lists, 4 connections, ${engine}`, listTimes, { share: 0.99, most: 20 }),
      timedRow(
        `search of ${prepared.placeCount} addresses, ${searchers} connection${searchers === 1 ? '' : 's'}, ${engine}`,
        searchTimes,
        { share: 0.95, most: maxSearchMs },
      ),
      ...(await benchPagesDuringSearches({
        origin,
        search: (at) =>
          callApi(origin, searches[at % searches.length] ?? { path: 'address/search?q=a' }),
      })),
    ];
  } finally {
    await server.stop();
  }
}

/** Quotes, option lists and searches over HTTP with 100,000 invented addresses and 40,000 invented sales, and pages while searches run. */
export async function benchValuation(): Promise<BenchmarkRow[]> {
  const prepared = prepare();
  const folder = mkdtempSync(join(tmpdir(), 'bench-valuation-'));
  const cluster = await startCluster();
  try {
    await store({ DATABASE_URL: undefined, DATA_DIR: folder }, prepared);
    await store({ DATABASE_URL: cluster.url, DATA_DIR: folder }, prepared);
    return [
      ...(await benchEngine('PGlite', {
        settings: { DATA_DIR: folder },
        prepared,
        searchers: 1,
        mostMs: 80,
      })),
      ...(await benchEngine('PostgreSQL', {
        settings: { ...postgresSettings, DATABASE_URL: cluster.url, DATA_DIR: folder },
        prepared,
        searchers: 4,
        mostMs: 50,
      })),
    ];
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const postgresSettings = {
  DESK_TOKEN: 'bench:desk-of-the-bench-0123456789-0123',
  SESSION_SECRET: 'session-of-the-bench-0123456789-0123456789',
  DATA_ENCRYPTION_KEY: `1:${Buffer.alloc(32).toString('base64')}`,
  LICENCE_NUMBER: '0000/2026',
  COMPLAINT_HOTLINE: '3000 0000',
};
