import { Hono } from 'hono';
import { createApi } from '@/backoffice/app';
import { createContainer } from '@/backoffice/container';
import type { Container } from '@/backoffice/container-parts';
import { openDatabase } from '@/backoffice/db/client';
import type { ApiEnv } from '@/backoffice/http/api-types';
import { createErrorHandler } from '@/backoffice/http/error/error-handler';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { endpoints } from '@/contracts/endpoints';
import { cuttableDatabase } from '@test/support/database/cuttable-database';
import {
  amyToken,
  createPostgresDatabase,
  seededDatabase,
  testEnv,
} from '@test/support/database/test-database';

const noop = () => undefined;
const log = { debug: noop, info: noop, warn: noop, error: noop };
const neverMs = 24 * 60 * 60 * 1_000;
const definitions = Object.entries<EndpointDefinition>(endpoints);

describe('While the database is stopped', () => {
  let container: Container;
  let drop: () => Promise<void>;
  let call: (definition: EndpointDefinition, headers?: Record<string, string>) => Promise<Response>;

  beforeAll(async () => {
    const database = await createPostgresDatabase({ template: seededDatabase });
    drop = database.drop;
    const way = await cuttableDatabase(database.url);
    const env = testEnv({ DATABASE_URL: way.url });
    container = await createContainer({
      env,
      log,
      database: await openDatabase({ env, onConnectionError: noop }),
      contentPollIntervalMs: neverMs,
      deliveryIntervalMs: neverMs,
      jobIntervalMs: neverMs,
    });
    const api = createApi(container);
    // What Node throws is no `Error` of Jest's realm, so that Hono hands it on: it is thrown again as one.
    const inRealm = new Hono<ApiEnv>();
    inRealm.onError(createErrorHandler(log, { isHttps: true }));
    inRealm.all('*', async ({ req }) => {
      return Promise.resolve(api.fetch(req.raw, { clientAddress: '203.0.113.7' })).catch(
        (error: unknown) => {
          throw new Error('of another realm', { cause: error });
        },
      );
    });
    call = async ({ method, path }, headers = {}) =>
      inRealm.request(`https://site.example${path.replaceAll(/\{\w+\}/g, 'x')}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
        ...(method === 'POST' || method === 'PUT' ? { body: '{}' } : {}),
      });
    await way.cut();
  });
  afterAll(async () => {
    await container.close();
    await drop();
  });

  it('content is unavailable for a moment, which is no fault of the server', async () => {
    const answer = await call(endpoints.faqs);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  });

  it.each([
    ['visitor', {}],
    ['customer', { cookie: '__Host-login_token=0123456789-0123456789-0123456789' }],
    ['member of staff', { authorization: `Bearer ${amyToken}` }],
  ])('no call of a %s is answered as a fault', async (_who, headers) => {
    const faults: string[] = [];
    let unavailable = 0;
    for (const [key, definition] of definitions) {
      const { status, headers: answered } = await call(definition, headers);
      if (status >= 500 && status !== 503) faults.push(`${key} ${status}`);
      if (status !== 503) continue;
      unavailable += 1;
      if (answered.get('retry-after') === null) faults.push(`${key} without Retry-After`);
    }
    expect(faults).toEqual([]);
    expect(unavailable).toBeGreaterThan(20);
  });
});
