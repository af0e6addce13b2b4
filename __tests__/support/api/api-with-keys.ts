import { createApi } from '@/backoffice/app';
import { createContainer } from '@/backoffice/container';
import type { Container } from '@/backoffice/container-parts';
import type { ServerEnv } from '@/config/env.server';
import { testEnv, testNow, testSettings } from '../database/test-database';
import { neverMs, type TestApi } from './test-api';

const newKey = `2:${Buffer.alloc(32, 'second').toString('base64')}`;
const newSecret = 'second-session-secret-0123456789-0123456789';

/** Settings with new keys: before those of other tests while both are known, and alone once the old ones were removed. */
export const bothKeys = {
  DATA_ENCRYPTION_KEY: `${newKey},${testSettings.DATA_ENCRYPTION_KEY}`,
  SESSION_SECRET: `${newSecret},${testSettings.SESSION_SECRET}`,
};
export const newKeys = { DATA_ENCRYPTION_KEY: newKey, SESSION_SECRET: newSecret };

/** The settings of an API with other keys. */
export function envWith(api: TestApi, settings: Record<string, string>): ServerEnv {
  const { DATABASE_URL = '' } = api.testDatabase.env;
  return testEnv({ ...settings, DATABASE_URL });
}

/** A second back office on the database of an API. It is never closed, because the database is not its own. */
export async function apiWith(
  api: TestApi,
  settings: Record<string, string>,
): Promise<{
  container: Container;
  send: (
    method: string,
    path: string,
    call: { headers: object; body?: object },
  ) => Promise<Response>;
}> {
  const silent = () => undefined;
  const container = await createContainer({
    env: envWith(api, settings),
    log: { error: silent, warn: silent, info: silent, debug: silent },
    database: { ...api.testDatabase.database, close: async () => undefined },
    now: () => testNow,
    deliveryIntervalMs: neverMs,
    jobIntervalMs: neverMs,
    sms: { send: async () => undefined },
    mail: { send: async () => undefined },
  });
  const { fetch } = createApi(container);
  return {
    container,
    send: async (method, path, { headers, body }) =>
      fetch(
        new Request(`https://site.example/api/v1${path}`, {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          ...(body ? { body: JSON.stringify(body) } : {}),
        }),
      ),
  };
}

/** How many texts in any column of any table begin like ciphertext of this key version, by table and column. */
export async function countCiphertexts(
  api: TestApi,
  version: string,
): Promise<Record<string, number>> {
  const { pool } = api.testDatabase.database;
  const { rows: columns } = await pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'jsonb', 'character varying')`,
  );
  const found: Record<string, number> = {};
  for (const { table_name: table, column_name: column } of columns) {
    const { rows } = await pool.query<{ count: string }>(
      `select count(*) from "${table}" where "${column}"::text ~ '(^|")${version}\\.[A-Za-z0-9_-]{38,}'`,
    );
    if (rows[0]?.count !== '0') found[`${table}.${column}`] = Number(rows[0]?.count);
  }
  return found;
}
