import { Readable } from 'node:stream';
import type { DatabaseHandle } from '@/backoffice/db/client';
import { BackupError } from './backup-error';
import type { PostgresTools } from './postgres-tools';

export interface DatabaseSnapshot {
  /** The newest migration of the database. */
  migration: string;
  /** Keys of all files that the database names. */
  fileKeys: string[];
  /** Opens a dump of the database exactly as of this snapshot. */
  dump: () => Promise<Readable>;
}

type Query = <Row extends object>(text: string) => Promise<Row[]>;

/** Reads one state of the database, while others may write. */
export async function withSnapshot<T>(
  { database, tools }: { database: DatabaseHandle; tools: PostgresTools | null },
  work: (snapshot: DatabaseSnapshot) => Promise<T>,
): Promise<T> {
  const client = await database.pool.connect();
  const query: Query = async <Row extends object>(text: string) =>
    (await client.query<Row>(text)).rows;
  try {
    await query('begin isolation level repeatable read read only');
    const names = { migration: await newestMigration(query), fileKeys: await fileKeysOf(query) };
    if (tools !== null) {
      const [exported] = await query<{ id: string }>('select pg_export_snapshot() as id');
      return await work({ ...names, dump: async () => tools.dump(exported?.id ?? '') });
    }
    // The embedded database has one connection, and its process has it to itself.
    await query('rollback');
    client.release();
    return await work({ ...names, dump: () => archiveOf(database) });
  } finally {
    // Ends the transaction, and with it the snapshot.
    if (tools !== null) client.release(true);
  }
}

async function archiveOf(database: DatabaseHandle): Promise<Readable> {
  if (database.archive === null) throw new BackupError('This database has no archive.');
  return Readable.from([Buffer.from(await database.archive())]);
}

async function newestMigration(query: Query): Promise<string> {
  const [row] = await query<{ name: string | null }>('select max(name) as name from migration');
  if (!row?.name) throw new BackupError('No release of the site has made this database.');
  return row.name;
}

async function fileKeysOf(query: Query): Promise<string[]> {
  const rows = await query<{ key: string }>(
    `select file_key as key from document where file_key is not null
     union select file_key from medium_file order by 1`,
  );
  return rows.map(({ key }) => key);
}

/** Names of up to three things in a database, none for an empty one; what extensions brought along does not count. */
export async function thingsIn({ pool }: DatabaseHandle): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by relname limit 3`,
  );
  return rows.map(({ name }) => name);
}
