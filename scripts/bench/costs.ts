import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@test/support/database/postgres-cluster';
import { startMessageGateway } from '../instances/message-gateway';
import { applyOnce, signInOnce } from '../instances/people';
import { siteSettings } from '../instances/site-settings';
import { Tally } from '../instances/tally';
import { freePort, startServer } from './processes';
import type { BenchmarkRow } from './row';

const connections = 8;
/** Of a process in /proc, a hundredth of a second on every Linux. */
const tickMs = 10;
const visits = 20;

interface Usage {
  parent: number;
  /** Milliseconds of processor that it used. */
  ownMs: number;
  /** The same of its children that have ended. */
  endedMs: number;
}

function usageOf(pid: number): Usage {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const sum = (first: number): number =>
    (Number(fields[first]) + Number(fields[first + 1])) * tickMs;
  return { parent: Number(fields[1]), ownMs: sum(11), endedMs: sum(13) };
}

/** What a PostgreSQL server and the processes of its connections used, those that ended included. */
function databaseMs(port: string): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8');
        return [{ pid: Number(name), command, ...usageOf(Number(name)) }];
      } catch {
        // It ended in between.
        return [];
      }
    });
  const server = processes.find(({ command }) => command.includes(`\0-p\0${port}\0`));
  if (!server) throw new Error(`No PostgreSQL server on port ${port}`);
  return processes
    .filter(({ parent }) => parent === server.pid)
    .reduce((sum, { ownMs }) => sum + ownMs, server.endedMs);
}

function read(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
      answer.on('end', resolve).resume();
    }).on('error', reject);
  });
}

async function readAll(urls: readonly string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  let next = 0;
  const work = async (): Promise<void> => {
    for (let url = urls[next++]; url !== undefined; url = urls[next++]) await read(url, agent);
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
}

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

/** Pages of estates that nobody asked for yet. */
async function coldPages(origin: string): Promise<string[]> {
  const text = async (path: string): Promise<string> => (await fetch(origin + path)).text();
  const maps = locations(await text('/sitemap.xml')).filter((path) => path.endsWith('.xml'));
  const listed = (await Promise.all(maps.map(text))).flatMap(locations);
  return listed.filter((path) => path.split('/').length > 4).slice(0, 100);
}

/** What one visit costs of the processors of an instance and of PostgreSQL, however busy the machine is with other things. */
export async function benchCosts(): Promise<BenchmarkRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-costs-'));
  const files = join(folder, 'files');
  mkdirSync(files);
  const [cluster, gateway] = await Promise.all([startCluster(), startMessageGateway()]);
  const { settings, deskToken } = siteSettings({
    databaseUrl: cluster.url,
    siteUrl: `http://localhost:${await freePort()}`,
    messagesUrl: gateway.url,
    files,
  });
  const site = await startServer(['dist/server/main.mjs'], {
    env: { ...settings, DATA_DIR: folder, DRAIN_SECONDS: '0' },
    readyPath: '/readyz',
    timeoutMs: 180_000,
  });
  try {
    const pid = site.child.pid ?? 0;
    const { port } = new URL(cluster.url);
    const used = (): [number, number] => [usageOf(pid).ownMs, databaseMs(port)];
    const tally = new Tally();
    const told = { applications: [], documents: [], customers: [] };
    const people = { origin: site.origin, gateway, tally, told, deskToken };
    const measure = async (
      name: string,
      { times, act }: { times: number; act: () => Promise<void> },
    ): Promise<BenchmarkRow[]> => {
      const [siteBefore, databaseBefore] = used();
      await act();
      const [siteAfter, databaseAfter] = used();
      return [
        { name: `${name}, instance`, value: (siteAfter - siteBefore) / times, unit: 'ms' },
        { name: `${name}, database`, value: (databaseAfter - databaseBefore) / times, unit: 'ms' },
      ];
    };
    const repeat = (path: string, times: number): (() => Promise<void>) => {
      const urls = Array.from({ length: times }, () => site.origin + path);
      return () => readAll(urls);
    };
    const inTurn = (act: () => Promise<void>) => async (): Promise<void> => {
      for (let visit = 0; visit < visits; visit += 1) await act();
    };
    const cold = (await coldPages(site.origin)).map((path) => site.origin + path);
    await repeat('/en', 2_000)();
    return [
      ...(await measure('page from memory', { times: 10_000, act: repeat('/hk', 10_000) })),
      ...(await measure('file of the build or of texts', {
        times: 5_000,
        act: repeat('/locales/hk/common.json', 5_000),
      })),
      ...(await measure('content over the API', {
        times: 5_000,
        act: repeat('/api/v1/site/faqs?lang=en', 5_000),
      })),
      ...(await measure(`page that is rendered, of ${cold.length}`, {
        times: cold.length,
        act: () => readAll(cold),
      })),
      ...(await measure('sign-in, account read, sign-out', {
        times: visits,
        act: inTurn(() => signInOnce(people)),
      })),
      ...(await measure('application with a document', {
        times: visits,
        act: inTurn(() => applyOnce(people)),
      })),
    ];
  } finally {
    await site.stop();
    gateway.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
