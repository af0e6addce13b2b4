import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startCluster, type Cluster } from '../database/postgres-cluster';

declare global {
  var testCluster: Cluster | undefined;
  var testPrograms: string | undefined;
}

const cache = 'node_modules/.cache';

/** Sets up one PostgreSQL server, templates of both databases, and the bundled API process for all integration tests. */
export default async function setUp(): Promise<void> {
  globalThis.testCluster = await startCluster();
  process.env.TEST_CLUSTER_URL = globalThis.testCluster.url;
  const { version } = JSON.parse(
    readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'),
  );
  process.env.TEST_DATABASE_TEMPLATE = join(cache, 'database-template', `${version}.tar.gz`);
  mkdirSync(cache, { recursive: true });
  // Inside the project, so that the bundled programs can resolve node_modules.
  const programs = (globalThis.testPrograms = mkdtempSync(join(cache, 'test-programs-')));
  process.env.TEST_PROGRAMS = programs;
  execFileSync(process.execPath, ['__tests__/support/api/bundle-test-programs.mjs', programs], {
    stdio: 'inherit',
  });
  process.env.TEST_DESCRIPTION = join(programs, 'description.json');
  execFileSync(process.execPath, [join(programs, 'prepare-integration.mjs')], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test' },
  });
}
