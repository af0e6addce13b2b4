import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase, type DatabaseHandle } from '@/backoffice/db/client';
import { parseEnv, type ServerEnv } from '@/config/env.server';

export const engines = ['pglite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

export const templatePath = process.env.TEST_DATABASE_TEMPLATE ?? null;

export const amyToken = 'amy-0123456789-0123456789-abcdef';
export const benToken = 'ben-0123456789-0123456789-abcdef';

const settings = {
  REVALIDATE_SECRET: 'revalidate-0123456789-0123456789',
  DESK_TOKEN: `amy:${amyToken},ben:${benToken}`,
  SESSION_SECRET: 'session-0123456789-0123456789-0123456789',
  DATA_ENCRYPTION_KEY: `1:${Buffer.alloc(32, 'key').toString('base64')}`,
  LICENCE_NUMBER: '0000/2026',
  COMPLAINT_HOTLINE: '0000 0000',
  SITE_URL: 'https://site.example',
  SEED_DEMO: 'false',
  RATE_LIMIT_READS_PER_MINUTE: '100000',
  RATE_LIMIT_WRITES_PER_MINUTE: '100000',
  RATE_LIMIT_DESK_FAILURES_PER_MINUTE: '100000',
};

export function testEnv(overrides: Record<string, string> = {}): ServerEnv {
  const { DESK_TOKEN = [], REVALIDATE_SECRET = '', SESSION_SECRET = '', DATA_ENCRYPTION_KEY = [], ...env } = parseEnv({ DATA_DIR: 'memory://', ...settings, ...overrides });
  return { ...env, DESK_TOKEN, REVALIDATE_SECRET, SESSION_SECRET, DATA_ENCRYPTION_KEY };
}

export interface TestDatabase {
  env: ServerEnv;
  /** Another handle on the same database, as a second instance has; PostgreSQL only. */
  openAnother(): Promise<DatabaseHandle>;
  database: DatabaseHandle;
  /** Removes the database; whoever closed `database` need not close it again. */
  drop(): Promise<void>;
}

/** An empty database of its own with all migrations applied. */
export async function openTestDatabase(engine: Engine, overrides: Record<string, string> = {}): Promise<TestDatabase> {
  const place = engine === 'postgres' ? await createPostgresDatabase() : { url: '', drop: async () => undefined };
  const env = testEnv({ ...overrides, DATABASE_URL: place.url });
  const open = () => openDatabase({ env, templatePath, onConnectionError: () => undefined });
  return { env, openAnother: open, database: await open(), drop: place.drop };
}

async function createPostgresDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const clusterUrl = process.env.TEST_CLUSTER_URL;
  if (!clusterUrl) throw new Error('The integration project starts PostgreSQL in its global set-up');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new Client(clusterUrl);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  return { url: clusterUrl.replace(/\/postgres$/, `/${name}`), drop: () => run(`drop database ${name} with (force)`) };
}
