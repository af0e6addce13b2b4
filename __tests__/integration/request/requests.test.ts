import { decideRequest } from '@test/support/account/decide-request';
import { codeOf, dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import {
  signInAs,
  signInRevolvingBorrower,
  textsTo,
  type TestCustomer,
} from '@test/support/account/customer';
import { usualEngines } from '@test/support/database/test-database';
import { approve } from '@test/support/staff/approvals';

describe.each(usualEngines)('Requests of customers on %s', (engine) => {
  let api: TestApi;
  let customer: TestCustomer;
  let loanNo = '';
  let accountId = '';
  let minutes = 0;
  const later = () =>
    api.setNow(
      new Date(Date.parse('2026-11-16T04:00:00Z') + (minutes += 12) * 60_000).toISOString(),
    );

  beforeAll(async () => {
    api = await startTestApi(engine, { WITHDRAWAL_DAILY_CAP: '60000' });
    ({ customer, loanNo, accountId } = await signInRevolvingBorrower(api));
  });
  beforeEach(later);
  afterAll(() => api.close());

  it('raise a limit after a code and a decision', async () => {
    const ask = { loanNo, newLimit: 150_000 };
    expect(
      Object.keys(
        fieldsOf(
          await customer.call('/los/increaseCreditLimit', {
            method: 'POST',
            body: { ...ask, newLimit: 100_000 },
          }),
        ),
      ),
    ).toEqual(['newLimit']);
    expect(
      codeOf(await customer.call('/los/increaseCreditLimit', { method: 'POST', body: ask })),
    ).toEqual([409, 'step_up_required']);
    const { reference } = dataOf(
      await customer.call('/los/increaseCreditLimit', {
        method: 'POST',
        body: ask,
        proof: await customer.stepUp(`credit-limit:${loanNo}:15000000`),
      }),
    );
    expect(dataOf(await customer.call(`/los/loans/${loanNo}`)).creditLimit).toBe(100_000);
    const decided = await decideRequest(api, reference, {
      state: 'approved',
      note: 'income checked',
    });
    await approve(api, decided);
    expect(dataOf(await customer.call(`/los/loans/${loanNo}`)).creditLimit).toBe(150_000);
    expect((await textsTo(api, customer.phone)).at(-1)).toContain(
      `${reference} (higher credit limit HK$150,000.00) is approved`,
    );
  });

  it('are taken back by their customer alone, until they are decided', async () => {
    const { reference } = dataOf(
      await customer.call('/user/data-access', { method: 'POST', body: {} }),
    );
    const stranger = await signInAs(api, '+85261234567');
    expect(codeOf(await stranger.call(`/los/requests/${reference}`, { method: 'DELETE' }))).toEqual(
      [404, 'not_found'],
    );
    expect((await customer.call(`/los/requests/${reference}`, { method: 'DELETE' })).status).toBe(
      200,
    );
    expect(codeOf(await customer.call(`/los/requests/${reference}`, { method: 'DELETE' }))).toEqual(
      [409, 'conflict'],
    );
  });

  it('change the bank account after a code, encrypted and masked', async () => {
    const body = {
      kind: 'bank-account',
      bankCode: '012',
      accountNumber: '987 654 3210',
      holder: 'CHAN TAI MAN',
    };
    expect(codeOf(await customer.call('/los/internetInfoUpd', { method: 'POST', body }))).toEqual([
      409,
      'step_up_required',
    ]);
    later();
    const lookalike = await customer.stepUp('bank-account:012:1114443210');
    expect(
      JSON.stringify((await api.testDatabase.database.pool.query('select * from proof')).rows),
    ).not.toContain('1114443210');
    expect(
      codeOf(
        await customer.call('/los/internetInfoUpd', { method: 'POST', body, proof: lookalike }),
      ),
    ).toEqual([409, 'step_up_required']);
    expect(
      (
        await customer.call('/los/internetInfoUpd', {
          method: 'POST',
          body,
          proof: await customer.stepUp('bank-account:012:9876543210'),
        })
      ).status,
    ).toBe(200);
    const { bankAccount: changed } = dataOf(await customer.call('/user/info'));
    expect(changed).toMatchObject({ masked: '012 ••••3210', bankCode: '012' });
    expect(changed.id).not.toBe(accountId);
    const rows = JSON.stringify(
      (await api.testDatabase.database.pool.query('select * from bank_account')).rows,
    );
    expect(rows).not.toMatch(/9876543210|987 654 3210|CHAN TAI MAN/);
    expect((await textsTo(api, customer.phone)).at(-1)).toContain(
      'If this was not you, stop all withdrawals here: ',
    );
  });

  it('change the phone after codes to both numbers, tell both, and end the other sessions', async () => {
    const next = '+85292223333';
    const { reference, state } = dataOf(
      await customer.call('/los/internetInfoUpd', {
        method: 'POST',
        body: { kind: 'phone', phone: '9222 3333' },
        proof: await customer.stepUp('phone:85292223333'),
      }),
    );
    expect(state).toBe('needs-code');
    const confirm = { kind: 'confirm-phone', reference };
    const wrong = await customer.stepUp(`confirm-phone:${reference}`);
    expect(
      codeOf(
        await customer.call('/los/internetInfoUpd', {
          method: 'POST',
          body: confirm,
          proof: wrong,
        }),
      ),
    ).toEqual([409, 'step_up_required']);
    later();
    const other = await signInAs(api, customer.phone);
    const proof = await customer.stepUp(`confirm-phone:${reference}`, next);
    expect(
      dataOf(await customer.call('/los/internetInfoUpd', { method: 'POST', body: confirm, proof })),
    ).toMatchObject({ state: 'completed' });
    for (const number of [customer.phone, next])
      expect((await textsTo(api, number)).at(-1)).toContain(
        'the phone number for your account is now +852 **** 3333.',
      );
    expect(dataOf(await customer.call('/user/info')).phone).toBe(next);
    expect(codeOf(await other.call('/user/info'))).toEqual([403, 'session_ended']);
  });

  it('change address, language and marketing at once', async () => {
    await customer.call('/los/internetInfoUpd', {
      method: 'POST',
      body: { kind: 'address', address: '1 New Road' },
    });
    await customer.call('/user/preferences', {
      method: 'PUT',
      body: { language: 'cn', marketing: true },
    });
    expect(dataOf(await customer.call('/user/info'))).toMatchObject({
      address: '1 New Road',
      language: 'cn',
      marketing: true,
    });
  });
});
