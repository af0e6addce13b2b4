import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentPaths, localisedPath } from '@/config/paths';
import { startCluster } from '@test/support/database/postgres-cluster';
import { memoryMiB, startServer } from './processes';
import type { BenchmarkRow } from './row';
import { runLoadTest } from './wrk';

/** The most memory in MiB that a process and its children hold while the work goes on. */
export async function measurePeakMemory<T>(pid: number, work: Promise<T>): Promise<number> {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryMiB(pid));
  }, 100);
  await work.finally(() => clearInterval(timer));
  return Math.max(peak, memoryMiB(pid));
}

async function requestAllPages(origin: string): Promise<void> {
  for (const path of Object.values(contentPaths)) await fetch(origin + localisedPath('hk', path));
  await runLoadTest(`${origin}/en`, { seconds: 3, headers: { 'Accept-Encoding': 'gzip' } });
}

/** First start on an empty folder to the first page, and the memory of all processes at first start and after a restart under load. */
export async function benchStartUp(): Promise<BenchmarkRow[]> {
  const env = { DATA_DIR: join(mkdtempSync(join(tmpdir(), 'bench-')), 'data') };
  const startedAt = performance.now();
  const first = await startServer(['dist/server/main.mjs'], { env, readyPath: '/en' });
  const firstPageSeconds = (performance.now() - startedAt) / 1000;
  const firstPeak = await measurePeakMemory(first.child.pid ?? 0, requestAllPages(first.origin));
  await first.stop();
  const second = await startServer(['dist/server/main.mjs'], { env, readyPath: '/en' });
  const secondPeak = await measurePeakMemory(second.child.pid ?? 0, requestAllPages(second.origin));
  await second.stop();
  const postgresPeak = await postgresMemory();
  return [
    {
      name: 'first start on an empty folder to first page',
      value: firstPageSeconds,
      unit: 's',
      target: '≤ 15 s',
      isTargetMet: firstPageSeconds <= 15,
    },
    {
      name: 'memory at first start (PGlite), under load',
      value: firstPeak,
      unit: 'MiB',
      target: '≤ 620',
      isTargetMet: firstPeak <= 620,
    },
    {
      name: 'memory after a restart (PGlite), under load',
      value: secondPeak,
      unit: 'MiB',
      target: '≤ 650',
      isTargetMet: secondPeak <= 650,
    },
    {
      name: 'memory with PostgreSQL, under load',
      value: postgresPeak,
      unit: 'MiB',
      target: '≤ 450',
      isTargetMet: postgresPeak <= 450,
    },
  ];
}

/** The site's own processes, without PostgreSQL's, started again on a database that already holds the content. */
async function postgresMemory(): Promise<number> {
  const cluster = await startCluster();
  try {
    const env = {
      DATABASE_URL: cluster.url,
      DESK_TOKEN: 'bench:token-of-more-than-24-characters',
      SESSION_SECRET: 'bench-secret-of-more-than-32-characters',
      DATA_ENCRYPTION_KEY: `1:${Buffer.alloc(32).toString('base64')}`,
      LICENCE_NUMBER: '0000/2026',
      COMPLAINT_HOTLINE: '2000 0000',
      DO_WITHOUT: 'site-url,sms-provider,file-scanner,bot-check,mail-server,database-tls',
    };
    await (await startServer(['dist/server/main.mjs'], { env, readyPath: '/en' })).stop();
    const site = await startServer(['dist/server/main.mjs'], { env, readyPath: '/en' });
    const peak = await measurePeakMemory(site.child.pid ?? 0, requestAllPages(site.origin));
    await site.stop();
    return peak;
  } finally {
    await cluster.stop();
  }
}
