import { ServiceError } from '@/backoffice/common/service-error';
import { registerOtpRoutes } from '@/backoffice/domains/otp/otp.routes';
import type { OtpService, SendOutcome, VerifyOutcome } from '@/backoffice/domains/otp/otp.service';
import type { RequireHuman } from '@/backoffice/http/access/require-human';
import { routeApi } from '@test/support/backoffice/route-api';

const challenge = 'c'.repeat(43);
const token = 't'.repeat(43);
const second = 1_000;
const requested = { phone: '9123 4567', purpose: 'apply', operationId: 'draft-1' };

function setUp({
  sent = { requestId: 'id-1', resendAfterMs: 60 * second, challenge },
  verified = { proofToken: token },
  requireHuman = async () => undefined,
}: { sent?: SendOutcome; verified?: VerifyOutcome; requireHuman?: RequireHuman } = {}) {
  const calls: { sent: unknown[]; verified: unknown[]; ended: string[]; judged: unknown[] } = {
    sent: [],
    verified: [],
    ended: [],
    judged: [],
  };
  const otp: OtpService = {
    async send(call) {
      calls.sent.push(call);
      return sent;
    },
    async verify(call) {
      calls.verified.push(call);
      return verified;
    },
  };
  const api = routeApi((registrar) =>
    registerOtpRoutes(registrar, {
      otp,
      revokeProof: async (ended) => void calls.ended.push(ended),
      async requireHuman(call, botToken, action) {
        calls.judged.push([botToken, action]);
        await requireHuman(call, botToken, action);
      },
    }),
  );
  return { ...api, calls };
}

describe('A code that is asked for', () => {
  it('is answered with the pause in whole seconds, and the browser gets its challenge', async () => {
    const { post, calls } = setUp({
      sent: { requestId: 'id-1', resendAfterMs: 59_001, challenge },
    });
    const body = { ...requested, botToken: 'judge me' };
    expect(await post('/user/sendOTP', body, { 'accept-language': 'zh-HK' })).toEqual({
      status: 200,
      body: {
        success: true,
        requestId: 'id-1',
        resendAfterSeconds: 60,
        expiresInSeconds: 300,
      },
      cookies: [
        `__Host-otp_challenge=${challenge}; Max-Age=7200; Path=/; HttpOnly; Secure; SameSite=Lax`,
      ],
    });
    expect(calls.sent).toEqual([
      {
        phone: '9123 4567',
        purpose: 'apply',
        operation: 'draft-1',
        live: true,
        locale: 'hk',
        clientAddress: '203.0.113.9',
        challenge: null,
        browserToken: null,
      },
    ]);
    expect(calls.judged).toEqual([['judge me', 'send_code']]);
  });

  it('is bound to no operation where none is named, and sets no cookie where there is no challenge', async () => {
    const { post, calls } = setUp({
      sent: { requestId: 'id-1', resendAfterMs: 0, challenge: null },
    });
    const body = { phone: '9123 4567', purpose: 'sign-in', live: false };
    expect(await post('/user/sendOTP', body)).toMatchObject({ status: 200, cookies: [] });
    expect(calls.sent).toMatchObject([{ operation: '', live: false }]);
  });

  it.each<{ outcome: SendOutcome; language: string; body: object }>([
    {
      outcome: { failure: 'tooSoon', waitMs: 61_500 },
      language: 'en',
      body: { msg: expect.stringMatching(/\b2 min\b/), retryAfterSeconds: 62 },
    },
    {
      outcome: { failure: 'locked', waitMs: 1 },
      language: 'zh-CN',
      body: { msg: expect.stringMatching(/ 1 分钟/), retryAfterSeconds: 1 },
    },
  ])('says in $language how long to wait', async ({ outcome, language, body }) => {
    const { post } = setUp({ sent: outcome });
    const answer = await post('/user/sendOTP', requested, { 'accept-language': language });
    expect(answer).toMatchObject({ status: 200, cookies: [], body: { success: false, ...body } });
    const { msg, result } = answer.body as { msg: string; result: { error: string } };
    expect(result.error).toBe(msg);
  });

  it('is sent to nobody who is judged a robot', async () => {
    const { post, calls } = setUp({
      requireHuman: () => Promise.reject(new ServiceError('bot_refused')),
    });
    expect(await post('/user/sendOTP', requested)).toMatchObject({ body: { code: 'bot_refused' } });
    expect(calls.sent).toEqual([]);
  });
});

