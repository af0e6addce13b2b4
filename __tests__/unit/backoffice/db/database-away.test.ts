import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { isDatabaseAway } from '@/backoffice/db/database-away';
import { createErrorHandler } from '@/backoffice/http/error/error-handler';
import type { ApiEnv } from '@/backoffice/http/api-types';
import { rejectionOf, silentDatabase } from '@test/support/database/silent-database';

describe('A database that has no connection free in time', () => {
  const { pool, db } = silentDatabase();

  // The only connection, which never becomes ready, is taken before anything else asks for one.
  beforeAll(() => {
    void rejectionOf(pool.connect());
  });

  it('is told from a fault, also through Drizzle', async () => {
    const failures = await Promise.all([
      rejectionOf(db.execute(sql`select 1`)),
      rejectionOf(db.transaction(async () => undefined)),
    ]);
    expect(failures.map(isDatabaseAway)).toEqual([true, true]);
    expect([new Error('relation "x" does not exist'), 'timeout', null].map(isDatabaseAway)).toEqual(
      [false, false, false],
    );
  });

  it.each([
    ['refuses connections', Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), true],
    ['is stopped by its administrator', Object.assign(new Error('x'), { code: '57P01' }), true],
    ['starts', Object.assign(new Error('x'), { code: '57P03' }), true],
    ['has no connection left', Object.assign(new Error('x'), { code: '53300' }), true],
    ['became a standby', Object.assign(new Error('x'), { code: '25006' }), true],
    ['broke off', new Error('Connection terminated unexpectedly'), true],
    ['finds a value twice', Object.assign(new Error('x'), { code: '23505' }), false],
    ['does not know a table', Object.assign(new Error('x'), { code: '42P01' }), false],
  ])('or that %s is told likewise, by the cause', (_what, cause, isAway) => {
    expect(isDatabaseAway(new Error('Failed query: select 1', { cause }))).toBe(isAway);
  });

  it('is answered by 503 and when to come back, where a fault is answered by 500', async () => {
    const api = new Hono<ApiEnv>();
    const logged: string[] = [];
    const log = {
      error: (_details: object, message: string) => void logged.push(message),
      warn: () => undefined,
      info: () => undefined,
      debug: () => undefined,
    };
    api.onError(createErrorHandler(log, { isHttps: false }));
    api.get('/busy', async () => db.transaction(async () => new Response()));
    api.get('/fault', () => {
      throw new Error('fault');
    });
    const [busy, fault] = [await api.request('/busy'), await api.request('/fault')];
    expect([busy.status, busy.headers.get('retry-after'), Object(await busy.json()).code]).toEqual([
      503,
      '2',
      'unavailable',
    ]);
    expect([
      fault.status,
      fault.headers.get('retry-after'),
      Object(await fault.json()).code,
    ]).toEqual([500, null, 'internal']);
    expect(logged).toHaveLength(2);
  });
});
