import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { challengeCookie } from '@test/support/otp/challenge-cookie';
import { cookiePair, wrongCode, createOtpClient, phone } from '@test/support/otp/otp-client';

const signIn = { purpose: 'sign-in', operationId: undefined };
const unknown = '+85261234567';

describe.each(usualEngines)('Codes for signing in on %s', (engine) => {
  let api: TestApi;
  let visitor: ReturnType<typeof createOtpClient>;
  const startSession = jest.fn(async () => ({ token: 'session-token' }));
  beforeAll(async () => {
    api = await startTestApi(
      engine,
      {},
      {
        customerDirectory: {
          findByPhone: async (number) => (number === phone ? { id: 'c-1' } : null),
          accountEnding: async () => null,
          startSession,
        },
      },
    );
    visitor = createOtpClient(api);
  });
  afterAll(() => api.close());

  it('begin a session for a customer, and leave no proof', async () => {
    await visitor.send(signIn);
    const answer = await visitor.verify(await visitor.code(), signIn);
    expect(answer.body).toEqual({ success: true });
    expect(answer.headers.getSetCookie()).toEqual([
      '__Host-login_token=session-token; Path=/; HttpOnly; Secure; SameSite=Lax',
      expect.stringMatching(
        /^__Host-trusted_browser=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(startSession).toHaveBeenCalledWith(
      { id: 'c-1' },
      {
        userAgent: null,
        method: 'code',
        network: expect.stringMatching(/^[\w-]{43}$/),
        formerToken: null,
      },
    );
    expect((await api.testDatabase.database.pool.query('select * from proof')).rows).toEqual([]);
  });

  it('are answered alike for a number that nobody has, which gets no message', async () => {
    api.setNow('2026-11-16T06:00:00Z');
    const sent = api.sent.length;
    const [known, stranger] = [
      await visitor.send(signIn, { cookie: '' }),
      await visitor.send({ ...signIn, phone: unknown }, { cookie: '' }),
    ];
    const shape = ({ status, body, headers }: typeof known) => ({
      status,
      body,
      cookie: headers.getSetCookie().map((line) => line.replace(/=[\w-]{43};/, '=…;')),
    });
    expect(shape({ ...stranger, body: { ...Object(stranger.body), requestId: '' } })).toEqual(
      shape({ ...known, body: { ...Object(known.body), requestId: '' } }),
    );
    const code = await visitor.code();
    expect(api.sent.slice(sent).map(({ to }) => to)).toEqual([phone]);
    const guess = wrongCode(code);
    const answers = [
      await visitor.verify(guess, signIn, { cookie: cookiePair(known) }),
      await visitor.verify(guess, { ...signIn, phone: unknown }, { cookie: cookiePair(stranger) }),
    ];
    expect(answers.map(({ body }) => body)).toEqual(
      Array(2).fill({
        success: false,
        message: 'This code is not right. Please check it and try again.',
        attemptsLeft: 4,
      }),
    );
    const { rows } = await api.testDatabase.database.pool.query(
      'select tries from otp_code where used_at is null order by target',
    );
    expect(rows).toEqual([{ tries: 1 }, { tries: 1 }]);
  });

  it('reach a customer in a browser that signed in before, whatever strangers ask for and miss', async () => {
    api.setNow('2026-11-16T10:00:00Z');
    await visitor.send(signIn);
    const own = await visitor.verify(await visitor.code(), signIn);
    const cookie = [challengeCookie('own'), ...own.headers.getSetCookie()]
      .map((line) => line.split(';')[0])
      .join('; ');
    const neighbour = { cookie: challengeCookie('neighbour') };
    for (const instant of ['10:01', '10:02']) {
      api.setNow(`2026-11-16T${instant}:00Z`);
      await visitor.send(signIn, neighbour);
      const guess = wrongCode(await visitor.code());
      for (let attempt = 0; attempt < 5; attempt += 1)
        await visitor.verify(guess, signIn, neighbour);
    }
    expect((await visitor.send(signIn, { cookie: challengeCookie('own') })).body).toMatchObject({
      success: false,
    });
    expect((await visitor.send(signIn, { cookie })).body).toMatchObject({ success: true });
    expect((await visitor.verify(await visitor.code(), signIn, { cookie })).body).toEqual({
      success: true,
    });
  });

  it('leave a trace of every try that staff read, and that names neither phone nor network', async () => {
    api.setNow('2026-11-16T12:30:00Z');
    const visit = { cookie: challengeCookie('traced'), network: '192.0.2.77' };
    await visitor.send(signIn, visit);
    const code = await visitor.code();
    await visitor.verify(wrongCode(code), signIn, visit);
    await visitor.verify(code, signIn, visit);
    const events = Object((await api.desk('GET', '/security-events?limit=3')).body).data;
    expect(events).toMatchObject([
      { kind: 'code-right', customerId: 'c-1', detail: 'sign-in' },
      { kind: 'code-wrong', customerId: 'c-1', detail: 'sign-in' },
      { kind: 'code-sent', customerId: 'c-1' },
    ]);
    expect(new Set(events.map((event: object) => Reflect.get(event, 'phone'))).size).toBe(1);
    expect(JSON.stringify(events)).not.toMatch(/9123|192\.0\.2/);
    const { pool } = api.testDatabase.database;
    for (const change of ["update security_event set kind = 'x'", 'delete from security_event'])
      await expect(pool.query(change)).rejects.toThrow('append-only');
  });

  it('never come from a code of another purpose', async () => {
    api.setNow('2026-11-16T14:00:00Z');
    await visitor.send();
    const code = await visitor.code();
    expect((await visitor.verify(code, signIn)).body).toMatchObject({ success: false });
    const { headers } = await visitor.verify(code);
    expect(headers.getSetCookie().join()).toMatch(/^__Host-proof_token=/);
  });
});

describe('Without customer accounts', () => {
  it('nobody is sent a code for signing in, and the answer is the same', async () => {
    const api = await startTestApi('postgres');
    const visitor = createOtpClient(api);
    expect((await visitor.send(signIn)).body).toEqual({
      success: true,
      requestId: expect.any(String),
      resendAfterSeconds: 60,
      expiresInSeconds: 300,
    });
    await api.container.outbox.runNow();
    expect(api.sent).toEqual([]);
    await api.close();
  });
});
