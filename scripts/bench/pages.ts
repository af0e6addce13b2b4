import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentPaths, localisedPath } from '@/config/paths';
import { startServer, type Running } from './processes';
import type { Row } from './row';
import { load } from './wrk';

const seconds = 2;
const acceptEncoding = 'gzip, deflate, br';

/** Each content page: ours, beside the same page through Next's handler and a bare Node server sending the same bytes. */
export async function benchPages(paths: string[] = Object.values(contentPaths)): Promise<Row[]> {
  const servers: Running[] = [];
  const start = async (...args: Parameters<typeof startServer>): Promise<string> => {
    const server = await startServer(...args);
    servers.push(server);
    return server.origin;
  };
  try {
    const site = await start(['dist/server/main.mjs'], { env: { DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-')) }, readyPath: '/readyz' });
    const next = await start(['scripts/bench/next-server.mjs'], { env: { API_BASE_URL: site }, readyPath: '/en' });
    const bare = await start(['scripts/bench/bare-server.mjs'], { env: { COPY_ORIGIN: site, ACCEPT_ENCODING: acceptEncoding }, readyPath: '/en' });
    const rows: Row[] = [];
    for (const path of paths) {
      const pathname = localisedPath('en', path);
      const measure = async (origin: string) => {
        await fetch(origin + pathname);
        return load(origin + pathname, { seconds, headers: { 'Accept-Encoding': acceptEncoding } });
      };
      const [ours, ofNext, ofBare] = [await measure(site), await measure(next), await measure(bare)];
      rows.push(
        { name: pathname, value: ours.requestsPerSecond, unit: 'req/s', baseline: { name: 'Next', value: ofNext.requestsPerSecond }, target: '≥ 20 × Next', isMet: ours.requestsPerSecond >= 20 * ofNext.requestsPerSecond },
        { name: pathname, value: ours.requestsPerSecond, unit: 'req/s', baseline: { name: 'bare Node', value: ofBare.requestsPerSecond }, target: '≥ 0.5 × bare', isMet: ours.requestsPerSecond >= 0.5 * ofBare.requestsPerSecond },
        { name: pathname, value: ours.p99Ms, unit: 'ms p99', baseline: { name: 'bare Node', value: ofBare.p99Ms }, target: '≤ 2 × bare', isMet: ours.p99Ms <= 2 * ofBare.p99Ms },
      );
    }
    return rows;
  } finally {
    for (const server of servers.reverse()) await server.stop();
  }
}
