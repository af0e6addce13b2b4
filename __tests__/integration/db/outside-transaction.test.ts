import { sql } from 'drizzle-orm';
import {
  openTestDatabase,
  usualEngines,
  type TestDatabase,
} from '@test/support/database/test-database';

describe.each(usualEngines)('A transaction of a test on %s', (engine) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase(engine);
  });
  afterAll(async () => {
    await test.database.close();
    await test.drop();
  });

  it('refuses a query that is no part of it, and none that is or that comes after it', async () => {
    const { db } = test.database;
    const one = sql`select 1 as one`;
    await expect(db.transaction(async () => (await db.execute(one)).rows)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('must be part of it') },
    });
    const inside = await db.transaction((tx) => tx.execute(one));
    expect([inside.rows, (await db.execute(one)).rows]).toEqual([[{ one: 1 }], [{ one: 1 }]]);
  });
});
