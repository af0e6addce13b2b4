import { createContainer } from '@/backoffice/container';
import type { Container } from '@/backoffice/container-parts';
import { openDatabase } from '@/backoffice/db/client';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createOutboxRepository } from '@/backoffice/domains/outbox/outbox.repository';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { contentBody, publishContent } from '@test/support/content/publish-content';
import { until } from '@test/support/timing/until';

const neverMs = 24 * 60 * 60 * 1_000;
const noop = () => undefined;

describe('Another instance on one PostgreSQL that asks for news once a day', () => {
  let api: TestApi;
  let other: Container;
  const told: string[][] = [];
  const sent: string[] = [];
  const broken: string[] = [];
  const query = (text: string) => api.testDatabase.database.pool.query(text);
  const listeners = async () =>
    (await query(`select pid from pg_stat_activity where query ilike 'listen %'`)).rows;

  beforeAll(async () => {
    api = await startTestApi('postgres');
    const { env } = api.testDatabase;
    other = await createContainer({
      env,
      log: { debug: noop, info: noop, warn: noop, error: noop },
      database: await openDatabase({
        env,
        onConnectionError: ({ message }) => void broken.push(message),
      }),
      contentPollIntervalMs: neverMs,
      deliveryIntervalMs: neverMs,
      jobIntervalMs: neverMs,
      sms: { send: async ({ text }) => void sent.push(text) },
    });
    other.contentFeed.onChange(({ touched }) => void told.push(touched));
    await until(async () => (await listeners()).length > 0);
  });
  afterAll(async () => {
    await other.close();
    await api.close();
  });

  const change = async () => {
    told.length = 0;
    await publishContent(api, 'page/career', await contentBody(api, 'page/career'));
  };

  it('is told of a change of content, and of what it missed while its connection was gone', async () => {
    await change();
    await until(() => told.length > 0);
    expect(told).toEqual([['page:career']]);

    await query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'`,
    );
    await change();
    await until(() => told.length > 0);
    expect(told).toEqual([['page:career']]);
    expect(broken).toEqual(['terminating connection due to administrator command']);

    await change();
    await until(() => told.length > 0);
    expect(await listeners()).toHaveLength(1);
  });

  it('sends a message that the first one stored and then forgot, once; none of a transaction that failed', async () => {
    const unitOfWork = createUnitOfWork(api.testDatabase.database.db, (tx) => ({
      outbox: createOutboxRepository(tx),
    }));
    const store = (text: string, fails: boolean) =>
      unitOfWork(async (tx) => {
        await api.container.outbox.enqueueMessage(tx.outbox, {
          id: text,
          channel: 'sms',
          kind: 'account',
          to: '+85291234567',
          text,
          createdAt: new Date(),
          expiresAt: null,
        });
        if (fails) throw new Error('not stored');
      });
    await expect(store('first', true)).rejects.toThrow('not stored');
    await store('second', false);
    await until(() => sent.length > 0);
    await other.outbox.runNow();
    expect(sent).toEqual(['second']);
  });
});
