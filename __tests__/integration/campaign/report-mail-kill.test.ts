import { startKillableApi } from '@test/support/api/killable-api';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { inviteStaff } from '@test/support/staff/staff-browser';
import { until } from '@test/support/timing/until';

jest.setTimeout(300_000);

const readers = ['ann', 'ben', 'cat'].map((name) => `${name}@lender.hk`);

/** Where a mail is stopped on its way: a trigger of the database waits there for a lock that the test holds. */
const steps = [
  { title: 'before it is noted', table: 'report_mail', event: 'before update', when: '' },
  { title: 'between note and mail', table: 'outbox', event: 'before insert', when: '' },
  { title: 'before both are kept', table: 'outbox', event: 'after insert', when: '' },
  {
    title: 'before it is taken to be sent',
    table: 'outbox',
    event: 'before update',
    when: 'when (old.attempts < new.attempts)',
  },
  {
    title: 'after it was sent, before that is noted',
    table: 'outbox',
    event: 'before update',
    when: 'when (new.delivered_at is not null)',
  },
] as const;

describe('Weekly mails, when the server is killed', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi('postgres');
    for (const email of readers) await inviteStaff(api, { email, roles: ['marketer'] });
    const { pool } = api.testDatabase.database;
    await pool.query(`update staff_member set state = 'active' where email = any($1)`, [readers]);
    await pool.query(
      `insert into saved_report (id, name, view, is_shared, created_at, created_by)
       values ('aaaaaa', 'Adverts', '{"by":"source"}', true, now(), 'ann@lender.hk')`,
    );
    await pool.query(
      `create function wait_for_the_test() returns trigger language plpgsql as
       $$ begin perform pg_advisory_xact_lock(18); return new; end $$`,
    );
  });
  afterAll(() => api.close());

  it.each(steps)('are neither lost nor doubled $title', async ({ table, event, when }) => {
    const { pool } = api.testDatabase.database;
    await pool.query('delete from outbox');
    await pool.query('delete from report_mail');
    await pool.query(
      `insert into report_mail (id, report_id, staff, language, started_at, mailed_on)
       select 'mail-' || reader, 'aaaaaa', reader, 'en', now(), '2026-01-05' from unnest($1::text[]) reader`,
      [readers],
    );
    // The job is due at once, whoever held it when it was killed; so is what it took to send.
    const letGoOn = async (): Promise<void> => {
      await pool.query(`delete from job where name = 'campaign.mail-reports'`);
      await pool.query('update outbox set next_attempt_at = now(), lease_expires_at = null');
    };
    await pool.query(
      `create trigger stop_here ${event} on ${table} for each row ${when} execute function wait_for_the_test()`,
    );
    await letGoOn();
    const holder = await pool.connect();
    await holder.query('select pg_advisory_lock(18)');
    const url = { DATABASE_URL: api.testDatabase.env.DATABASE_URL ?? '' };
    const first = await startKillableApi(url);
    const isStopped = async (): Promise<boolean> => {
      const { rows } = await pool.query(
        `select 1 from pg_locks where locktype = 'advisory' and objid = 18 and not granted`,
      );
      return rows.length > 0;
    };
    try {
      await until(isStopped);
      await first.kill();
      // A server that waits does not see that its client is gone.
      await pool.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 18 and not granted`,
      );
      await until(async () => !(await isStopped()));
    } finally {
      await first.kill();
      await holder.query('select pg_advisory_unlock(18)');
      holder.release();
      await pool.query(`drop trigger stop_here on ${table}`);
    }
    await letGoOn();

    const second = await startKillableApi(url);
    const undelivered = async (): Promise<number> =>
      (
        await pool.query(
          `select 1 from report_mail where mailed_on = '2026-01-05' union all select 1 from outbox where delivered_at is null`,
        )
      ).rows.length;
    await until(async () => (await undelivered()) === 0);
    await second.kill();
    const mails = [...first.mailed, ...second.mailed];
    // A mail that was sent again has the same id, by which mail servers know it.
    const ids = new Map(mails.map(({ mailId, to }) => [mailId, to]));
    expect([...ids.values()].toSorted()).toEqual(readers);
    expect(first.mailed.length > 0).toBe(when.includes('delivered_at'));
    expect(second.mailed.map(({ to }) => to).toSorted()).toEqual(readers);
  });
});
