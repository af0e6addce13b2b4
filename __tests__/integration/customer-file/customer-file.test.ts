import type { Permission } from '@/contracts/staff/permissions';
import { bookLoan, codeSentTo, signInAs, textsTo } from '@test/support/account/customer';
import { codeOf, dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { applicantBrowser } from '@test/support/application/applicant';
import { usualEngines } from '@test/support/database/test-database';
import { challengeCookie } from '@test/support/otp/challenge-cookie';
import { phone } from '@test/support/otp/otp-client';
import { makeKey } from '@test/support/staff/api-keys';

const bankAccount = { bankCode: '004', accountNumber: '123-456789-833', holder: 'CHAN TAI MAN' };

describe.each(usualEngines)('What staff know of a customer on %s', (engine) => {
  let api: TestApi;
  let customer: Awaited<ReturnType<typeof signInAs>>;
  let loanNo = '';
  beforeAll(async () => {
    api = await startTestApi(engine);
    await applicantBrowser(api).apply();
    customer = await signInAs(api, phone, { bankAccount });
    loanNo = await bookLoan(api, customer.customerId);
  });
  afterAll(() => api.close());

  const file = async (token?: string) =>
    dataOf(
      await api.desk('GET', `/customers/${customer.customerId}`, { ...(token ? { token } : {}) }),
    );
  const audited = async () =>
    (
      await api.testDatabase.database.pool.query(
        'select staff, action, before, after from desk_audit where target = $1 order by id desc limit 1',
        [`customer:${customer.customerId}`],
      )
    ).rows[0];

  it('is told in one call, as far as each may read it, and written down', async () => {
    const whole = await file();
    expect(whole).toMatchObject({
      phone,
      state: 'open',
      bankAccount: { masked: '004 ••••9833' },
      identity: { kind: 'hkid', masked: 'A123***(*)' },
      loans: [{ loanNo }],
      applications: [{ state: 'received' }],
      consents: [{ creditReference: true, marketingOwn: false }],
      requests: [],
      threads: [],
      sessions: [{ device: 'Chrome · Android' }],
    });
    expect(whole.events[0]).toMatchObject({ kind: 'signed-in', staff: null });
    expect(await audited()).toMatchObject({ staff: 'amy', action: 'read', after: null });
    const few: Permission[] = ['customer.read', 'loan.read'];
    expect(await file(await makeKey(api, few))).toMatchObject({
      loans: [{ loanNo }],
      applications: null,
      requests: null,
      threads: null,
    });
    expect(codeOf(await api.desk('GET', '/customers/nobody'))).toEqual([404, 'not_found']);
  });

  it('is listed page by page by what the account may do', async () => {
    const { customerId: other } = await signInAs(api, '+85261234567');
    const list = async (query: string) =>
      Object((await api.desk('GET', `/customers?${query}`)).body);
    const first = await list('limit=1');
    const second = await list(`limit=1&cursor=${first.next}`);
    expect([first.total, second.next]).toEqual([2, null]);
    expect([...first.data, ...second.data].map(({ customerId }) => customerId).toSorted()).toEqual(
      [other, customer.customerId].toSorted(),
    );
    expect((await list('state=frozen')).data).toEqual([]);
    expect((await api.desk('GET', '/customers?name=chan')).status).toBe(400);
  });

  it('is shown in full for a reason alone, which is written down without the value', async () => {
    const reveal = (field: string, note?: string) =>
      api.desk('POST', `/customers/${customer.customerId}/reveal`, { body: { field, note } });
    expect(codeOf(await reveal('identity'))).toEqual([400, 'validation_failed']);
    expect(dataOf(await reveal('identity', 'Compared at the counter.'))).toEqual({
      field: 'identity',
      value: 'A1234563',
    });
    expect(dataOf(await reveal('bankAccount', 'Transfer came back.')).value).toBe(
      '004 123-456789-833 CHAN TAI MAN',
    );
    expect(await audited()).toEqual({
      staff: 'amy',
      action: 'read',
      before: null,
      after: { revealed: 'bankAccount', note: 'Transfer came back.' },
    });
  });

  it('can be frozen: no session, no sign-in, no withdrawal, until it is opened again', async () => {
    const setState = (state: string) =>
      api.desk('PUT', `/customers/${customer.customerId}/state`, {
        body: { state, note: 'The phone was stolen.' },
      });
    const signIn = async () => {
      const post = (path: string, body: object) =>
        api.call(path, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            cookie: challengeCookie(phone.slice(1)),
            'sec-fetch-site': 'same-origin',
          },
          body: JSON.stringify({ phone, purpose: 'sign-in', ...body }),
        });
      await post('/user/sendOTP', {});
      return post('/user/signin', { code: await codeSentTo(api, phone) });
    };
    await api.container.outbox.runNow();
    const told = await textsTo(api, phone);
    expect((await setState('frozen')).status).toBe(200);
    expect(await file()).toMatchObject({ state: 'frozen', sessions: [] });
    expect((await file()).payouts.frozenAt).not.toBeNull();
    expect((await customer.call('/user/info')).status).toBe(403);
    await api.container.outbox.runNow();
    expect(await textsTo(api, phone)).toHaveLength(told.length);
    api.setNow('2026-11-16T04:10:00Z');
    expect(codeOf(await signIn())).toEqual([409, 'account_frozen']);
    expect(dataOf(await api.desk('GET', '/customers?state=frozen'))).toHaveLength(1);

    expect((await setState('open')).status).toBe(200);
    expect((await file()).state).toBe('payouts-stopped');
    api.setNow('2026-11-16T04:20:00Z');
    expect((await signIn()).body).toMatchObject({ success: true });
    expect((await file()).sessions).toHaveLength(1);
    await api.desk('POST', `/customers/${customer.customerId}/sessions/end`, {
      body: { note: 'Does not know the device.' },
    });
    expect((await file()).sessions).toEqual([]);
    expect((await file()).events[0]).toMatchObject({ kind: 'signed-out-everywhere', staff: 'amy' });
  });
});
