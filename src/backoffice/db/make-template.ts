import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openPgliteMemory } from './pglite-host';

/** Writes an archive of an initialised empty database to `path`; run by the build in a process of its own, because it needs much memory. */
export async function makeDatabaseTemplate(path: string): Promise<void> {
  const host = await openPgliteMemory(null);
  const archive = await host.dump();
  await host.close();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, archive);
  renameSync(`${path}.part`, path);
}
