import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContainer } from '@/backoffice/container';
import { openDatabase } from '@/backoffice/db/client';
import { openPgliteFolder } from '@/backoffice/db/pglite-host';
import type { ServerEnv } from '@/config/env.server';
import { createPostgresDatabase, seededDatabase, seededTemplatePath, templatePath, testEnv, testNow } from './database';

/** Makes the databases that most tests start from: all tables, and all that the back office delivers to an empty one. */
async function seed(env: ServerEnv & ReturnType<typeof testEnv>): Promise<void> {
  const quiet = () => undefined;
  const database = await openDatabase({ env, templatePath, onConnectionError: quiet });
  const container = await createContainer({ env, log: { error: quiet, warn: quiet, info: quiet }, database, now: () => testNow });
  await container.close();
}

async function seedEmbedded(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'seeded-database-'));
  await seed(testEnv({ DATA_DIR: folder }));
  const host = await openPgliteFolder(join(folder, 'pglite'), null);
  writeFileSync(seededTemplatePath ?? '', await host.dump());
  await host.close();
  rmSync(folder, { recursive: true, force: true });
}

async function seedPostgres(): Promise<void> {
  const { url } = await createPostgresDatabase({ name: seededDatabase });
  await seed(testEnv({ DATABASE_URL: url }));
}

await Promise.all([seedEmbedded(), seedPostgres()]);
process.exit(0);
