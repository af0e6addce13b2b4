import { addCustomer } from '@test/support/staff/approvals';
import { decideRequest } from '@test/support/account/decide-request';
import { codeOf, dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import {
  bookLoan,
  issueStepUpProof,
  signInAs,
  textsTo,
  type TestCustomer,
} from '@test/support/account/customer';
import { usualEngines } from '@test/support/database/test-database';
import { approve } from '@test/support/staff/approvals';

const own = { bankCode: '004', accountNumber: '123-456789-833', holder: 'CHAN TAI MAN' };
const other = { bankCode: '012', accountNumber: '345-678-9-012345-6', holder: 'Tai-Man CHAN' };
const person = { name: '陳大文 Chan Tai Man', email: 'chan@example.hk', language: 'en' };

describe.each(usualEngines)('Payouts on %s', (engine) => {
  let api: TestApi;
  let customer: TestCustomer;
  let loanNo = '';
  let phones = 0;

  const accountId = async (): Promise<string> =>
    dataOf(await customer.call('/user/info')).bankAccount.id;
  const withdraw = async (amount = 5_000) => {
    const bankAccountId = await accountId();
    const proof = await issueStepUpProof(api, {
      phone: customer.phone,
      operation: `withdrawal:${loanNo}:${amount * 100}:${bankAccountId}`,
    });
    return customer.call('/los/internetWithdrawal', {
      method: 'POST',
      body: { loanNo, amount, bankAccountId },
      proof,
    });
  };
  const changeAccount = async (account: typeof own) =>
    customer.call('/los/internetInfoUpd', {
      method: 'POST',
      body: { kind: 'bank-account', ...account },
      proof: await issueStepUpProof(api, {
        phone: customer.phone,
        operation: `bank-account:${account.bankCode}:${account.accountNumber.replaceAll(/\D/g, '')}`,
      }),
    });
  const limits = async () =>
    dataOf(await customer.call(`/los/internetWithdrawal/limits?loan_no=${loanNo}`));
  const mailsTo = async (address: string) => {
    await api.container.outbox.runNow();
    return api.mailed.filter(({ to }) => to === address).map(({ text }) => text);
  };
  const tokenIn = (text = '') => /#([A-Za-z0-9_-]{22})/.exec(text)?.[1] ?? '';
  const stopByLink = (token: string) =>
    api.call('/user/payouts/not-me', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ token }),
    });

  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  beforeEach(async () => {
    phones += 1;
    api.setNow('2026-11-14T02:00:00Z');
    const details = { ...person, email: `chan${phones}@example.hk`, bankAccount: own };
    const phone = `+8529123000${phones}`;
    const { customerId } = await addCustomer(api, { phone, ...details });
    loanNo = await bookLoan(api, customerId, {
      kind: 'revolving',
      amount: undefined,
      creditLimit: 500_000,
      annualRate: 9,
      startsOn: '2026-11-01',
    });
    api.setNow('2026-11-16T04:00:00Z');
    customer = await signInAs(api, phone);
  });
  afterAll(() => api.close());

  it('wait 24 hours after the bank account changed, whatever code was typed in', async () => {
    expect((await withdraw()).status).toBe(200);
    const changed = await changeAccount(other);
    expect(dataOf(changed)).toMatchObject({ state: 'completed' });
    expect(fieldsOf(await withdraw())).toEqual({
      bankAccountId:
        'Because your bank account, phone number or passkeys changed, withdrawals are on hold until 17 November 2026 12:00.',
    });
    const until = '2026-11-17T04:00:00.000Z';
    expect(await limits()).toMatchObject({ blocked: 'held', maximum: 0, heldUntil: until });
    expect(dataOf(await customer.call('/user/info')).payouts).toEqual({
      heldUntil: until,
      frozenAt: null,
    });
    api.setNow('2026-11-17T03:59:59Z');
    customer = await signInAs(api, customer.phone);
    expect(codeOf(await withdraw())).toEqual([400, 'validation_failed']);
    api.setNow('2026-11-17T04:00:00Z');
    expect(await limits()).toMatchObject({ blocked: null, heldUntil: null });
  });

  it('never go to an account of a third person before somebody at the lender has decided', async () => {
    const asked = dataOf(await changeAccount({ ...other, holder: 'MALLORY WONG' }));
    expect(asked).toMatchObject({ kind: 'bank-account', state: 'received' });
    expect(dataOf(await customer.call('/user/info')).bankAccount).toMatchObject({
      masked: '004 ••••9833',
    });
    expect(Object.keys(fieldsOf(await changeAccount(other)))).toEqual(['bankCode']);
    const request = dataOf(await api.desk('GET', `/requests/${asked.reference}`));
    expect(request).toMatchObject({
      reference: asked.reference,
      text: '012 345-678-9-012345-6 MALLORY WONG',
    });
    expect((await textsTo(api, customer.phone)).at(-1)).toMatch(/012 \*{4}3456.*#[\w-]{22}/);
    const completed = await decideRequest(api, asked.reference, {
      state: 'completed',
      note: 'married name, certificate seen',
    });
    expect(dataOf(await customer.call('/user/info')).bankAccount.masked).toBe('004 ••••9833');
    await approve(api, completed);
    expect(dataOf(await customer.call('/user/info'))).toMatchObject({
      bankAccount: { masked: '012 ••••3456', holder: 'MALLORY WONG' },
      payouts: { heldUntil: '2026-11-17T04:00:00.000Z' },
    });
  });

  it('take an account only at a bank that there is, with branch and number', async () => {
    expect(Object.keys(fieldsOf(await changeAccount({ ...other, bankCode: '999' })))).toEqual([
      'bankCode',
    ]);
    for (const accountNumber of ['12-345678', '123-45678', '123-4567890123456', '12-3456789'])
      expect(fieldsOf(await changeAccount({ ...other, accountNumber }))).toEqual({
        accountNumber:
          'Please enter the branch (three digits) and the account, 9 to 15 digits in all.',
      });
    const made = await api.desk('POST', '/customers', {
      body: { phone: '+85261230001', bankAccount: { ...own, bankCode: '999' } },
    });
    expect(Object.keys(fieldsOf(made))).toEqual(['bankCode']);
  });

  it('are announced by text message and mail, and stopped by the link in each', async () => {
    await changeAccount(other);
    const text = (await textsTo(api, customer.phone)).at(-1) ?? '';
    const [mail = ''] = (await mailsTo(`chan${phones}@example.hk`)).slice(-1);
    for (const notice of [text, mail])
      expect(notice).toMatch(
        /bank account for withdrawals is now 012 (?:••••|\*{4})3456\. Withdrawals are on hold until 17 November 2026 12:00\. .*not you.*\/en\/account\/not-me#[\w-]{22}/s,
      );
    expect(codeOf(await stopByLink('x'.repeat(43)))).toEqual([404, 'not_found']);
    expect((await stopByLink(tokenIn(mail))).status).toBe(200);
    expect((await stopByLink(tokenIn(text))).status).toBe(200);
    api.setNow('2026-11-18T04:00:00Z');
    customer = await signInAs(api, customer.phone);
    expect(await limits()).toMatchObject({ blocked: 'frozen', maximum: 0 });
    expect(Object.keys(fieldsOf(await withdraw()))).toEqual(['loanNo']);
  });

  it('wait and can be stopped after the phone number changed, too', async () => {
    const old = customer.phone;
    const next = `+8526123000${phones}`;
    const asked = await api.desk('PUT', `/customers/${customer.customerId}/phone`, {
      body: { phone: next, note: 'identity card seen' },
    });
    await approve(api, asked);
    for (const notice of [
      (await textsTo(api, old)).at(-1),
      (await textsTo(api, next)).at(-1),
      (await mailsTo(`chan${phones}@example.hk`)).at(-1),
    ])
      expect(notice).toMatch(/Withdrawals are on hold until 17 November 2026 12:00\..*#[\w-]{22}/s);
    customer = await signInAs(api, next);
    expect(await limits()).toMatchObject({ blocked: 'held' });
    await stopByLink(tokenIn((await textsTo(api, old)).at(-1)));
    expect(await limits()).toMatchObject({ blocked: 'frozen' });
  });

  it('are stopped by the customer at once, and opened again by staff only', async () => {
    expect((await customer.call('/user/payouts/freeze', { method: 'POST', body: {} })).status).toBe(
      200,
    );
    expect(await limits()).toMatchObject({ blocked: 'frozen' });
    expect((await textsTo(api, customer.phone)).at(-1)).toMatch(/withdrawals .* stopped/i);
    expect(dataOf(await api.desk('GET', '/security-events?kind=payouts-stopped'))[0]).toMatchObject(
      {
        customerId: customer.customerId,
      },
    );
    const path = `/customers/${customer.customerId}/payouts`;
    expect(dataOf(await api.desk('GET', path))).toEqual({
      frozenAt: '2026-11-16T04:00:00.000Z',
      heldUntil: '2026-11-15T02:00:00.000Z',
    });
    const opened = await api.desk('PUT', path, {
      body: { state: 'open', note: 'identity checked by phone' },
    });
    expect(opened.status).toBe(200);
    expect(dataOf(await api.desk('GET', '/audit'))[0]).toMatchObject({
      staff: 'amy',
      target: `customer:${customer.customerId}`,
      after: { payouts: 'open', note: 'identity checked by phone' },
    });
    expect((await textsTo(api, customer.phone)).at(-1)).toMatch(/withdrawals .* allowed again/i);
    expect((await withdraw()).status).toBe(200);
  });

  it('stop while any loan of the customer is in arrears', async () => {
    await bookLoan(api, customer.customerId, { startsOn: '2026-09-20' });
    expect(await limits()).toMatchObject({ blocked: 'arrears' });
    expect(fieldsOf(await withdraw())).toEqual({
      loanNo: 'A payment on one of your loans is overdue. Please pay it first.',
    });
  });

  it('are told by text message with the amount and the last four digits', async () => {
    const { reference } = dataOf(await withdraw(1_234));
    expect((await textsTo(api, customer.phone)).at(-1)).toMatch(
      /withdrawal RQ-\w{8} of HK\$1,234\.00 is on its way to your account ending 9833\./,
    );
    const declined = await decideRequest(api, reference, { state: 'declined', note: 'sent back' });
    await approve(api, declined);
    expect((await textsTo(api, customer.phone)).at(-1)).toMatch(
      /HK\$1,234\.00 to account ending 9833/,
    );
  });
});
