import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSeededDatabase, type Engine } from '../database/test-database';
import type { startKillableApi } from './killable-api';

/** A database that outlives the processes that are killed on it. */
export interface KillablePlace {
  settings: Parameters<typeof startKillableApi>[0];
  remove: () => Promise<void>;
}

export async function killablePlace(engine: Engine): Promise<KillablePlace> {
  if (engine === 'pglite') {
    const folder = mkdtempSync(join(tmpdir(), 'killable-'));
    return {
      settings: { DATA_DIR: folder },
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  }
  const { env, database, drop } = await openSeededDatabase(engine);
  await database.close();
  return { settings: { DATABASE_URL: env.DATABASE_URL ?? '' }, remove: drop };
}
