import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase, type DatabaseHandle } from '@/backoffice/db/client';
import { parseEnv, type ServerEnv } from '@/config/env.server';
import { refuseOutsideTransaction } from './outside-transaction';

/** For what the engine itself decides: locks, triggers, migrations, races for money, and one visit of every endpoint. */
export const engines = ['pglite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

/** For everything else: PostgreSQL, and with `TEST_ENGINES=all`, as `npm run test:long` sets it, both. */
export const usualEngines: readonly Engine[] =
  process.env.TEST_ENGINES === 'all' ? engines : ['postgres'];

export const templatePath = process.env.TEST_DATABASE_TEMPLATE ?? null;

/** The embedded database with all seed content; the PostgreSQL equivalent is the database `seededDatabase`. */
export const seededTemplatePath = process.env.TEST_PROGRAMS
  ? join(process.env.TEST_PROGRAMS, 'seeded.tar.gz')
  : null;
export const seededDatabase = 'seeded';

/** The clock's start in most tests. */
export const testNow = new Date('2026-11-16T04:00:00Z');

export const amyToken = 'amy-0123456789-0123456789-abcdef';
export const benToken = 'ben-0123456789-0123456789-abcdef';

/** What a back office of a test is set to, besides its database. */
export const testSettings = {
  DESK_TOKEN: `amy:${amyToken},ben:${benToken}`,
  SESSION_SECRET: 'session-0123456789-0123456789-0123456789',
  DATA_ENCRYPTION_KEY: `1:${Buffer.alloc(32, 'key').toString('base64')}`,
  LICENCE_NUMBER: '0000/2026',
  COMPLAINT_HOTLINE: '0000 0000',
  SITE_URL: 'https://site.example',
  DO_WITHOUT: 'sms-provider,file-scanner,bot-check,mail-server',
  SEED_DEMO: 'false',
  RATE_LIMIT_READS_PER_MINUTE: '100000',
  RATE_LIMIT_WRITES_PER_MINUTE: '100000',
  RATE_LIMIT_JOB_APPLICATIONS_PER_HOUR: '100000',
  SMS_BUDGET_NETWORK_PER_HOUR: '100000',
  RATE_LIMIT_DESK_FAILURES_PER_MINUTE: '100000',
  RATE_LIMIT_DESK_SEARCHES_PER_MINUTE: '100000',
};

export function testEnv(overrides: Record<string, string> = {}): ServerEnv {
  const {
    DESK_TOKEN = [],
    SESSION_SECRET = [],
    DATA_ENCRYPTION_KEY = [],
    ...env
  } = parseEnv({ DATA_DIR: 'memory://', ...testSettings, ...overrides });
  return { ...env, DESK_TOKEN, SESSION_SECRET, DATA_ENCRYPTION_KEY };
}

export interface TestDatabase {
  env: ServerEnv;
  /** Opens a further handle on the same database, as a second instance would; PostgreSQL only. */
  openAnother: () => Promise<DatabaseHandle>;
  database: DatabaseHandle;
  /** Removes the database; a `database` that is already closed need not be closed again. */
  drop: () => Promise<void>;
}

/** An empty database of its own with all migrations applied. */
export function openTestDatabase(
  engine: Engine,
  overrides: Record<string, string> = {},
): Promise<TestDatabase> {
  return openIsolatedDatabase(engine, { overrides, templatePath });
}

/** An isolated database with all seed content: the result of seeding `openTestDatabase`, in a tenth of the time. */
export function openSeededDatabase(
  engine: Engine,
  overrides: Record<string, string> = {},
): Promise<TestDatabase> {
  return openIsolatedDatabase(engine, {
    overrides,
    templatePath: seededTemplatePath,
    template: seededDatabase,
  });
}

async function openIsolatedDatabase(
  engine: Engine,
  {
    overrides,
    template,
    ...options
  }: { overrides: Record<string, string>; templatePath: string | null; template?: string },
): Promise<TestDatabase> {
  const target =
    engine === 'postgres'
      ? await createPostgresDatabase({ template })
      : { url: '', drop: async () => undefined };
  const env = testEnv({ ...overrides, DATABASE_URL: target.url });
  const open = async () => ({
    ...refuseOutsideTransaction(
      await openDatabase({ env, ...options, onConnectionError: () => undefined }),
    ),
    // A test runs what it needs; `notices.test.ts` hears.
    hear: () => undefined,
  });
  return { env, openAnother: open, database: await open(), drop: target.drop };
}

const newName = (): string => `test_${randomUUID().replaceAll('-', '')}`;

export async function createPostgresDatabase({
  name = newName(),
  template = 'template1',
}: {
  name?: string;
  template?: string;
}): Promise<{ url: string; drop: () => Promise<void> }> {
  const clusterUrl = process.env.TEST_CLUSTER_URL;
  if (!clusterUrl)
    throw new Error('The integration project starts PostgreSQL in its global set-up');
  const run = async (statement: string) => {
    const client = new Client(clusterUrl);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name} template ${template}`);
  return {
    url: clusterUrl.replace(/\/postgres$/, `/${name}`),
    drop: () => run(`drop database ${name} with (force)`),
  };
}
