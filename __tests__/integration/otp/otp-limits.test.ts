import { engines } from '@test/support/database/test-database';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import {
  codeMessages,
  cookiePair,
  createOtpClient,
  resetCodes,
  wrongCode,
} from '@test/support/otp/otp-client';

const { wrong, ended } = codeMessages;
const locked = (minutes: number) =>
  `Too many wrong codes. For your safety, please try again in ${minutes} min.`;

describe.each(engines)('A one-time code on %s', (engine) => {
  let api: TestApi;
  let visitor: ReturnType<typeof createOtpClient>;
  beforeAll(async () => {
    api = await startTestApi(engine);
    visitor = createOtpClient(api);
  });
  afterAll(() => api.close());
  beforeEach(() => resetCodes(api));

  it('goes to a phone five times an hour at most, more slowly each time, whoever asks', async () => {
    const waits: unknown[] = [];
    for (const [index, instant] of [
      '04:00:00',
      '04:01:00',
      '04:02:00',
      '04:04:00',
      '04:08:00',
    ].entries()) {
      api.setNow(`2026-11-16T${instant}Z`);
      const { body } = await visitor.send(
        { operationId: `draft-${index}` },
        { network: `198.51.100.${index}` },
      );
      waits.push(body);
    }
    expect(waits).toEqual(
      [60, 60, 120, 240, 52 * 60].map((resendAfterSeconds) => ({
        success: true,
        requestId: expect.any(String),
        resendAfterSeconds,
      })),
    );
    api.setNow('2026-11-16T04:59:59Z');
    expect((await visitor.send()).body).toMatchObject({ success: false });
    api.setNow('2026-11-16T05:00:00Z');
    expect((await visitor.send()).body).toMatchObject({ success: true });
  });

  it('for another thing is sent at once after one was typed in, and sooner than a minute otherwise', async () => {
    await visitor.send({ purpose: 'apply', operationId: 'draft-1' });
    api.setNow('2026-11-16T04:00:05Z');
    const other = { purpose: 'step-up', operationId: 'withdrawal-1' };
    expect((await visitor.send(other)).body).toMatchObject({
      success: false,
      retryAfterSeconds: 25,
    });
    expect(
      (await visitor.verify(await visitor.code(), { purpose: 'apply', operationId: 'draft-1' }))
        .body,
    ).toEqual({ success: true });
    api.setNow('2026-11-16T04:00:06Z');
    expect((await visitor.send(other)).body).toMatchObject({
      success: true,
      resendAfterSeconds: 60,
    });
    expect((await visitor.send({ ...other, operationId: 'withdrawal-2' })).body).toMatchObject({
      success: false,
      retryAfterSeconds: 30,
    });
  });

  it('goes once when asked for twice at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.send()));
    expect(
      answers.filter(({ body }) => JSON.stringify(body).startsWith('{"success":true')),
    ).toHaveLength(1);
    await visitor.code();
    expect(api.sent).toHaveLength(1);
  });

  it('is dead after five wrong tries', async () => {
    await visitor.send();
    const code = await visitor.code();
    const messages: unknown[] = [];
    for (let step = 1; step <= 5; step += 1)
      messages.push(
        (await visitor.verify(wrongCode(code, step), {}, { network: `198.51.100.${step}` })).body,
      );
    expect(messages).toEqual(
      [wrong, wrong, wrong, wrong, ended].map((message) => ({ success: false, message })),
    );
    expect((await visitor.verify(code, {}, { network: '198.51.100.99' })).body).toEqual({
      success: false,
      message: ended,
    });
  });

  it('lets 200 guesses at once spend five tries together', async () => {
    await visitor.send();
    const code = await visitor.code();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        visitor.verify(wrongCode(code, index + 1), {}, { network: `198.51.${index}.1` }),
      ),
    );
    const messages = answers.map(({ body }) => body);
    expect(messages.filter((body) => JSON.stringify(body).includes(wrong))).toHaveLength(4);
    expect(messages.filter((body) => JSON.stringify(body).includes(ended))).toHaveLength(196);
    expect((await api.testDatabase.database.pool.query('select tries from otp_code')).rows).toEqual(
      [{ tries: 5 }],
    );
    expect((await visitor.verify(code, {}, { network: '192.0.2.1' })).body).toEqual({
      success: false,
      message: ended,
    });
  });

  it('locks a phone for the network of six failures in a row, for two hours and for nobody else', async () => {
    await visitor.send();
    const code = await visitor.code();
    const guesses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => visitor.verify(wrongCode(code, index + 1))),
    );
    expect(guesses.filter(({ body }) => JSON.stringify(body).includes(locked(120)))).toHaveLength(
      195,
    );
    api.setNow('2026-11-16T05:30:00Z');
    expect((await visitor.send()).body).toMatchObject({ success: false, msg: locked(30) });
    expect((await visitor.send({}, { network: '198.51.100.8' })).body).toMatchObject({
      success: true,
    });
    const fresh = await visitor.code();
    expect((await visitor.verify(fresh)).body).toEqual({ success: false, message: locked(30) });
    expect((await visitor.verify(fresh, {}, { network: '198.51.100.8' })).body).toEqual({
      success: true,
    });
    api.setNow('2026-11-16T06:00:00Z');
    expect((await visitor.verify(fresh)).body).toEqual({ success: false, message: ended });
  });

  it('locks a phone for a browser that moves from network to network', async () => {
    const sent = await visitor.send();
    expect(sent.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^otp_challenge=[\w-]{43}; Max-Age=7200; Path=\/api\/v1\/user; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    const cookie = cookiePair(sent);
    const code = await visitor.code();
    const messages: unknown[] = [];
    for (let step = 1; step <= 7; step += 1)
      messages.push(
        (await visitor.verify(wrongCode(code, step), {}, { cookie, network: `198.51.100.${step}` }))
          .body,
      );
    expect(messages).toEqual(
      [wrong, wrong, wrong, wrong, ended, locked(120), locked(120)].map((message) => ({
        success: false,
        message,
      })),
    );
  });

  it('counts failures anew after a success', async () => {
    await visitor.send();
    const code = await visitor.code();
    for (let step = 1; step <= 4; step += 1) await visitor.verify(wrongCode(code, step));
    expect((await visitor.verify(code)).body).toEqual({ success: true });
    expect(await api.countRows('otp_failure')).toBe(0);
  });

  it('is not spent on what cannot be a code', async () => {
    await visitor.send();
    const code = await visitor.code();
    for (const text of ['12345', '1234567', 'abcdef', '12 34'])
      expect((await visitor.verify(text)).body).toEqual({
        success: false,
        message: 'A code has six digits. Please check it and try again.',
      });
    expect((await api.testDatabase.database.pool.query('select tries from otp_code')).rows).toEqual(
      [{ tries: 0 }],
    );
    expect((await visitor.verify(code)).body).toEqual({ success: true });
  });
});
