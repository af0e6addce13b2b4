import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isBundled } from '../common/is-bundled';

export const migrationsFolder = fileURLToPath(new URL('./migrations/', import.meta.url));
/** The file name of the last change to the tables that this release knows. */
export function newestMigration(): string {
  return (
    readdirSync(migrationsFolder)
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .at(-1) ?? ''
  );
}

export const workerUrl = new URL(
  isBundled ? './pglite.worker.mjs' : './pglite.worker.ts',
  import.meta.url,
);

/** A database made by the build in which all is delivered; without it the first start takes seconds longer and far more memory. */
export function findDatabaseTemplate(): string | null {
  const path = fileURLToPath(
    new URL(
      isBundled ? './database-template.tar.gz' : '../../../dist/server/database-template.tar.gz',
      import.meta.url,
    ),
  );
  return existsSync(path) ? path : null;
}
