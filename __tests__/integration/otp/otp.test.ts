import { usualEngines } from '@test/support/database/test-database';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import {
  codeMessages,
  cookiePair,
  createOtpClient,
  phone,
  resetCodes,
  wrongCode,
} from '@test/support/otp/otp-client';

const { wrong, ended } = codeMessages;

describe.each(usualEngines)('A one-time code on %s', (engine) => {
  let api: TestApi;
  let visitor: ReturnType<typeof createOtpClient>;
  beforeAll(async () => {
    api = await startTestApi(engine);
    visitor = createOtpClient(api);
  });
  afterAll(() => api.close());
  beforeEach(() => resetCodes(api));

  it('is texted in the language asked for, for the browser to fill in', async () => {
    const answer = await visitor.send({ phone: '9123 4567' }, { language: 'zh-HK' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        requestId: expect.stringMatching(/^[\w-]{20,}$/),
        resendAfterSeconds: 60,
      },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const code = await visitor.code();
    expect(api.sent).toEqual([
      {
        id: expect.any(String),
        to: phone,
        text: `${code} 是你的港鑰按揭驗證碼，5分鐘內有效。切勿向任何人透露。\n@site.example #${code}`,
      },
    ]);
  });

  it('ends a proof at once where its owner says so, and only that one', async () => {
    const proved = async (number: string): Promise<string> => {
      await visitor.send({ phone: number });
      return cookiePair(await visitor.verify(await visitor.code(), { phone: number }));
    };
    const [own, other] = [await proved(phone), await proved('+85261234567')];
    const end = (cookie?: string) => visitor.post('/user/endProof', {}, { cookie });
    const answer = await end(own);
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-proof_token=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(
      await Promise.all(
        [own, other].map((pair) =>
          api.container.otp.findProof(pair.replace('__Host-proof_token=', '')),
        ),
      ),
    ).toEqual([null, expect.objectContaining({ phone: '+85261234567' })]);
    expect([
      (await end(own)).status,
      (await end('__Host-proof_token=made-up')).status,
      (await end()).status,
    ]).toEqual([200, 200, 200]);
  });

  it('gives a proof bound to phone, purpose and operation, in a cookie that no script reads', async () => {
    await visitor.send();
    const code = await visitor.code();
    const answer = await visitor.verify(` ${code.slice(0, 3)}-${code.slice(3)} `, {
      phone: '(852) 9123-4567',
    });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-proof_token=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    const token = cookiePair(answer).replace('__Host-proof_token=', '');
    const { rows } = await api.testDatabase.database.pool.query('select * from proof');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${token}|91234567`));
    await expect(api.container.otp.findProof(token)).resolves.toEqual({
      phone,
      purpose: 'apply',
      operation: 'draft-1',
    });
    await expect(api.container.otp.findProof(wrongCode(token))).resolves.toBeNull();
    api.setNow('2026-11-16T04:30:00Z');
    await expect(api.container.otp.findProof(token)).resolves.toBeNull();
  });

  it('is taken once', async () => {
    await visitor.send();
    const code = await visitor.code();
    expect((await visitor.verify(code)).body).toEqual({ success: true });
    const again = await visitor.verify(code);
    expect(again.body).toEqual({ success: false, message: ended });
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['phone', { phone: '6123 4567' }],
    ['purpose', { purpose: 'upload' }],
    ['operation', { operationId: 'draft-2' }],
    ['missing operation', { operationId: undefined }],
  ])('is worth nothing with another %s', async (_part, other) => {
    await visitor.send();
    const code = await visitor.code();
    expect((await visitor.verify(code, other)).body).toEqual({ success: false, message: ended });
    expect((await visitor.verify(code)).body).toEqual({ success: true });
  });

  it('lives five minutes', async () => {
    await visitor.send();
    const code = await visitor.code();
    api.setNow('2026-11-16T04:05:00Z');
    expect((await visitor.verify(code)).body).toEqual({ success: false, message: ended });
    api.setNow('2026-11-16T04:04:59Z');
    expect((await visitor.verify(code)).body).toEqual({ success: true });
  });

  it('ends when a new one is sent, no sooner than after 60 seconds', async () => {
    await visitor.send();
    const first = await visitor.code();
    api.setNow('2026-11-16T04:00:59Z');
    const words = 'A code was sent a short while ago. You can ask for another in 1 min.';
    expect(await visitor.send()).toMatchObject({
      status: 200,
      body: { success: false, result: { error: words }, msg: words, retryAfterSeconds: 1 },
    });
    expect(await api.countRows('outbox')).toBe(1);
    api.setNow('2026-11-16T04:01:00Z');
    expect((await visitor.send()).body).toMatchObject({ success: true, resendAfterSeconds: 60 });
    const second = await visitor.code();
    expect(api.sent).toHaveLength(2);
    expect((await visitor.verify(first)).body).toEqual({
      success: false,
      message: wrong,
      attemptsLeft: 4,
    });
    expect((await visitor.verify(second)).body).toEqual({ success: true });
  });

  it('is neither made nor replaced when codes are not live', async () => {
    await visitor.send();
    const code = await visitor.code();
    api.setNow('2026-11-16T04:02:00Z');
    const answer = await visitor.send({ live: false });
    expect(answer.body).toEqual({
      success: true,
      requestId: expect.any(String),
      resendAfterSeconds: 60,
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await api.countRows('outbox')).toBe(1);
    expect((await visitor.verify(code)).body).toEqual({ success: true });
  });

  it.each([
    ['2123 4567', 'This line cannot receive text messages. Please enter a mobile number.'],
    [
      '+44 7911 123456',
      'Please enter a Hong Kong or mainland mobile number, such as 9123 4567 or +86 138 0000 0000.',
    ],
  ])('is not sent to %s', async (number, message) => {
    expect(await visitor.send({ phone: number })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', fields: { phone: message } },
    });
    expect(await visitor.verify('123456', { phone: number })).toMatchObject({
      status: 400,
      body: { fields: { phone: message } },
    });
    expect(await api.countRows('outbox')).toBe(0);
  });

  it('is sent to the mainland, too', async () => {
    await visitor.send({ phone: '+86 138 1234 5678' }, { language: 'zh-CN' });
    const code = await visitor.code();
    expect(api.sent[0]).toMatchObject({
      to: '+8613812345678',
      text: `${code} 是您的港钥按揭验证码，5分钟内有效。请勿向任何人透露。\n@site.example #${code}`,
    });
  });

  it('appears neither in the log nor readable in the database, and nor does the phone', async () => {
    await visitor.send();
    const before = await Promise.all(
      ['otp_code', 'otp_sending', 'otp_failure', 'outbox'].map((table) =>
        api.testDatabase.database.pool.query(`select * from ${table}`),
      ),
    );
    const code = await visitor.code();
    await visitor.verify(wrongCode(code));
    await visitor.verify(code);
    const kept = JSON.stringify([before.map(({ rows }) => rows), api.log]);
    expect(before.map(({ rows }) => rows.length)).toEqual([1, 1, 0, 1]);
    expect(kept).not.toContain('91234567');
    const [codes] = before;
    expect(Object.values(codes?.rows[0] ?? {})).not.toContain(code);
    expect(JSON.stringify(api.log)).not.toContain(code);
  });

  it('is refused to other sites, which a browser names', async () => {
    const cookie = '__Host-otp_challenge=x';
    expect(
      await visitor.send({}, { cookie, headers: { 'sec-fetch-site': 'cross-site' } }),
    ).toMatchObject({ status: 400, body: { code: 'cross_site' } });
    expect(
      await visitor.verify('123456', {}, { cookie, headers: { 'sec-fetch-site': 'same-site' } }),
    ).toMatchObject({ status: 400, body: { code: 'cross_site' } });
    expect(await api.countRows('otp_sending')).toBe(0);
  });
});
