import { usualEngines } from '@test/support/database/test-database';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { challengeCookie } from '@test/support/otp/challenge-cookie';
import {
  codeMessages,
  cookiePair,
  createOtpClient,
  freshBrowser,
  resetCodes,
  wrongCode,
  type OtpRequestOptions,
} from '@test/support/otp/otp-client';

const { wrong, ended } = codeMessages;
const locked = (minutes: number) =>
  `Too many wrong codes. For your safety, please try again in ${minutes} min.`;
const lockedFor = (minutes: number) => ({
  success: false,
  message: locked(minutes),
  retryAfterSeconds: minutes * 60,
});
const wrongWith = (...left: number[]) =>
  left.map((attemptsLeft) => ({ success: false, message: wrong, attemptsLeft }));

describe.each(usualEngines)('A one-time code on %s', (engine) => {
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
        expiresInSeconds: 300,
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

  it('may be asked for again and again by a customer who types each in', async () => {
    for (let step = 0; step < 8; step += 1) {
      const payment = { purpose: 'step-up', operationId: `withdrawal-${step}` };
      expect((await visitor.send(payment)).body).toMatchObject({ success: true });
      expect((await visitor.verify(await visitor.code(), payment)).body).toEqual({ success: true });
      api.setNow(`2026-11-16T04:00:0${step + 1}Z`);
    }
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
    expect(messages).toEqual([...wrongWith(4, 3, 2, 1), { success: false, message: ended }]);
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

  /** Guesses often at once, and once more with another code. */
  async function missSixTimes(visit: OtpRequestOptions): Promise<unknown> {
    await visitor.send({}, visit);
    const code = await visitor.code();
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        visitor.verify(wrongCode(code, index + 1), {}, visit),
      ),
    );
    api.setNow('2026-11-16T04:01:00Z');
    await visitor.send({}, visit);
    return (await visitor.verify(wrongCode(await visitor.code()), {}, visit)).body;
  }

  it('locks a phone for the network of six failures in a row, for two hours and for nobody else', async () => {
    expect(await missSixTimes({})).toEqual(lockedFor(120));
    api.setNow('2026-11-16T05:31:00Z');
    expect((await visitor.send()).body).toMatchObject({ success: false, msg: locked(30) });
    const elsewhere = { network: '198.51.100.8', cookie: challengeCookie('another') };
    expect((await visitor.send({}, elsewhere)).body).toMatchObject({ success: true });
    const fresh = await visitor.code();
    expect((await visitor.verify(fresh)).body).toEqual(lockedFor(30));
    expect((await visitor.verify(fresh, {}, elsewhere)).body).toEqual({ success: true });
    api.setNow('2026-11-16T06:01:00Z');
    expect((await visitor.verify(fresh)).body).toEqual({ success: false, message: ended });
  });

  it('locks a phone for a browser that moves from network to network', async () => {
    const sent = await visitor.send({}, freshBrowser);
    expect(sent.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-otp_challenge=[\w-]{43}; Max-Age=7200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    const cookie = cookiePair(sent);
    const guess = async (step: number) => {
      const network = `198.51.100.${step}`;
      return (await visitor.verify(wrongCode(await visitor.code(), step), {}, { cookie, network }))
        .body;
    };
    const messages: unknown[] = [];
    for (let step = 1; step <= 5; step += 1) messages.push(await guess(step));
    api.setNow('2026-11-16T04:01:00Z');
    await visitor.send({}, { cookie });
    for (let step = 6; step <= 7; step += 1) messages.push(await guess(step));
    expect(messages).toEqual([
      ...wrongWith(4, 3, 2, 1),
      { success: false, message: ended },
      lockedFor(120),
      lockedFor(120),
    ]);
  });

  it('counts nothing against a browser whose right code arrives eight times at once', async () => {
    await visitor.send();
    const code = await visitor.code();
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.verify(code)));
    expect(answers.filter(({ body }) => Object(body).success === true)).toHaveLength(1);
    expect(
      answers.filter(({ body }) => Object(body).success === false).map(({ body }) => body),
    ).toEqual(Array(7).fill({ success: false, message: ended }));
    expect(await api.countRows('otp_failure where failures > 0')).toBe(0);
    expect((await visitor.send()).body).toMatchObject({ success: true });
    expect((await visitor.verify(await visitor.code())).body).toEqual({ success: true });
  });

  it('is worth nothing in another browser, nor for another request of the same', async () => {
    const { requestId } = Object((await visitor.send()).body);
    const code = await visitor.code();
    for (const visit of [freshBrowser, { cookie: challengeCookie('another') }])
      expect((await visitor.verify(code, {}, visit)).body).toEqual({
        success: false,
        message: ended,
      });
    expect((await visitor.verify(code, { requestId: 'of-somebody-else' })).body).toEqual({
      success: false,
      message: ended,
    });
    expect((await visitor.verify(code, { requestId })).body).toEqual({ success: true });
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
