import { createRecaptchaBotCheck } from '@/backoffice/adapters/bot-check/recaptcha-bot-check';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { createOtpClient } from '@test/support/otp/otp-client';
import {
  startSiteverifyServer,
  type SiteverifyServer,
} from '@test/support/servers/siteverify-server';

const keys = {
  RECAPTCHA_SITE_KEY: 'site-key-0123456789-0123456789',
  RECAPTCHA_SECRET: 'secret-0123456789-0123456789',
};
const person = { success: true, score: 0.9, action: 'send_code', hostname: 'site.example' };

let verifier: SiteverifyServer;
beforeAll(async () => {
  verifier = await startSiteverifyServer();
});
afterAll(() => verifier.close());
beforeEach(() => {
  verifier.verifications.length = 0;
  verifier.respondWith(person);
});

describe('The verdict on a token', () => {
  const warnings: object[] = [];
  const quiet = () => undefined;
  const judge = (timeoutMs = 20_000) =>
    createRecaptchaBotCheck({
      baseUrl: verifier.url,
      secret: keys.RECAPTCHA_SECRET,
      hostnames: ['site.example', 'www.site.example'],
      minScore: 0.5,
      timeoutMs,
      log: {
        error: quiet,
        info: quiet,
        debug: quiet,
        warn: (details) => void warnings.push(details),
      },
    }).verify({ token: 'token-1', action: 'send_code', clientAddress: '203.0.113.7' });

  it('is asked of siteverify with secret, token and address', async () => {
    await expect(judge()).resolves.toBe('human');
    expect(verifier.verifications).toEqual([
      {
        path: '/recaptcha/api/siteverify',
        secret: keys.RECAPTCHA_SECRET,
        response: 'token-1',
        remoteip: '203.0.113.7',
      },
    ]);
  });

  it.each([
    ['the lowest score that passes', { ...person, score: 0.5 }, 'human'],
    ['a lower score', { ...person, score: 0.49 }, 'robot'],
    ['no score', { ...person, score: undefined }, 'robot'],
    ['the other name of the site', { ...person, hostname: 'www.site.example' }, 'human'],
    ['a token made on another site', { ...person, hostname: 'site.example.evil.example' }, 'robot'],
    ['a token without a site', { ...person, hostname: undefined }, 'robot'],
    ['a token made for something else', { ...person, action: 'contact' }, 'robot'],
    ['a forged token', { success: false, 'error-codes': ['invalid-input-response'] }, 'robot'],
    ['a token used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'robot'],
    [
      'a wrong secret of ours',
      { success: false, 'error-codes': ['invalid-input-secret'] },
      'unknown',
    ],
    ['nonsense', '<html>', 'unknown'],
    ['another shape', { verdict: 'fine' }, 'unknown'],
    ['silence', 'silence', 'unknown'],
  ])('follows from what the verifier answers: %s', async (_what, body, verdict) => {
    verifier.respondWith(body);
    await expect(judge(body === 'silence' ? 300 : undefined)).resolves.toBe(verdict);
  });

  it('is unknown when the verifier fails, and the log says so without the token', async () => {
    warnings.length = 0;
    verifier.respondWith('', 503);
    await expect(judge()).resolves.toBe('unknown');
    expect(JSON.stringify(warnings)).toContain('503');
    expect(JSON.stringify(warnings)).not.toMatch(/token-1|secret/);
  });
});

describe('With a key', () => {
  let api: TestApi;
  let visitor: ReturnType<typeof createOtpClient>;
  beforeAll(async () => {
    api = await startTestApi('postgres', {
      ...keys,
      RECAPTCHA_BASE_URL: verifier.url,
      RATE_LIMIT_UNJUDGED_PER_MINUTE: '2',
    });
    visitor = createOtpClient(api);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.testDatabase.database.pool.query(
      'truncate otp_code, otp_sending, outbox, rate_limit',
    );
    api.log.length = 0;
  });
  const inserted = async () =>
    Number(
      (await api.testDatabase.database.pool.query('select count(*) as n from otp_code')).rows[0].n,
    );

  it('a person is sent a code', async () => {
    expect(await visitor.send({ botToken: 'token-1' })).toMatchObject({
      status: 200,
      body: { success: true },
    });
  });

  it.each([
    ['a robot', { botToken: 'token-1' }],
    ['nobody', {}],
  ])('%s is not, and is told so', async (_who, body) => {
    verifier.respondWith({ ...person, score: 0.1 });
    expect(await visitor.send(body, { language: 'zh-HK' })).toMatchObject({
      status: 400,
      body: {
        code: 'bot_refused',
        message: '系統未能確認此要求並非由自動程式提交。請再試一次，或致電我們。',
      },
    });
    await expect(inserted()).resolves.toBe(0);
  });

  it.each([
    ['/los/createApplication', 'create_application'],
    ['/user/verify', 'open_link'],
    ['/user/sendSMS', 'send_link'],
  ])('%s wants a token made for it', async (path, action) => {
    const bodies: Record<string, object> = {
      '/los/createApplication': { product: 'first', form: {}, language: 'en' },
      '/user/verify': { reference: 'A'.repeat(43), phone: '+85291234567' },
      '/user/sendSMS': { kind: 'resume-link' },
    };
    const call = (botToken?: string) =>
      api.call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'key-0000000000000001' },
        body: JSON.stringify({ ...bodies[path], botToken }),
      });
    expect(await call()).toMatchObject({ status: 400, body: { code: 'bot_refused' } });
    expect(await call('token-1')).toMatchObject({ status: 400, body: { code: 'bot_refused' } });
    verifier.respondWith({ ...person, action });
    expect((await call('token-1')).body).not.toMatchObject({ code: 'bot_refused' });
  });

  it('a token made on another site is refused, and the log names that site', async () => {
    verifier.respondWith({ ...person, hostname: 'evil.example' });
    expect(await visitor.send({ botToken: 'token-1' })).toMatchObject({
      status: 400,
      body: { code: 'bot_refused' },
    });
    expect(JSON.stringify(api.log)).toContain('evil.example');
  });

  it('a verifier that is down lets only a few through, counted by address, and the log says so', async () => {
    verifier.respondWith('', 500);
    const phones = ['9123 4501', '9123 4502', '9123 4503', '9123 4504'];
    const statuses: number[] = [];
    for (const phone of phones)
      statuses.push((await visitor.send({ phone, botToken: 'token-1' })).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect(
      (await visitor.send({ phone: '9123 4505', botToken: 'token-1' }, { network: '198.51.100.4' }))
        .status,
    ).toBe(200);
    const subscriber = (host: number) =>
      visitor.send(
        { phone: `9123 461${host}`, botToken: 'token-1' },
        { network: `2001:db8:1:2::${host}` },
      );
    expect([
      (await subscriber(1)).status,
      (await subscriber(2)).status,
      (await subscriber(3)).status,
    ]).toEqual([200, 200, 429]);
    expect(api.log).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          level: 'warn',
          message: 'The bot check cannot be asked; stricter limits hold instead',
        }),
      ]),
    );
  });
});
