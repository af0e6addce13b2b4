import { codeOf, dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import {
  issueStepUpProof,
  signInAs,
  textsTo,
  type TestCustomer,
} from '@test/support/account/customer';
import { askForLink, linkMailedTo, mailsTo, openLink } from '@test/support/account/mails';
import { addPasskey, confirmByPasskey } from '@test/support/account/passkeys';
import { usualEngines } from '@test/support/database/test-database';

describe.each(usualEngines)('The mail address of a customer on %s', (engine) => {
  let api: TestApi;
  let customer: TestCustomer;
  let address = '';
  let count = 0;

  const verification = async () =>
    dataOf(await customer.call('/user/info')).emailVerification.verifiedAt;
  const change = (email: string, proof?: string) =>
    customer.call('/los/internetInfoUpd', {
      method: 'POST',
      body: { kind: 'email', email },
      ...(proof === undefined ? {} : { proof }),
    });
  const proofFor = (operation: string) =>
    issueStepUpProof(api, { phone: customer.phone, operation });

  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  beforeEach(async () => {
    count += 1;
    address = `lee${count}@example.hk`;
    api.setNow('2026-11-16T04:00:00Z');
    customer = await signInAs(api, `+852912600${String(count).padStart(2, '0')}`, {
      name: 'Lee Siu Ming',
      email: address,
      language: 'en',
    });
  });
  afterAll(() => api.close());

  it('counts once its owner opened the link that was sent to it, and not before', async () => {
    expect(await verification()).toBeNull();
    expect((await askForLink(customer)).status).toBe(200);
    expect((await mailsTo(api, address)).at(-1)).toMatch(
      /Confirm it here: https:\/\/\S+\/en\/account\/verify-email#[\w-]{43}/,
    );
    expect(await verification()).toBeNull();
    const token = await linkMailedTo(api, address);
    expect(codeOf(await openLink(api, 'x'.repeat(43)))).toEqual([404, 'not_found']);
    api.setNow('2026-11-16T04:10:00Z');
    expect((await openLink(api, token)).status).toBe(200);
    expect(await verification()).toBe('2026-11-16T04:10:00.000Z');
    api.setNow('2026-11-16T04:20:00Z');
    expect((await openLink(api, token)).status).toBe(200);
    expect(await verification()).toBe('2026-11-16T04:10:00.000Z');
    const before = (await mailsTo(api, address)).length;
    expect((await askForLink(customer)).status).toBe(200);
    expect(await mailsTo(api, address)).toHaveLength(before);
    const activity = dataOf(await customer.call('/user/activity'));
    expect(activity.map(({ kind }: { kind: string }) => kind)).toContain('email-verified');
  });

  it('is not verified by a link that is older than 72 hours', async () => {
    await askForLink(customer);
    const token = await linkMailedTo(api, address);
    api.setNow('2026-11-19T04:00:00Z');
    expect(codeOf(await openLink(api, token))).toEqual([404, 'not_found']);
    await api.container.jobs.runDue();
    const { rows } = await api.testDatabase.database.pool.query(
      'select 1 from email_challenge where customer_id = $1',
      [customer.customerId],
    );
    expect(rows).toEqual([]);
  });

  it('changes by a code for that very address; phone and old address are told, the new one gets a link alone', async () => {
    await askForLink(customer);
    const first = await linkMailedTo(api, address);
    await openLink(api, first);
    expect(codeOf(await change('new@example.com'))).toEqual([409, 'step_up_required']);
    const other = await proofFor('email:other:example.com');
    expect(codeOf(await change('new@example.com', other))).toEqual([409, 'step_up_required']);
    const typed = `New+${count}@Example.com`;
    const proof = await customer.stepUp(`email:new:${count}:example.com`);
    expect(api.sent.at(-1)?.text).toContain('to change your email address');
    expect((await change(typed, proof)).status).toBe(200);
    expect(dataOf(await customer.call('/user/info'))).toMatchObject({
      email: typed,
      emailVerification: { verifiedAt: null },
    });
    for (const notice of [
      (await mailsTo(api, address)).at(-1),
      (await textsTo(api, customer.phone)).at(-1),
    ])
      expect(notice).toMatch(/email address .*#[\w-]{22}/s);
    expect(await mailsTo(api, typed)).toEqual([expect.stringContaining('/verify-email#')]);
    expect(codeOf(await openLink(api, first))).toEqual([404, 'not_found']);
    expect((await openLink(api, await linkMailedTo(api, typed))).status).toBe(200);
    expect(await verification()).toBe('2026-11-16T04:00:00.000Z');
  });

  it('changes by a passkey only, once there is one', async () => {
    const { key } = await addPasskey(customer);
    const operationId = 'email:safe:example.com';
    const byCode = await proofFor(operationId);
    expect(codeOf(await change('safe@example.com', byCode))).toEqual([409, 'step_up_required']);
    const { proof } = await confirmByPasskey(customer, { key, operationId });
    expect((await change('safe@example.com', proof)).status).toBe(200);
  });

  it('gets five links a day, however it is written and whoever asks', async () => {
    for (let mail = 0; mail < 5; mail += 1) expect((await askForLink(customer)).status).toBe(200);
    const refused = await askForLink(customer);
    expect(codeOf(refused)).toEqual([429, 'rate_limited']);
    // To the end of the day, which is counted in UTC.
    expect(refused.headers.get('retry-after')).toBe(String(20 * 60 * 60));
    const neighbour = await signInAs(api, `+852913600${String(count).padStart(2, '0')}`, {
      email: `LEE${count}+x@example.hk`,
    });
    expect(codeOf(await askForLink(neighbour))).toEqual([429, 'rate_limited']);
    api.setNow('2026-11-17T00:00:00Z');
    customer = await signInAs(api, customer.phone);
    expect((await askForLink(customer)).status).toBe(200);
  });

  it('stays as it was where a new one cannot be sent a link any more', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const email = turn % 2 === 0 ? `a${count}@example.com` : `a${count}+${turn}@example.com`;
      const operation = `email:${email.replaceAll(/[@+]/g, ':')}`;
      expect((await change(email, await proofFor(operation))).status).toBe(200);
    }
    const email = `a${count}+last@example.com`;
    const proof = await proofFor(`email:${email.replaceAll(/[@+]/g, ':')}`);
    expect(codeOf(await change(email, proof))).toEqual([429, 'rate_limited']);
    expect(dataOf(await customer.call('/user/info')).email).toBe(`a${count}@example.com`);
  });

  it('is missing: there is nothing to send a link to', async () => {
    const other = await signInAs(api, `+852914600${String(count).padStart(2, '0')}`);
    expect(codeOf(await askForLink(other))).toEqual([409, 'conflict']);
  });
});

it('A mail address opens nothing on PostgreSQL where mail is only written into a file', async () => {
  const api = await startTestApi('postgres', { MAIL_SMTP_URL: '' });
  const email = 'lam@example.hk';
  const customer = await signInAs(api, '+85291260099', { name: 'Lam Ka Yan', email });
  await api.testDatabase.database.pool.query('update customer set email_verified_at = now()');
  await addPasskey(customer);
  const info = dataOf(await customer.call('/user/info'));
  const answers = [
    await askForLink(customer),
    await customer.call('/user/passkeys/recovery', { method: 'POST', body: {} }),
    await customer.call('/los/internetInfoUpd', {
      method: 'POST',
      body: { kind: 'email', email: 'new@example.hk' },
    }),
  ];
  const mails = [...(await mailsTo(api, email)), ...(await mailsTo(api, 'new@example.hk'))].join();
  await api.close();
  expect(info.emailVerification).toBeNull();
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 200]);
  expect(mails).not.toMatch(/verify-email#|\b\d{8}\b/);
});
