import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDatabaseTemplate } from '../../src/backoffice/db/make-template';
import { startCluster, type Cluster } from './database-cluster';

declare global {
  var testCluster: Cluster | undefined;
}

/** One PostgreSQL server and one template of the embedded database for all integration tests. */
export default async function setUp(): Promise<void> {
  globalThis.testCluster = await startCluster();
  process.env.TEST_CLUSTER_URL = globalThis.testCluster.url;
  const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'));
  const templatePath = join('node_modules/.cache/database-template', `${version}.tar.gz`);
  if (!existsSync(templatePath)) await makeDatabaseTemplate(templatePath);
  process.env.TEST_DATABASE_TEMPLATE = templatePath;
}
