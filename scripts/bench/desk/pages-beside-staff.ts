import { setMaxListeners } from 'node:events';
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
/** How long somebody looks at what came before the next click: as the browsers of TPC-W do on average; Oracle sizes Siebel for 30 seconds. */
const thinkMs = 7_000;
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
    let clicked = 0;
    const ask = async (member: number, path: string, signal?: AbortSignal): Promise<string> => {
      const answer = await fetch(`${site.origin}/api/v1/desk${path}`, {
        headers: { cookie: `desk_token=${tokens[member]}`, 'sec-fetch-site': 'same-origin' },
        signal: signal ?? null,
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.text();
    };
    async function click(member: number, signal: AbortSignal): Promise<void> {
      await pause((member * thinkMs) / staff, undefined, { signal });
      for (let at = member; ; at += 1) {
        await ask(member, clicks[at % clicks.length] ?? '/today', signal);
        clicked += 1;
        await pause(thinkMs, undefined, { signal });
      }
    }
    /** What 20 staff do until they are told to stop; one of them exports all loans besides, which takes longer than a round. */
    async function work(signal: AbortSignal): Promise<void> {
      const ends = await Promise.allSettled([
        ...tokens.map((_token, member) => click(member, signal)),
        ask(0, '/exports/loans', signal),
      ]);
      for (const end of ends) if (end.status === 'rejected' && !signal.aborted) throw end.reason;
    }
    await pacedTimes(site.origin);
    const alone: number[] = [];
    const beside: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      alone.push(...(await pacedTimes(site.origin)));
      const stop = new AbortController();
      setMaxListeners(staff * 2, stop.signal);
      const working = work(stop.signal);
      beside.push(...(await pacedTimes(site.origin)));
      stop.abort();
      await working;
    }
    const exportStartedAt = performance.now();
    const lines = (await ask(0, '/exports/loans')).split('\r\n').length;
    if (lines < size.loans) throw new Error('Loans are missing');
    const exportSeconds = (performance.now() - exportStartedAt) / 1_000;
    console.log(`${clicked} clicks of staff`);
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
      {
        name: `The export of ${size.loans.toLocaleString('en')} loans, which rests between its pieces`,
        value: exportSeconds,
        unit: 's',
      },
    ];
  } finally {
    await site.stop();
    gateway.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
