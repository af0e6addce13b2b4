import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase, type DatabaseHandle } from '@/backoffice/db/client';
import { createContainer } from '@/backoffice/container';
import { createPostgresDatabase, testEnv } from '@test/support/database/test-database';

/** A database that belongs to one role and is used by another, as hosts hand them out. */
async function newPlace() {
  const { url, drop } = await createPostgresDatabase({});
  const user = `app_${randomUUID().slice(0, 8)}`;
  const used = new URL(url);
  used.username = user;
  used.password = 'secret';
  const asOwner = async (...statements: string[]): Promise<void> => {
    const client = new Client(url);
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await asOwner(`create role ${user} login password 'secret'`);
  return {
    url,
    used: used.href,
    async remove() {
      await asOwner(`drop owned by ${user}`, `drop role ${user}`);
      await drop();
    },
  };
}

const open = (settings: Record<string, string>): Promise<DatabaseHandle> =>
  openDatabase({ env: testEnv(settings), onConnectionError: () => undefined });

describe('With a role that migrates, the site’s own role', () => {
  let place: Awaited<ReturnType<typeof newPlace>>;
  let database: DatabaseHandle;
  beforeAll(async () => {
    place = await newPlace();
    database = await open({ DATABASE_URL: place.used, DATABASE_MIGRATION_URL: place.url });
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  it('fills the tables and runs every job', async () => {
    const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };
    const container = await createContainer({
      env: testEnv({ DATABASE_URL: place.used }),
      log,
      database: { ...database, close: async () => undefined, hear: () => undefined },
      sms: { send: async () => undefined },
    });
    await container.jobs.runDue();
    await container.close();
    expect(log.error.mock.calls).toEqual([]);
    const { rows } = await database.pool.query('select count(*)::int as jobs from job');
    expect(rows[0].jobs).toBeGreaterThan(20);
  });

  it.each([
    ['create table note (id int)', 'permission denied'],
    ['alter table desk_audit disable trigger all', 'must be owner'],
    ['drop table desk_audit', 'must be owner'],
    ['truncate desk_audit', 'permission denied'],
    ["update desk_audit set staff = 'nobody'", 'permission denied'],
    ['delete from audit_batch', 'permission denied'],
    ["insert into migration (name, hash) values ('9999.sql', 'x')", 'permission denied'],
  ])('may not %s', async (statement, refusal) => {
    await expect(database.pool.query(statement)).rejects.toThrow(refusal);
  });

  it('starts by itself where nothing is to be migrated, and says so in one line where something is', async () => {
    const again = await open({ DATABASE_URL: place.used });
    await again.close();
    const empty = await newPlace();
    await expect(open({ DATABASE_URL: empty.used })).rejects.toThrow(
      /^The database of DATABASE_URL cannot be used: permission denied for schema public$/,
    );
    await empty.remove();
  });

  it('is not what the message is about where the other one is refused', async () => {
    const wrong = new URL(place.url);
    wrong.pathname = '/nothing';
    await expect(
      open({ DATABASE_URL: place.used, DATABASE_MIGRATION_URL: wrong.href }),
    ).rejects.toThrow(/role of DATABASE_MIGRATION_URL: database "nothing" does not exist$/);
  });
});
