import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createContainer } from '@/backoffice/container';
import { openDatabase } from '@/backoffice/db/client';
import { startCluster } from '@test/support/database/postgres-cluster';
import { testEnv } from '@test/support/database/test-database';
import { signInCrew } from '@test/support/staff/approver';
import { startMessageGateway } from '../../instances/message-gateway';
import { siteSettings } from '../../instances/site-settings';
import { freePort, startServer } from '../processes';
import { median, percentile, type BenchmarkRow } from '../row';
import { fillDesk } from './fill-desk';

const staff = 20;
const size = { applications: 100_000, customers: 10_000, loans: 100_000 } as const;
const pages = ['/en', '/hk/faq', '/cn/first-mortgage'] as const;
const pagesPerSecond = 50;
const roundSeconds = 8;
const rounds = Number(process.env.BENCH_ROUNDS ?? 4);
/** How long somebody looks at what came before the next click. */
const thinkMs = 1_000;
/** Of what colleagues open one after the other. */
const clicks = [
  '/today',
  '/applications',
  '/applications?state=in-assessment',
  '/loans?arrears=any&sort=arrears',
  '/customers',
  '/loans',
] as const;

/** Milliseconds of pages asked for at a constant rate, whatever became of those before. */
async function pacedTimes(origin: string): Promise<number[]> {
  const startedAt = performance.now();
  const calls: Promise<number>[] = [];
  for (let at = 0; at < pagesPerSecond * roundSeconds; at += 1) {
    const remainingMs = startedAt + (at * 1_000) / pagesPerSecond - performance.now();
    if (remainingMs > 0) await pause(remainingMs);
    const askedAt = performance.now();
    calls.push(
      fetch(`${origin}${pages[at % pages.length]}`)
        .then((answer) => answer.arrayBuffer())
        .then(() => performance.now() - askedAt),
    );
  }
  return Promise.all(calls);
}

/** Public pages alone, and while 20 staff work and 100,000 loans are exported again and again, in turns. */
export async function benchPagesBesideStaff(): Promise<BenchmarkRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-desk-'));
  const files = join(folder, 'files');
  mkdirSync(files);
  const [cluster, gateway] = await Promise.all([startCluster(), startMessageGateway()]);
  const { settings } = siteSettings({
    databaseUrl: cluster.url,
    siteUrl: `http://localhost:${await freePort()}`,
    messagesUrl: gateway.url,
    files,
  });
  const env = testEnv(settings);
  const database = await openDatabase({ env, onConnectionError: () => undefined });
  const silent = () => undefined;
  const container = await createContainer({
    env,
    log: { debug: silent, info: silent, warn: silent, error: console.error },
    database: { ...database, close: async () => undefined },
    sms: { send: async () => undefined },
  });
  await fillDesk(database, env, size);
  const tokens = await signInCrew(container, staff);
  await container.close();
  await database.close();
  const site = await startServer(['dist/server/main.mjs'], {
    env: { ...settings, DATA_DIR: folder, DRAIN_SECONDS: '0' },
    readyPath: '/readyz',
    timeoutMs: 180_000,
  });
  try {
    const state = { isOver: false, clicks: 0, exports: 0 };
    const ask = async (token: string | undefined, path: string): Promise<Uint8Array> => {
      const answer = await fetch(`${site.origin}/api/v1/desk${path}`, {
        headers: { cookie: `desk_token=${token}`, 'sec-fetch-site': 'same-origin' },
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return new Uint8Array(await answer.arrayBuffer());
    };
    const workAll = (): Promise<unknown> =>
      Promise.all([
        ...tokens.map(async (token, member) => {
          await pause((member * thinkMs) / staff);
          for (let click = member; !state.isOver; click += 1) {
            await ask(token, clicks[click % clicks.length] ?? '/today');
            state.clicks += 1;
            await pause(thinkMs);
          }
        }),
        (async () => {
          while (!state.isOver) {
            const lines = Buffer.from(await ask(tokens[0], '/exports/loans')).toString();
            if (lines.split('\r\n').length < size.loans) throw new Error('Loans are missing');
            state.exports += 1;
          }
        })(),
      ]);
    await pacedTimes(site.origin);
    const alone: number[] = [];
    const beside: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      alone.push(...(await pacedTimes(site.origin)));
      state.isOver = false;
      const work = workAll();
      beside.push(...(await pacedTimes(site.origin)));
      state.isOver = true;
      await work;
    }
    console.log(`${state.clicks} clicks of staff, ${state.exports} exports`);
    const name = `${pages.join(' ')} at ${pagesPerSecond} a second beside ${staff} staff and an export of ${size.loans.toLocaleString('en')} loans`;
    const value = median(beside);
    return [
      {
        name: `${name}, p50`,
        value,
        unit: 'ms',
        baseline: { name: 'alone', value: median(alone) },
        target: '≤ 1.1 × alone',
        isTargetMet: value <= 1.1 * median(alone),
      },
      {
        name: `${name}, p99`,
        value: percentile(beside, 0.99),
        unit: 'ms',
        baseline: { name: 'alone', value: percentile(alone, 0.99) },
      },
    ];
  } finally {
    await site.stop();
    gateway.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
