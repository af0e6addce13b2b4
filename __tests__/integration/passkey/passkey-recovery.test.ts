import { codeOf, dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import {
  issueStepUpProof,
  signInAs,
  textsTo,
  type TestCustomer,
} from '@test/support/account/customer';
import { codeMailedTo, mailsTo, verifyAddress } from '@test/support/account/mails';
import { addPasskey } from '@test/support/account/passkeys';
import { usualEngines } from '@test/support/database/test-database';

describe.each(usualEngines)('Lost passkeys on %s', (engine) => {
  let api: TestApi;
  let customer: TestCustomer;
  let address = '';
  let count = 0;

  const start = (who: TestCustomer = customer, proof?: string) =>
    who.call('/user/passkeys/recovery', {
      method: 'POST',
      body: {},
      ...(proof === undefined ? {} : { proof }),
    });
  const finish = (code: string, who: TestCustomer = customer) =>
    who.call('/user/passkeys/recovery/finish', { method: 'POST', body: { code } });
  const passkeysLeft = async (): Promise<number> =>
    dataOf(await customer.call('/user/info')).passkeys.count;

  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  beforeEach(async () => {
    count += 1;
    address = `wong${count}@example.hk`;
    api.setNow('2026-11-16T04:00:00Z');
    customer = await signInAs(api, `+852912700${String(count).padStart(2, '0')}`, {
      name: 'Wong Ka Yan',
      email: address,
      language: 'en',
    });
    await addPasskey(customer);
  });
  afterAll(() => api.close());

  it('are removed by a sign-in by code and a code to the verified address: withdrawals wait, everybody is told, other sessions end', async () => {
    await verifyAddress(api, { customer, address });
    const elsewhere = await signInAs(api, customer.phone);
    expect((await start()).status).toBe(200);
    expect((await mailsTo(api, address)).at(-1)).toMatch(
      /\d{8} is your code to remove all passkeys.*within 30 minutes.*not-me#[\w-]{22}/s,
    );
    const code = await codeMailedTo(api, address);
    expect((await finish(`${code.slice(0, 4)} ${code.slice(4)}`)).status).toBe(200);
    expect(dataOf(await customer.call('/user/info'))).toMatchObject({
      passkeys: { count: 0 },
      payouts: { heldUntil: '2026-11-17T04:00:00.000Z' },
    });
    expect(codeOf(await elsewhere.call('/user/info'))).toEqual([403, 'session_ended']);
    for (const notice of [
      (await mailsTo(api, address)).at(-1),
      (await textsTo(api, customer.phone)).at(-1),
    ])
      expect(notice).toMatch(
        /all passkeys were removed.*on hold until 17 November 2026 12:00.*not-me#[\w-]{22}/s,
      );
    expect(codeOf(await finish(code))).toEqual([400, 'validation_failed']);
    const activity = dataOf(await customer.call('/user/activity'));
    expect(activity.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['passkey-recovery-started', 'passkey-removed']),
    );
    expect((await addPasskey(customer)).answer.status).toBe(200);
  });

  it('stay where the address was never verified, or has changed since: only staff help then', async () => {
    expect(codeOf(await start())).toEqual([409, 'conflict']);
    await verifyAddress(api, { customer, address });
    await api.testDatabase.database.pool.query(
      'update customer set email_verified_at = null where id = $1',
      [customer.customerId],
    );
    expect(codeOf(await start())).toEqual([409, 'conflict']);
    expect(await codeMailedTo(api, address)).toBe('');
    expect(await passkeysLeft()).toBe(1);
  });

  it('are never removed by codes of text messages alone', async () => {
    await verifyAddress(api, { customer, address });
    const [{ id }] = dataOf(await customer.call('/user/passkeys'));
    for (const operation of [`remove-passkey:${id}`, 'recover-passkeys']) {
      const proof = await issueStepUpProof(api, { phone: customer.phone, operation });
      const removed = await customer.call(`/user/passkeys/${id}`, { method: 'DELETE', proof });
      expect(codeOf(removed)).toEqual([409, 'step_up_required']);
    }
    await start();
    expect(codeOf(await finish('00000000'))).toEqual([400, 'validation_failed']);
    expect(await passkeysLeft()).toBe(1);
  });

  it('need a code by text message as well where the sign-in is older than 15 minutes', async () => {
    await verifyAddress(api, { customer, address });
    api.setNow('2026-11-16T04:15:01Z');
    expect(codeOf(await start())).toEqual([409, 'step_up_required']);
    const proof = await customer.stepUp('recover-passkeys');
    expect(api.sent.at(-1)?.text).toContain('to remove the passkeys you lost');
    expect((await start(customer, proof)).status).toBe(200);
    expect((await finish(await codeMailedTo(api, address))).status).toBe(200);
  });

  it('stay after five wrong codes, in another session, and after 30 minutes', async () => {
    await verifyAddress(api, { customer, address });
    await start();
    const code = await codeMailedTo(api, address);
    const wrong = code === '12345678' ? '87654321' : '12345678';
    const thief = await signInAs(api, customer.phone);
    expect(fieldsOf(await finish(code, thief))).toEqual({
      code: 'This code is no longer valid. Please ask for a new one.',
    });
    for (let guess = 0; guess < 5; guess += 1)
      expect(fieldsOf(await finish(wrong))).toEqual({
        code: 'This code is not right. Please check it and try again.',
      });
    expect(Object.values(fieldsOf(await finish(code)))).toEqual([
      expect.stringContaining('no longer valid'),
    ]);
    await start();
    api.setNow('2026-11-16T04:30:00Z');
    customer = await signInAs(api, customer.phone);
    expect(codeOf(await finish(await codeMailedTo(api, address)))).toEqual([
      400,
      'validation_failed',
    ]);
    expect(await passkeysLeft()).toBe(1);
  });

  it('are asked for five times a day at most, whether or not the code is used', async () => {
    await verifyAddress(api, { customer, address });
    for (let mail = 0; mail < 4; mail += 1) expect((await start()).status).toBe(200);
    expect(codeOf(await start())).toEqual([429, 'rate_limited']);
  });

  it('are none: nothing is mailed', async () => {
    const other = await signInAs(api, `+852913700${String(count).padStart(2, '0')}`, {
      email: `other${count}@example.hk`,
    });
    expect(codeOf(await start(other))).toEqual([404, 'not_found']);
    expect(await mailsTo(api, `other${count}@example.hk`)).toEqual([]);
  });
});
