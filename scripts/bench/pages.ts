import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentPaths, localisedPath } from '@/config/paths';
import { startServer, type RunningServer } from './processes';
import type { BenchmarkRow } from './row';
import { runLoadTest, type LoadResult } from './wrk';

const seconds = 2;
const roundCount = 3;
const acceptEncoding = 'gzip, deflate, br';

const medianOf = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const median = (loads: LoadResult[]): LoadResult => ({
  requestsPerSecond: medianOf(loads.map(({ requestsPerSecond }) => requestsPerSecond)),
  p99Ms: medianOf(loads.map(({ p99Ms }) => p99Ms)),
});

/** Alternates between our server and the bare one, so that background load affects both alike. */
async function measureAlternately(
  measure: (origin: string) => Promise<LoadResult>,
  { site, bare }: { site: string; bare: string },
): Promise<{ ours: LoadResult; ofBare: LoadResult }> {
  const [ours, ofBare]: [LoadResult[], LoadResult[]] = [[], []];
  for (let round = 0; round < roundCount; round += 1) {
    ours.push(await measure(site));
    ofBare.push(await measure(bare));
  }
  return { ours: median(ours), ofBare: median(ofBare) };
}

/** Each content page: ours, beside the same page through Next's handler and a bare Node server sending the same bytes; medians of three rounds. */
export async function benchPages(
  paths: string[] = Object.values(contentPaths),
): Promise<BenchmarkRow[]> {
  const servers: RunningServer[] = [];
  const start = async (...args: Parameters<typeof startServer>): Promise<string> => {
    const server = await startServer(...args);
    servers.push(server);
    return server.origin;
  };
  try {
    const site = await start(['dist/server/main.mjs'], {
      env: { DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-')) },
      readyPath: '/readyz',
    });
    const next = await start(['scripts/bench/next-server.mjs'], {
      env: { API_BASE_URL: site },
      readyPath: '/en',
    });
    const bare = await start(['scripts/bench/bare-server.mjs'], {
      env: { COPY_ORIGIN: site, ACCEPT_ENCODING: acceptEncoding },
      readyPath: '/en',
    });
    const measureAt = async (origin: string, pathname: string): Promise<LoadResult> => {
      await fetch(origin + pathname);
      return runLoadTest(origin + pathname, {
        seconds,
        headers: { 'Accept-Encoding': acceptEncoding },
      });
    };
    // The first page would bear what the compiler of a young process still has to do.
    for (const origin of [site, next, bare]) await measureAt(origin, '/en');
    const rows: BenchmarkRow[] = [];
    for (const path of paths) {
      const pathname = localisedPath('en', path);
      const measure = (origin: string): Promise<LoadResult> => measureAt(origin, pathname);
      const ofNext = await measure(next);
      const { ours, ofBare } = await measureAlternately(measure, { site, bare });
      rows.push(
        {
          name: pathname,
          value: ours.requestsPerSecond,
          unit: 'req/s',
          baseline: { name: 'Next', value: ofNext.requestsPerSecond },
          target: '≥ 20 × Next',
          isTargetMet: ours.requestsPerSecond >= 20 * ofNext.requestsPerSecond,
        },
        {
          name: pathname,
          value: ours.requestsPerSecond,
          unit: 'req/s',
          baseline: { name: 'bare Node', value: ofBare.requestsPerSecond },
          target: '≥ 0.5 × bare',
          isTargetMet: ours.requestsPerSecond >= 0.5 * ofBare.requestsPerSecond,
        },
        {
          name: pathname,
          value: ours.p99Ms,
          unit: 'ms p99',
          baseline: { name: 'bare Node', value: ofBare.p99Ms },
          target: '≤ 2 × bare',
          isTargetMet: ours.p99Ms <= 2 * ofBare.p99Ms,
        },
      );
    }
    return rows;
  } finally {
    for (const server of servers.reverse()) await server.stop();
  }
}
