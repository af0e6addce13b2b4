import { bookLoan, signInAs } from '@test/support/account/customer';
import { dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';

describe.each(usualEngines)('Reminders of payment dates on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.setNow('2026-11-16T04:00:00Z');
    api.sent.length = 0;
  });

  type Customer = Awaited<ReturnType<typeof signInAs>>;
  const prefer = (customer: Customer, reminderDays: number | null) =>
    customer.call('/user/preferences', { method: 'PUT', body: { reminderDays } });
  /** What the job sends at this time of Hong Kong, on two instances at once. */
  const sentAt = async (time: string) => {
    api.setNow(`${time}+08:00`);
    const { loans, reminders, outbox } = api.container;
    const before = api.sent.length;
    await loans.ledger.billDueLoans();
    await Promise.all([reminders.send(), reminders.send()]);
    await outbox.runNow();
    return api.sent.slice(before);
  };

  it('go out once a date, as many days before as was asked for, by day and to nobody else', async () => {
    const customer = await signInAs(api, '+85291234571', { language: 'hk' });
    const silent = await signInAs(api, '+85291234572');
    for (const { customerId } of [customer, silent]) await bookLoan(api, customerId);
    expect(dataOf(await customer.call('/user/info'))).toMatchObject({ reminderDays: null });
    expect((await prefer(customer, 2)).status).toBe(400);
    expect((await prefer(customer, 3)).status).toBe(200);
    expect(dataOf(await customer.call('/user/info'))).toMatchObject({ reminderDays: 3 });
    api.sent.length = 0;

    expect(await sentAt('2026-12-12T12:00:00')).toEqual([]);
    expect(await sentAt('2026-12-13T08:59:00')).toEqual([]);
    expect(await sentAt('2026-12-13T09:00:00')).toMatchObject([
      { to: '+85291234571', text: expect.stringContaining('2026年12月16日') },
    ]);
    expect(api.sent[0]?.text).toMatch(/\/hk\/account\/payments /);
    expect(api.sent[0]?.text).not.toMatch(/HK\$|LN-/);
    expect(await sentAt('2026-12-14T09:00:00')).toEqual([]);
    expect(await sentAt('2027-01-13T09:00:00')).toHaveLength(1);
  });

  const halt = (isHalted: boolean) =>
    api.desk('PUT', '/sms-budget/halt', { body: { isHalted, note: 'abuse' } });

  it('stop once they are switched off, and wait while text messages are halted', async () => {
    const customer = await signInAs(api, '+85291234573');
    await bookLoan(api, customer.customerId, { startsOn: '2026-10-20' });
    await prefer(customer, 7);
    await halt(true);
    expect(await sentAt('2026-11-17T10:00:00')).toEqual([]);
    await halt(false);
    const later = await signInAs(api, '+85291234573');
    expect((await prefer(later, null)).status).toBe(200);
    expect(await sentAt('2026-11-17T10:05:00')).toEqual([]);
    expect((await prefer(later, 7)).status).toBe(200);
    expect(await sentAt('2026-11-17T10:10:00')).toHaveLength(1);
  });

  it('are not sent in a payment holiday', async () => {
    const customer = await signInAs(api, '+85291234574');
    const loanNo = await bookLoan(api, customer.customerId, { startsOn: '2026-10-25' });
    await prefer(customer, 7);
    await api.testDatabase.database.pool.query(
      'insert into loan_holiday (id, loan_no, first_period, months, parts) values ($1, $2, 1, 2, 12)',
      ['holiday-1', loanNo],
    );
    expect(await sentAt('2026-11-20T10:00:00')).toEqual([]);
  });
});
