import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAddressSearch } from '@/backoffice/domains/evaluation/address-search';
import { createAddressRepository } from '@/backoffice/domains/evaluation/address.repository';
import { builtInDrafts } from '@/backoffice/domains/evaluation/built-in-dataset';
import { createDatasetRepository } from '@/backoffice/domains/evaluation/dataset.repository';
import { createDatasetService } from '@/backoffice/domains/evaluation/dataset.service';
import { toSimplified } from '@/backoffice/domains/evaluation/han-simplified';
import { compilePlaces, placeId } from '@/backoffice/domains/evaluation/place-compilation';
import type { PlaceDraft } from '@/backoffice/domains/evaluation/place.types';
import { openDatabase, type DatabaseHandle } from '@/backoffice/db/client';
import { createUnitOfWork } from '@/backoffice/unit-of-work';
import { startCluster } from '../../__tests__/support/database-cluster';
import type { Row } from './row';

const addressCount = 100_000;
const queryCount = 600;

const syllables = ['fu', 'wah', 'on', 'lok', 'hing', 'kwong', 'tai', 'wing', 'yuen', 'shing', 'mei', 'lai', 'cheung', 'ping', 'kam', 'tak', 'yee', 'chun', 'hoi', 'man'];
const characters = Array.from('富華安樂興廣泰永源誠美麗長平金德怡春海文');
const kinds = [['Court', '閣'], ['Mansion', '大廈'], ['Garden', '花園'], ['Building', '樓'], ['Terrace', '臺'], ['House', '樓']] as const;
const streets = [['Road', '道'], ['Street', '街'], ['Lane', '里']] as const;

/** The same sequence each time (Lehmer). */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function inventName(random: (below: number) => number, [english, chinese]: readonly [string, string]): { en: string; hk: string; cn: string } {
  const picks = Array.from({ length: 2 + random(2) }, () => random(syllables.length));
  const words = picks.map((pick) => syllables[pick] ?? '').map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  const hk = `${picks.map((pick) => characters[pick] ?? '').join('')}${chinese}`;
  return { en: `${words.join(' ')} ${english}`, hk, cn: toSimplified(hk) };
}

/** The built-in tree, and invented streets, numbers and buildings up to the count. */
function inventDrafts(): PlaceDraft[] {
  const random = createRandom(20_261_121);
  const drafts = new Map(builtInDrafts().map((draft) => [draft.id, draft]));
  const districts = [...drafts.keys()].filter((id) => id.startsWith('s:'));
  const at = <T>(list: readonly T[]): T => list[random(list.length)] ?? (list[0] as T);
  while (drafts.size < addressCount) {
    const district = at(districts);
    const name = inventName(random, at(streets));
    const street: PlaceDraft = { id: placeId('street', district, name.en), kind: 'street', district, parent: null, target: null, ...name, facts: {} };
    drafts.set(street.id, street);
    for (let number = 1; number <= 40; number += 1) {
      const building = inventName(random, at(kinds));
      const target: PlaceDraft = { id: placeId('building', `${district}${number}`, building.en), kind: 'building', district, parent: street.id, target: null, ...building, facts: {} };
      drafts.set(target.id, target);
      drafts.set(`${street.id}-${number}`, { id: placeId('streetno', street.id, String(number)), kind: 'streetno', district, parent: street.id, target: target.id, en: String(number), hk: `${number}號`, cn: `${number}号`, facts: {} });
    }
  }
  const unique = new Map([...drafts.values()].map((draft) => [draft.id, draft]));
  return [...unique.values()].slice(0, addressCount);
}

/** Names as people type them: whole, with a letter missing, words swapped or run together, half of them in Chinese. */
function inventQueries(drafts: readonly PlaceDraft[]): string[] {
  const random = createRandom(7);
  return Array.from({ length: queryCount }, (_, index) => {
    const { en, hk, cn, kind } = drafts[random(drafts.length)] ?? drafts[0] ?? { en: '', hk: '', cn: '', kind: 'estate' };
    const name = kind === 'streetno' ? `${en} Wing Lok Street` : en;
    const cut = 1 + random(Math.max(1, name.length - 2));
    const forms = [name, `${name.slice(0, cut)}${name.slice(cut + 1)}`, name.split(' ').reverse().join(' '), name.replaceAll(' ', '').toLowerCase(), hk || name, cn || name];
    return forms[index % forms.length] ?? name;
  });
}

function percentile(values: readonly number[], share: number): number {
  return [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
}

async function load(database: DatabaseHandle, drafts: readonly PlaceDraft[]): Promise<number> {
  const service = createDatasetService({ repository: createDatasetRepository(database.db), unitOfWork: createUnitOfWork(database.db), published: async () => undefined });
  const { places, tokens } = compilePlaces(drafts);
  const { dataset } = await service.begin({ fingerprint: 'b'.repeat(64), chunkCount: 2, meta: { indexQuarters: [], saleDistricts: {}, counts: { places: places.length } } });
  await service.put(dataset, 0, { kind: 'places', rows: places });
  await service.put(dataset, 1, { kind: 'tokens', rows: tokens });
  await service.activate(dataset);
  return places.length;
}

/** Milliseconds of each search, asked over `connections` at a time. */
async function measure(database: DatabaseHandle, { queries, connections }: { queries: readonly string[]; connections: number }): Promise<number[]> {
  const search = createAddressSearch(createAddressRepository(database.db));
  const dataset = await createDatasetRepository(database.db).findActive();
  if (!dataset) throw new Error('Nothing was loaded');
  for (const query of queries.slice(0, 60)) await search(dataset, query);
  const times: number[] = [];
  let next = 0;
  const ask = async (): Promise<void> => {
    for (let query = queries[next++]; query !== undefined; query = queries[next++]) {
      const startedAt = performance.now();
      await search(dataset, query);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  return times;
}

/** Address search at 100,000 addresses: the embedded database over one connection, PostgreSQL over four. */
export async function benchAddressSearch(): Promise<Row[]> {
  const drafts = inventDrafts();
  const queries = inventQueries(drafts);
  const folder = mkdtempSync(join(tmpdir(), 'bench-address-'));
  const cluster = await startCluster();
  const rows: Row[] = [];
  try {
    for (const engine of [{ name: 'PGlite, 1 connection', connections: 1, url: undefined, target: 80 }, { name: 'PostgreSQL, 4 connections', connections: 4, url: cluster.url, target: 50 }]) {
      const env = { DATABASE_URL: engine.url, DATA_DIR: folder, STORAGE_MODE: engine.url ? ('postgres' as const) : ('embedded' as const) };
      const database = await openDatabase({ env, onConnectionError: () => undefined });
      try {
        const count = await load(database, drafts);
        const times = await measure(database, { queries, connections: engine.connections });
        rows.push({ name: `search p50 of ${count} addresses, ${engine.name}`, value: percentile(times, 0.5), unit: 'ms' });
        rows.push({ name: `search p95 of ${count} addresses, ${engine.name}`, value: percentile(times, 0.95), unit: 'ms', target: `≤ ${engine.target}` });
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
