import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAddressSearch } from '@/backoffice/domains/evaluation/address/address-search';
import { createAddressRepository } from '@/backoffice/domains/evaluation/address/address.repository';
import { createDatasetRepository } from '@/backoffice/domains/evaluation/dataset/dataset.repository';
import { openDatasetService } from '@/backoffice/domains/evaluation/dataset/open-dataset-service';
import { compilePlaces } from '@/backoffice/domains/evaluation/address/place-compilation';
import { createPlaceDirectory } from '@/backoffice/domains/evaluation/address/place-directory';
import type { PlaceDraft } from '@/backoffice/domains/evaluation/address/place.types';
import { createPlaceLists } from '@/backoffice/domains/evaluation/address/place-lists';
import { openDatabase, type DatabaseHandle } from '@/backoffice/db/client';
import { startCluster } from '@test/support/database/postgres-cluster';
import { createTokenPlacesDirectory } from '@/backoffice/domains/evaluation/address/token-places-directory';
import { generatePlaceDrafts, generateQueries } from './synthetic-addresses';
import { percentile, type BenchmarkRow } from '../row';

async function seedDatabase(
  database: DatabaseHandle,
  drafts: readonly PlaceDraft[],
): Promise<number> {
  const service = openDatasetService({
    db: database.db,
    now: () => new Date(),
    onContentChanged: async () => undefined,
  });
  const { places, tokens } = compilePlaces(drafts);
  const { dataset } = await service.begin({
    fingerprint: 'b'.repeat(64),
    chunkCount: 2,
    meta: { indexQuarters: [], saleDistricts: {}, counts: { places: places.length } },
  });
  await service.storeChunk(dataset, 0, { kind: 'places', rows: places });
  await service.storeChunk(dataset, 1, { kind: 'tokens', rows: tokens });
  await service.activate(dataset);
  return places.length;
}

/** Milliseconds of each search, asked over `connections` at a time. */
async function measure(
  database: DatabaseHandle,
  { queries, connections }: { queries: readonly string[]; connections: number },
): Promise<number[]> {
  const address = createAddressRepository(database.db);
  const dataset = await createDatasetRepository(database.db).findActive();
  if (!dataset) throw new Error('Nothing was loaded');
  const search = createAddressSearch({
    tokenPlaces: createTokenPlacesDirectory(address),
    places: createPlaceDirectory(address),
    lists: createPlaceLists(address),
    countPlaces: async () => dataset.meta.counts.places ?? 0,
  });
  for (const query of queries.slice(0, 60)) await search(dataset, query);
  const times: number[] = [];
  let next = 0;
  const searchNext = async (): Promise<void> => {
    for (let query = queries[next++]; query !== undefined; query = queries[next++]) {
      const startedAt = performance.now();
      await search(dataset, query);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, searchNext));
  return times;
}

/** Address search at 100,000 addresses: the embedded database over one connection, PostgreSQL over four. */
export async function benchAddressSearch(): Promise<BenchmarkRow[]> {
  const drafts = generatePlaceDrafts();
  const queries = generateQueries(drafts);
  const folder = mkdtempSync(join(tmpdir(), 'bench-address-'));
  const cluster = await startCluster();
  const rows: BenchmarkRow[] = [];
  try {
    for (const engine of [
      { name: 'PGlite, 1 connection', connections: 1, url: undefined, target: 80 },
      { name: 'PostgreSQL, 4 connections', connections: 4, url: cluster.url, target: 50 },
    ]) {
      const env = {
        DATABASE_URL: engine.url,
        DATA_DIR: folder,
        STORAGE_MODE: engine.url ? ('postgres' as const) : ('embedded' as const),
      };
      const database = await openDatabase({ env, onConnectionError: () => undefined });
      try {
        const count = await seedDatabase(database, drafts);
        const times = await measure(database, { queries, connections: engine.connections });
        rows.push({
          name: `search p50 of ${count} addresses, ${engine.name}`,
          value: percentile(times, 0.5),
          unit: 'ms',
        });
        rows.push({
          name: `search p95 of ${count} addresses, ${engine.name}`,
          value: percentile(times, 0.95),
          unit: 'ms',
          target: `≤ ${engine.target}`,
        });
      } finally {
        await database.close();
      }
    }
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}
