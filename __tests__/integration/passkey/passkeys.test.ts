import { codeOf, dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import {
  bookLoan,
  issueStepUpProof,
  signInAs,
  textsTo,
  type TestCustomer,
} from '@test/support/account/customer';
import { addPasskey, confirmByPasskey, passkeyBrowser } from '@test/support/account/passkeys';
import { approve } from '@test/support/staff/approvals';
import { softwareAuthenticator } from '@test/support/account/software-authenticator';
import { usualEngines } from '@test/support/database/test-database';

const bankAccount = { bankCode: '004', accountNumber: '123-456789-833', holder: 'CHAN TAI MAN' };

describe.each(usualEngines)('Passkeys on %s', (engine) => {
  let api: TestApi;
  let customer: TestCustomer;
  let phones = 0;

  const listed = async () => dataOf(await customer.call('/user/passkeys'));
  const eventsOf = async () =>
    dataOf(await api.desk('GET', '/security-events?limit=200'))
      .filter(({ customerId }: { customerId: string }) => customerId === customer.customerId)
      .map(({ kind, detail }: { kind: string; detail: string }) => `${kind} ${detail}`.trim());

  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  beforeEach(async () => {
    phones += 1;
    api.setNow('2026-11-16T04:00:00Z');
    const ending = String(phones).padStart(2, '0');
    customer = await signInAs(api, `+852912500${ending}`, {
      name: 'Chan Tai Man',
      email: `chan${phones}@example.hk`,
      language: 'en',
      bankAccount,
    });
  });
  afterAll(() => api.close());

  it('are added after signing in, and sign in without a phone number from then on', async () => {
    const { key, answer } = await addPasskey(customer);
    expect(answer.status).toBe(200);
    expect(await listed()).toEqual([
      {
        id: dataOf(answer).id,
        name: 'Chrome · Android',
        isSynced: false,
        createdAt: '2026-11-16T04:00:00.000Z',
        lastUsedAt: null,
      },
    ]);
    expect((await textsTo(api, customer.phone)).at(-1)).toMatch(
      /a passkey \(Chrome [·-] Android\) was added.*not-me#[\w-]{22}/,
    );
    expect(dataOf(await customer.call('/user/info')).passkeys).toEqual({ count: 1 });
    const browser = passkeyBrowser(api);
    const { token } = await browser.signIn(key.get(await browser.options()));
    const info = await api.call('/user/info', {
      headers: { cookie: `__Host-login_token=${token}` },
    });
    expect(dataOf(info)).toMatchObject({ phone: customer.phone });
    expect(await listed()).toMatchObject([{ lastUsedAt: '2026-11-16T04:00:00.000Z' }]);
    expect(await eventsOf()).toEqual(
      expect.arrayContaining(['signed-in passkey', 'passkey-added', 'signed-in code']),
    );
  });

  it('end the session that the browser carried until then', async () => {
    const { key } = await addPasskey(customer);
    const browser = passkeyBrowser(api, customer.token);
    expect((await browser.signIn(key.get(await browser.options()))).token).not.toBe('');
    expect((await customer.call('/user/info')).body).toMatchObject({ code: 'session_ended' });
  });

  it('ask for one challenge each: not twice, not in another browser, not after five minutes', async () => {
    const { key } = await addPasskey(customer);
    const browser = passkeyBrowser(api);
    const used = key.get(await browser.options());
    expect((await browser.signIn(used)).token).not.toBe('');
    expect((await browser.signIn(used)).answer.body).toMatchObject({
      success: false,
      isUnknown: false,
    });
    const other = passkeyBrowser(api);
    await other.options();
    expect((await other.signIn(key.get(await browser.options()))).token).toBe('');
    const late = await browser.options();
    api.setNow('2026-11-16T04:05:00Z');
    expect((await browser.signIn(key.get(late))).token).toBe('');
  });

  it.each([
    ['of another site', { rpId: 'evil.example', origin: 'https://evil.example' }],
    ['passed on by another origin', { origin: 'https://evil.example' }],
    ['that did not verify its person', { verifiesUser: false }],
  ])('%s are refused', async (_name, flaw) => {
    const { answer } = await addPasskey(customer, { key: softwareAuthenticator(flaw) });
    expect(codeOf(answer)).toEqual([400, 'passkey_refused']);
    expect(await listed()).toEqual([]);
  });

  it('whose counter did not grow are refused, and the customer can see it', async () => {
    const { key } = await addPasskey(customer);
    const browser = passkeyBrowser(api);
    key.setCounter(7);
    expect((await browser.signIn(key.get(await browser.options()))).token).not.toBe('');
    key.setCounter(7);
    expect((await browser.signIn(key.get(await browser.options()))).token).toBe('');
    expect(await eventsOf()).toContain('passkey-refused copied');
  });

  it('that nobody has are named as unknown, so that the browser can forget them', async () => {
    const browser = passkeyBrowser(api);
    const { answer } = await browser.signIn(softwareAuthenticator().get(await browser.options()));
    expect(answer.body).toMatchObject({ success: false, isUnknown: true });
  });

  it('confirm withdrawals in place of a code, which is no longer enough', async () => {
    const loanNo = await bookLoan(api, customer.customerId, {
      kind: 'revolving',
      amount: undefined,
      creditLimit: 500_000,
      annualRate: 9,
      startsOn: '2026-11-01',
    });
    const { key } = await addPasskey(customer);
    const { id } = dataOf(await customer.call('/user/info')).bankAccount;
    const operation = `withdrawal:${loanNo}:500000:${id}`;
    const withdraw = (proof: string) =>
      customer.call('/los/internetWithdrawal', {
        method: 'POST',
        body: { loanNo, amount: 5_000, bankAccountId: id },
        proof,
      });
    const byCode = await issueStepUpProof(api, { phone: customer.phone, operation });
    expect(codeOf(await withdraw(byCode))).toEqual([409, 'step_up_required']);
    const other = await confirmByPasskey(customer, { key, operationId: `${operation}0` });
    expect(codeOf(await withdraw(other.proof))).toEqual([409, 'step_up_required']);
    const { proof } = await confirmByPasskey(customer, { key, operationId: operation });
    expect((await withdraw(proof)).status).toBe(200);
    expect(await eventsOf()).toContain('passkey-step-up withdrawal');
  });

  it('are added and removed by a passkey only, once there is one', async () => {
    const { key } = await addPasskey(customer);
    const [{ id }] = await listed();
    const add = { phone: customer.phone, operation: 'add-passkey' };
    const refused = await addPasskey(customer, { proof: await issueStepUpProof(api, add) });
    expect(codeOf(refused.answer)).toEqual([409, 'step_up_required']);
    const confirmed = await confirmByPasskey(customer, { key, operationId: 'add-passkey' });
    expect((await addPasskey(customer, { proof: confirmed.proof })).answer.status).toBe(200);
    const remove = (proof: string) =>
      customer.call(`/user/passkeys/${id}`, { method: 'DELETE', proof });
    const operation = `remove-passkey:${id}`;
    const byCode = await issueStepUpProof(api, { phone: customer.phone, operation });
    expect(codeOf(await remove(byCode))).toEqual([409, 'step_up_required']);
    expect(await listed()).toHaveLength(2);
    const { proof } = await confirmByPasskey(customer, { key, operationId: operation });
    expect((await remove(proof)).status).toBe(200);
    expect(await listed()).toHaveLength(1);
    expect((await textsTo(api, customer.phone)).at(-1)).toMatch(/was removed.*not-me#/);
  });

  it('need a code where the sign-in is older than 15 minutes', async () => {
    api.setNow('2026-11-16T04:15:01Z');
    expect(codeOf((await addPasskey(customer)).answer)).toEqual([409, 'step_up_required']);
    const proof = await customer.stepUp('add-passkey');
    expect(api.sent.at(-1)?.text).toContain('to add a passkey to your account');
    expect((await addPasskey(customer, { proof })).answer.status).toBe(200);
  });

  it('that were lost are removed by two of the staff: withdrawals wait, every contact is told and all sessions end', async () => {
    const remove = (id: string) =>
      api.desk('POST', `/customers/${id}/passkeys/removal`, { body: { note: 'Card checked.' } });
    expect((await remove('nobody')).status).toBe(404);
    expect((await remove(customer.customerId)).status).toBe(404);
    await addPasskey(customer);
    const asked = await remove(customer.customerId);
    expect(dataOf(asked)).toMatchObject({ kind: 'passkey-removal', state: 'waiting' });
    expect(dataOf(await customer.call('/user/info')).passkeys.count).toBe(1);
    expect(await approve(api, asked)).toMatchObject({ state: 'approved' });
    expect((await customer.call('/user/info')).status).toBe(403);
    await api.container.outbox.runNow();
    expect(api.mailed.at(-1)).toMatchObject({
      to: `chan${phones}@example.hk`,
      text: expect.stringMatching(
        /all passkeys were removed from your account.*17 November 2026 12:00.*#/,
      ),
    });
    customer = await signInAs(api, customer.phone);
    expect(dataOf(await customer.call('/user/info'))).toMatchObject({
      passkeys: { count: 0 },
      payouts: { heldUntil: '2026-11-17T04:00:00.000Z' },
    });
  });

  it('belong to one customer: nobody else names, removes or confirms by them', async () => {
    const { key } = await addPasskey(customer);
    const [{ id }] = await listed();
    const stranger = await signInAs(api, '+85291350001', { language: 'en' });
    const own = await addPasskey(stranger);
    const rename = (who: TestCustomer) =>
      who.call(`/user/passkeys/${id}`, { method: 'PUT', body: { name: ' My phone ' } });
    expect((await rename(stranger)).status).toBe(404);
    const operationId = `remove-passkey:${id}`;
    const foreign = await confirmByPasskey(stranger, { key, operationId });
    expect(codeOf(foreign.answer)).toEqual([400, 'passkey_refused']);
    const { proof } = await confirmByPasskey(stranger, { key: own.key, operationId });
    const removed = await stranger.call(`/user/passkeys/${id}`, { method: 'DELETE', proof });
    expect(removed.status).toBe(404);
    expect((await rename(customer)).status).toBe(200);
    expect(await listed()).toMatchObject([{ name: 'My phone' }]);
  });
});

describe('Passkeys of a site that is reached by an IP address', () => {
  it('are not offered at all', async () => {
    const api = await startTestApi('postgres', { SITE_URL: 'https://127.0.0.1:3000' });
    expect(await passkeyBrowser(api).options()).toBeNull();
    const customer = await signInAs(api, '+85291260001', { language: 'en' });
    expect(dataOf(await customer.call('/user/info')).passkeys).toBeNull();
    expect((await addPasskey(customer)).answer.status).toBe(404);
    await api.close();
  });
});
