import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = '/usr/lib/postgresql';

/** An installation hint, or undefined when a PostgreSQL server is present. */
export function missingPostgres() {
  const isThere =
    existsSync(root) &&
    readdirSync(root).some((version) => existsSync(join(root, version, 'bin', 'initdb')));
  return isThere
    ? null
    : `No PostgreSQL server under ${root}: install the Debian package "postgresql".`;
}
