import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createContainer } from './container';
import type { ContainerOptions } from './container-parts';
import { openDatabase } from './db/client';
import { openPgliteFolder } from './db/pglite-host';

export interface SeedOptions {
  env: ContainerOptions['env'];
  now: () => Date;
  /** Archive of an empty embedded database to start from, if there is one. */
  templatePath: string | null;
}

const noop = () => undefined;

/** Brings a database to where the first start brings it: all tables, and all content that is delivered to an empty one. */
export async function seedDatabase({ env, now, templatePath }: SeedOptions): Promise<void> {
  const database = await openDatabase({ env, templatePath, onConnectionError: noop });
  const container = await createContainer({
    env,
    log: { error: noop, warn: noop, info: noop, debug: noop },
    database,
    now,
  });
  await container.close();
}

/** Writes an archive of a seeded embedded database to `path`; run in a process of its own, because it needs much memory. */
export async function makeSeededTemplate(path: string, options: SeedOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'database-template-'));
  await seedDatabase({
    ...options,
    env: { ...options.env, DATABASE_URL: undefined, DATA_DIR: folder, SEED_DEMO: 'none' },
  });
  const host = await openPgliteFolder(join(folder, 'pglite'), null);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, await host.dump());
  renameSync(`${path}.part`, path);
  await host.close();
  rmSync(folder, { recursive: true, force: true });
}
