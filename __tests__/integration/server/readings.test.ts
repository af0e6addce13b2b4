import { createContainer } from '@/backoffice/container';
import { openDatabase } from '@/backoffice/db/client';
import { createOutboxRepository } from '@/backoffice/domains/outbox/outbox.repository';
import { readBackOffice } from '@/backoffice/readings';
import {
  createPostgresDatabase,
  seededDatabase,
  testEnv,
  testNow,
} from '@test/support/database/test-database';

const noop = () => undefined;
const neverMs = 24 * 60 * 60 * 1_000;

it('Metrics read how the back office is, and each query is timed, in transactions too', async () => {
  const target = await createPostgresDatabase({ template: seededDatabase });
  const env = testEnv({ DATABASE_URL: target.url });
  const queries: number[] = [];
  const database = await openDatabase({
    env,
    onConnectionError: noop,
    onQuery: (seconds) => queries.push(seconds),
  });
  const before = queries.length;
  await database.pool.query('select 1');
  await database.db.transaction((tx) => tx.execute('select 2'));
  // Before the back office has queries of its own. The query alone; then begin, the query, and commit.
  expect(queries.length - before).toBe(4);
  expect(Math.min(...queries)).toBeGreaterThan(0);
  let now = testNow;
  const container = await createContainer({
    env,
    log: { debug: noop, info: noop, warn: noop, error: noop },
    database,
    now: () => now,
    contentPollIntervalMs: neverMs,
    deliveryIntervalMs: neverMs,
    jobIntervalMs: neverMs,
  });
  await database.db.transaction((tx) =>
    container.outbox.enqueueMessage(createOutboxRepository(tx), {
      id: 'm-1',
      kind: 'contact',
      channel: 'mail',
      to: 'a@example.hk',
      subject: 'S',
      text: 'T',
      createdAt: now,
      expiresAt: null,
    }),
  );
  now = new Date(testNow.getTime() + 90_000);
  const readings = await readBackOffice(container, database);
  expect(readings.outbox).toEqual([{ channel: 'mail', messages: 1, dead: 0, oldestMs: 90_000 }]);
  expect(readings.sms.budgets.map(({ scope, sent }) => [scope, sent])).toContainEqual([
    'site hour',
    0,
  ]);
  expect(readings.jobs.map(({ name }) => name)).toContain('audit.chain');
  expect(readings.connections.used + readings.connections.idle).toBeGreaterThan(0);
  await container.close();
  await target.drop();
});