describe('The token of a browser', () => {
  it('goes with what is asked and tried in it', async () => {
    const { post, calls } = setUp();
    const cookie = `__Host-trusted_browser=${token}`;
    await post('/user/sendOTP', requested, { cookie });
    await post('/user/signin', { ...requested, code: '111111', requestId: 'id-1' }, { cookie });
    expect([calls.sent, calls.verified]).toMatchObject([
      [{ browserToken: token }],
      [{ browserToken: token, requestId: 'id-1' }],
    ]);
  });
});

describe('The challenge of a browser', () => {
  it.each([
    { cookie: `__Host-otp_challenge=${challenge}`, known: challenge },
    { cookie: `__Host-otp_challenge=${challenge}c`, known: null },
    { cookie: `__Host-otp_challenge=${'c'.repeat(42)}`, known: null },
    { cookie: `__Host-otp_challenge=${'c'.repeat(42)}.`, known: null },
    { cookie: `other=${challenge}`, known: null },
  ])('in $cookie is taken as $known', async ({ cookie, known }) => {
    const { post, calls } = setUp();
    await post('/user/sendOTP', requested, { cookie });
    await post('/user/signin', { ...requested, code: '111111' }, { cookie });
    expect([calls.sent, calls.verified]).toMatchObject([
      [{ challenge: known }],
      [{ challenge: known }],
    ]);
  });
});

describe('A code that is typed in', () => {
  it('leaves a proof for half an hour in the browser, where no script can read it', async () => {
    const { post, calls } = setUp();
    const body = { ...requested, code: ' 111 111 ' };
    expect(await post('/user/signin', body, { 'user-agent': 'A browser' })).toEqual({
      status: 200,
      body: { success: true },
      cookies: [
        `__Host-proof_token=${token}; Max-Age=1800; Path=/; HttpOnly; Secure; SameSite=Lax`,
      ],
    });
    expect(calls.verified).toEqual([
      {
        phone: '9123 4567',
        purpose: 'apply',
        operation: 'draft-1',
        code: '111 111',
        clientAddress: '203.0.113.9',
        challenge: null,
        browserToken: null,
        formerToken: null,
        userAgent: 'A browser',
      },
    ]);
  });

  it('signs in until the browser is closed, and knows the browser again for 180 days', async () => {
    const { post, calls } = setUp({ verified: { session: { token }, browserToken: challenge } });
    const body = { phone: '9123 4567', purpose: 'sign-in', code: '111111' };
    expect(await post('/user/signin', body)).toMatchObject({
      body: { success: true },
      cookies: [
        `__Host-login_token=${token}; Path=/; HttpOnly; Secure; SameSite=Lax`,
        `__Host-trusted_browser=${challenge}; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax`,
      ],
    });
    expect(calls.verified).toMatchObject([{ operation: '', userAgent: null }]);
  });

  it('that is wrong is answered in words and with no cookie', async () => {
    const { post } = setUp({ verified: { failure: 'locked', waitMs: 7_200 * second } });
    expect(await post('/user/signin', { ...requested, code: '111111' })).toEqual({
      status: 200,
      body: {
        success: false,
        message: expect.stringMatching(/\b120 min\b/),
        retryAfterSeconds: 7_200,
      },
      cookies: [],
    });
  });
});

describe('A proof that is ended', () => {
  it('counts for nothing any more, and leaves the browser', async () => {
    const { post, calls } = setUp();
    expect(await post('/user/endProof', {}, { cookie: `__Host-proof_token=${token}` })).toEqual({
      status: 200,
      body: { success: true },
      cookies: ['__Host-proof_token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax'],
    });
    expect(calls.ended).toEqual([token]);
  });

  it('need not be there', async () => {
    const { post, calls } = setUp();
    expect(await post('/user/endProof', {})).toMatchObject({ status: 200 });
    expect(calls.ended).toEqual([]);
  });
});
