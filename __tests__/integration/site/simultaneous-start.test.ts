import { sql } from 'drizzle-orm';
import { createContainer } from '@/backoffice/container';
import { openTestDatabase } from '@test/support/database/test-database';

const noop = () => undefined;
const neverMs = 24 * 60 * 60 * 1_000;

describe('Ten instances that start together on an empty database', () => {
  it('all come up, and deliver content, catalogue and keys once', async () => {
    const test = await openTestDatabase('postgres');
    const { db } = test.database;
    await db.execute(sql`drop schema public cascade`);
    await db.execute(sql`create schema public`);

    const started = await Promise.allSettled(
      Array.from({ length: 10 }, async () =>
        createContainer({
          env: test.env,
          log: { debug: noop, info: noop, warn: noop, error: noop },
          database: await test.openAnother(),
          contentPollIntervalMs: neverMs,
          deliveryIntervalMs: neverMs,
          jobIntervalMs: neverMs,
        }),
      ),
    );

    expect(started.map(({ status }) => status)).toEqual(started.map(() => 'fulfilled'));
    const count = async (table: string) =>
      Number((await db.execute(sql.raw(`select count(*) from ${table}`))).rows[0]?.count);
    expect({
      datasets: await count('valuation_dataset'),
      active: await count('valuation_active'),
      keys: await count('api_key'),
    }).toEqual({ datasets: 1, active: 1, keys: 2 });
    for (const result of started) if (result.status === 'fulfilled') await result.value.close();
    await test.database.close();
    await test.drop();
  });
});
