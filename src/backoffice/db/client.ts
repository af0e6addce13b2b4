import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import { isKeptInMemory } from '@/config/data/data-folder';
import type { ServerEnv } from '@/config/env.server';
import { beginQuery, isTracing, keepSpan } from '@/lib/tracing/spans';
import { isBundled } from '../common/is-bundled';
import { findDatabaseTemplate } from './assets';
import type { Database } from './database';
import { DatabaseOpenError } from './database-open-error';
import { lockFolder } from './folder-lock';
import { MessagePortStream } from './message-port-stream';
import { migrate } from './migrate';
import { createNoticeListener, type Hear } from './notices/notice-listener';
import { watchQueries } from './watch-queries';
import { openPgliteFolder, openPgliteMemory, type PgliteHost } from './pglite-host';

export interface DatabaseHandle {
  engine: 'pglite' | 'postgres';
  db: Database;
  /** For libraries that speak to node-postgres themselves. */
  pool: Pool;
  /** All of the embedded database as a gzipped tar archive; null with PostgreSQL, which has `pg_dump`. */
  archive: (() => Promise<Uint8Array>) | null;
  /** Hears what instances tell each other; never calls back with the embedded database, which has one instance alone. */
  hear: Hear;
  close: () => Promise<void>;
}

export interface OpenDatabaseOptions {
  env: Pick<ServerEnv, 'DATABASE_URL' | 'DATABASE_MIGRATION_URL' | 'DATA_DIR' | 'STORAGE_MODE'>;
  /** Called when an idle connection breaks, which is then replaced. */
  onConnectionError: (error: Error) => void;
  /** Called with the duration of each query in seconds. */
  onQuery?: ((seconds: number) => void) | undefined;
  templatePath?: string | null;
  /** True leaves the tables as they are, of whichever release. */
  keepsTables?: boolean;
}

/** Waiting this long for a connection means that the database is down, or that a transaction called outside itself. */
const connectionTimeoutMillis = 10_000;

/** Opens PostgreSQL or the embedded database and brings its tables up to date, unless `keepsTables`. Throws `DatabaseOpenError`, whose message is one line. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<DatabaseHandle> {
  const { env } = options;
  if (env.STORAGE_MODE === 'remote')
    throw new DatabaseOpenError('With API_BASE_URL set no database is opened.');
  const handle = env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, options)
    : await openEmbedded(options);
  try {
    if (!options.keepsTables) await bringUpToDate(handle, options);
    return handle;
  } catch (error) {
    await handle.close();
    if (error instanceof DatabaseOpenError) throw error;
    const reason = rootMessage(error);
    throw new DatabaseOpenError(
      handle.engine === 'postgres'
        ? `The database of DATABASE_URL cannot be used: ${reason}`
        : `The tables in ${env.DATA_DIR} cannot be brought up to date: ${reason}`,
    );
  }
}

/** By the role of `DATABASE_MIGRATION_URL` where there is one, which lets the site’s own role use the tables and no more. */
async function bringUpToDate(
  { engine, db, pool }: DatabaseHandle,
  options: OpenDatabaseOptions,
): Promise<void> {
  const { DATABASE_MIGRATION_URL: connectionString } = options.env;
  if (engine === 'pglite' || connectionString === undefined) return migrate(db);
  const { rows } = await pool.query<{ role: string }>('select current_user as role');
  const owner = createPool({ connectionString, max: 1 }, options);
  try {
    await migrate(drizzle(owner), { user: rows[0]?.role });
  } catch (error) {
    if (error instanceof DatabaseOpenError) throw error;
    throw new DatabaseOpenError(
      `The tables cannot be brought up to date by the role of DATABASE_MIGRATION_URL: ${rootMessage(error)}`,
    );
  } finally {
    await owner.end();
  }
}

function openPostgres(connectionString: string, options: OpenDatabaseOptions): DatabaseHandle {
  const pool = createPool({ connectionString, max: 10 }, options);
  const { onConnectionError } = options;
  const listener = createNoticeListener({ connectionString, onConnectionError });
  return {
    engine: 'postgres',
    db: drizzle(pool),
    pool,
    archive: null,
    hear: listener.hear,
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

async function openEmbedded(options: OpenDatabaseOptions): Promise<DatabaseHandle> {
  const { DATA_DIR } = options.env;
  // From its source the back office may be newer than what was built.
  const templatePath =
    options.templatePath === undefined
      ? isBundled
        ? findDatabaseTemplate()
        : null
      : options.templatePath;
  const isMemory = isKeptInMemory(options.env);
  const lock = isMemory ? null : lockFolder(DATA_DIR);
  try {
    const host = await (isMemory
      ? openPgliteMemory(templatePath)
      : openPgliteFolder(join(DATA_DIR, 'pglite'), templatePath));
    return embeddedHandle(host, { options, release: () => lock?.release() });
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** PGlite has one session: a pool of one connection makes transactions exclusive and lets everything else wait its turn. */
function embeddedHandle(
  host: PgliteHost,
  { options, release }: { options: OpenDatabaseOptions; release: () => void },
): DatabaseHandle {
  const stream = () => new MessagePortStream(() => host.connect());
  const pool = createPool(
    { stream, max: 1, idleTimeoutMillis: 0, user: 'postgres', database: 'postgres', ssl: false },
    options,
  );
  return {
    engine: 'pglite',
    db: drizzle(pool),
    pool,
    archive: () => host.dump(),
    hear: () => undefined,
    async close() {
      await pool.end();
      await host.close();
      release();
    },
  };
}

function createPool(config: PoolConfig, { onConnectionError, onQuery }: OpenDatabaseOptions): Pool {
  const pool = new Pool({ connectionTimeoutMillis, ...config });
  if (onQuery || isTracing())
    watchQueries(pool, { begin: (text) => beginWatched(text, onQuery), keep: keepSpan });
  pool.on('error', onConnectionError);
  return pool;
}

function beginWatched(
  text: string,
  onQuery: OpenDatabaseOptions['onQuery'],
): (error?: unknown) => void {
  const startedAt = performance.now();
  const endSpan = beginQuery(text);
  return (error) => {
    endSpan?.(error);
    onQuery?.((performance.now() - startedAt) / 1_000);
  };
}

/** Drizzle wraps the driver's error, whose own text says what is wrong. */
function rootMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined
    ? (error.message.split('\n')[0] ?? '') || error.name
    : rootMessage(error.cause);
}
