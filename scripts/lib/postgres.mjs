import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = '/usr/lib/postgresql';

/** One line for whoever has to install it, or nothing when a PostgreSQL server is there. */
export function missingPostgres() {
  const isThere =
    existsSync(root) &&
    readdirSync(root).some((version) => existsSync(join(root, version, 'bin', 'initdb')));
  return isThere
    ? null
    : `No PostgreSQL server under ${root}: install the Debian package "postgresql-15".`;
}
