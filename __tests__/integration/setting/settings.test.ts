import { createContainer } from '@/backoffice/container';
import type { Role } from '@/contracts/staff/permissions';
import { bookLoan, signInAs } from '@test/support/account/customer';
import { codeOf, dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { signInStaff, type StaffBrowser } from '@test/support/staff/staff-browser';

const note = 'decided at the meeting';

describe.each(usualEngines)('What the lender sets while the site runs on %s', (engine) => {
  let api: TestApi;
  let count = 0;
  beforeAll(async () => {
    api = await startTestApi(engine, { PAYMENT_FPS_ID: '1234567' });
  });
  afterAll(() => api.close());

  async function staff(at: string, roles: Role[] = ['administrator']): Promise<StaffBrowser> {
    api.setNow(at);
    count += 1;
    return (await signInStaff(api, { email: `s${count}@lender.hk`, roles, at })).browser;
  }
  const approve = async (browser: StaffBrowser, id: string) => {
    const { hash } = dataOf(await browser.get(`/desk/approvals/${id}`));
    return browser.post(`/desk/approvals/${id}/approval`, { hash });
  };

  it('is decided by two, applies at once, and says who decided', async () => {
    const amy = await staff('2026-11-16T04:00:00Z');
    const ben = await staff('2026-11-16T04:00:00Z');
    const customer = await signInAs(api, '+85261230001', { name: 'Chan Tai Man' });
    const loanNo = await bookLoan(api, customer.customerId, {
      kind: 'interestOnly',
      amount: 900_000,
      annualRate: 9,
      tenorMonths: 12,
      startsOn: '2026-11-10',
    });
    const fpsId = async () => dataOf(await customer.call(`/los/loans/${loanNo}`)).paying.fpsId;
    const value = { fpsId: '7654321', bankAccount: '024 987-654321-001', payee: 'Lender Ltd' };
    const asked = dataOf(await amy.post('/desk/settings/payee/changes', { value, note }));
    expect(asked).toMatchObject({ kind: 'setting', subject: 'setting:payee', state: 'waiting' });
    expect(codeOf(await amy.post('/desk/settings/payee/changes', { value, note }))).toEqual([
      409,
      'approval_waiting',
    ]);
    expect(codeOf(await approve(amy, asked.id))).toEqual([409, 'approval_own']);
    expect(await fpsId()).toBe('1234567');
    expect((await approve(ben, asked.id)).status).toBe(200);
    expect(await fpsId()).toBe('7654321');
    expect(dataOf(await ben.get('/desk/settings/payee'))).toMatchObject({
      since: '2026-11-16',
      waiting: null,
      versions: [
        { from: '2026-11-16', value, note, maker: 's1@lender.hk', checker: 's2@lender.hk' },
      ],
    });
    const { environment } = dataOf(await ben.get('/desk/unset-settings'));
    expect(environment).not.toContain('PAYMENT_PAYEE');
    expect(environment).toContain('PAYOUT_HOLDER');
  });

  it('begins with its day in Hong Kong on every instance, and pages are told then', async () => {
    const at = '2026-11-18T04:00:00Z';
    const [amy, ben] = [await staff(at), await staff(at)];
    const value = { withdrawnPerDay: 200_000, postedAlone: 100, payoutHold: 48 };
    const from = '2026-11-20';
    let now = new Date(at);
    const other = await createContainer({
      env: api.testDatabase.env,
      log: { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} },
      database: api.testDatabase.database,
      now: () => now,
      isSilent: true,
    });
    const { id } = dataOf(await amy.post('/desk/settings/safety/changes', { value, from, note }));
    await approve(ben, id);
    await other.contentFeed.refresh();
    const limits = () => [api.container.loans.postingLimitCents(), other.loans.postingLimitCents()];
    expect(limits()).toEqual([500_000_00, 500_000_00]);
    const touched: string[][] = [];
    api.container.contentFeed.onChange((change) => void touched.push(change.touched));
    now = new Date('2026-11-19T16:00:00Z');
    api.setNow('2026-11-19T16:00:00Z');
    expect(limits()).toEqual([100_00, 100_00]);
    for (let run = 0; run < 2; run += 1) {
      await api.container.settings.publishDue();
      await api.container.contentFeed.refresh();
    }
    expect(touched).toEqual([['site']]);
    await Promise.all([
      other.jobs.stop(),
      other.outbox.stop(),
      other.documents.stop(),
      other.statements.stop(),
      other.contentFeed.stop(),
    ]);
  });

  it('is void where something else was decided meanwhile', async () => {
    const at = '2026-11-23T04:00:00Z';
    const [amy, ben] = [await staff(at), await staff(at)];
    const ask = (perDay: number) =>
      amy.post('/desk/settings/receipts/changes', { value: { perDay }, from: '2026-11-30', note });
    const first = dataOf(await ask(5));
    await api.testDatabase.database.pool.query(
      `insert into setting_version (name, since, value, note, maker, decided_at)
       values ('receipts', '2026-12-24', '{"perDay": 1}', '', 'x', now())`,
    );
    expect(codeOf(await approve(ben, first.id))).toEqual([409, 'approval_void']);
    expect(dataOf(await ben.get('/desk/settings/receipts')).value).toEqual({ perDay: 3 });
  });

  it('is refused to keys, to other roles and for what is no value, and stays as it was decided', async () => {
    const amy = await staff('2026-11-24T04:00:00Z');
    const auditor = await staff('2026-11-24T04:00:00Z', ['auditor']);
    const body = { value: { perDay: 0 }, note };
    const path = '/desk/settings/receipts/changes';
    expect(codeOf(await auditor.post(path, body))).toEqual([403, 'forbidden']);
    expect(codeOf(await api.desk('POST', '/settings/receipts/changes', { body }))).toEqual([
      403,
      'forbidden',
    ]);
    expect(fieldsOf(await amy.post(path, body))).toHaveProperty(['value.perDay']);
    expect(
      fieldsOf(await amy.post(path, { value: { perDay: 4 }, from: '2026-11-23', note })),
    ).toHaveProperty('from');
    const { pool } = api.testDatabase.database;
    for (const change of [
      `update setting_version set value = '{"perDay": 9}'`,
      'delete from setting_version',
      'truncate setting_version',
    ])
      await expect(pool.query(change)).rejects.toThrow('final');
  });

  it('sets when the office is open: pages, slots of calls and working days go by it from its day on', async () => {
    const at = '2026-11-23T04:00:00Z';
    const [amy, ben] = [await staff(at), await staff(at)];
    const change = (value: object, from?: string) =>
      amy.post('/desk/settings/office/changes', { value, note, ...(from ? { from } : {}) });
    const value = { weekdays: '10:00-16:00', saturday: '', closedOn: '2026-11-26' };
    for (const wrong of [
      { ...value, weekdays: '16:00-10:00' },
      { ...value, weekdays: '' },
      { ...value, closedOn: '2026-02-30' },
    ])
      expect((await change(wrong)).status).toBe(400);
    const { id } = dataOf(await change(value, '2026-11-25'));
    expect((await approve(ben, id)).status).toBe(200);
    const config = async () => Object((await api.call('/site/config')).body).officeHours;
    expect(await config()).toEqual({
      weekdays: { from: '09:00', to: '18:30' },
      saturday: { from: '09:00', to: '13:00' },
      closedOn: ['2026-11-26'],
    });
    // Slots of later days are already those of the later hours: 25 November, then Friday.
    const slots: { startsAt: string }[] = dataOf(await api.call('/call-backs/slots'));
    const times = (day: string) =>
      slots.map(({ startsAt }) => startsAt).filter((start) => start.startsWith(day));
    expect(times('2026-11-24').at(-1)).toBe('2026-11-24T10:00:00.000Z');
    expect(times('2026-11-25')).toHaveLength(12);
    expect(times('2026-11-26')).toEqual([]);
    expect(times('2026-11-28')).toEqual([]);
    // An answer is promised over the closed Thursday.
    api.setNow('2026-11-25T04:00:00Z');
    const customer = await signInAs(api, '+85261230001');
    const asked = await customer.call('/los/threads', {
      method: 'POST',
      body: { topic: 'repayment', text: 'May I pay later?' },
    });
    const clerk = await staff('2026-11-25T04:00:00Z', ['servicing']);
    expect(dataOf(await clerk.get(`/desk/threads/${dataOf(asked).reference}`)).due.at).toBe(
      '2026-11-27T04:00:00.000Z',
    );
    await api.container.settings.publishDue();
    await api.container.contentFeed.refresh();
    expect((await config()).weekdays).toEqual({ from: '10:00', to: '16:00' });
  });
});
