import { sql } from 'drizzle-orm';
import { bookLoan, signInAs } from '@test/support/account/customer';
import { approve } from '@test/support/staff/approvals';
import { dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { makeKey } from '@test/support/staff/api-keys';

describe.each(usualEngines)('A loan that ended on 2026-12-16, on %s', (engine) => {
  let api: TestApi;
  let [ended, active, token] = ['', '', ''];
  beforeAll(async () => {
    api = await startTestApi(engine);
    api.setNow('2026-11-16T04:00:00Z');
    token = await makeKey(api, ['loan.read'], { expiresAt: new Date('2034-01-01T00:00:00Z') });
    const leaver = await signInAs(api, '+85291234567', { name: '陳大文' });
    const stayer = await signInAs(api, '+85261234567');
    ended = await bookLoan(api, leaver.customerId, {
      kind: 'interestOnly',
      tenorMonths: 1,
      startsOn: '2026-11-16',
    });
    active = await bookLoan(api, stayer.customerId, {
      tenorMonths: 360,
      startsOn: '2026-11-16',
    });
    const asked = await leaver.call('/user/data-access', { method: 'POST', body: {} });
    expect(asked.status).toBe(200);
    const text = 'When will it be repaid?';
    const write = (body: object) => leaver.call('/los/threads', { method: 'POST', body });
    expect((await write({ topic: 'repayment', about: ended, text })).status).toBe(200);
    api.setNow('2026-11-16T04:10:00Z');
    expect((await write({ topic: 'other', text })).status).toBe(200);
    expect([await count('service_request'), await count('message_thread_entry')]).toEqual([1, 2]);
    api.setNow('2026-12-16T04:00:00Z');
    const { nextPayment } = dataOf(await api.desk('GET', `/loans/${ended}`));
    const body = { amount: nextPayment.amount, reference: 'FPS 1' };
    await approve(api, await api.desk('POST', `/loans/${ended}/payments`, { body }));
    expect(dataOf(await api.desk('GET', `/loans/${ended}`)).state).toBe('settled');
  });
  afterAll(() => api.close());

  const count = async (table: string): Promise<number> => {
    const { rows } = await api.testDatabase.database.db.execute<{ count: string }>(
      sql`select count(*) as count from ${sql.identifier(table)}`,
    );
    return Number(rows[0]?.count);
  };
  const statusOf = async (loanNo: string): Promise<number> =>
    (await api.desk('GET', `/loans/${loanNo}`, { token })).status;

  it('is kept for seven years, as the privacy notice says', async () => {
    api.setNow('2033-12-16T04:00:00Z');
    await api.container.jobs.runDue();
    expect(await statusOf(ended)).toBe(200);
  });

  it('is deleted the day after, with its requests and the borrower, and nothing else is', async () => {
    const before = { loans: await count('loan'), customers: await count('customer') };
    api.setNow('2033-12-17T04:00:00Z');
    await api.container.jobs.runDue();
    expect(await statusOf(ended)).toBe(404);
    expect(await statusOf(active)).toBe(200);
    expect({ loans: await count('loan'), customers: await count('customer') }).toEqual({
      loans: before.loans - 1,
      customers: before.customers - 1,
    });
    expect(await count('service_request')).toBe(0);
  });

  it('was the only one whose bookings the database lets go', async () => {
    const { db } = api.testDatabase.database;
    const before = await count('ledger_entry');
    await expect(db.execute(sql`delete from ledger_entry`)).rejects.toThrow();
    const ofAnother = db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('app.removed_loan', ${ended}, true)`);
      await tx.execute(sql`delete from ledger_entry where loan_no = ${active}`);
    });
    await expect(ofAnother).rejects.toThrow();
    expect(await count('ledger_entry')).toBe(before);
  });
});
