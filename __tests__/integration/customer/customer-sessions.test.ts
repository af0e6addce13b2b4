import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { signInAs } from '@test/support/account/customer';
import { usualEngines } from '@test/support/database/test-database';

const start = Date.parse('2026-11-16T04:00:00Z');
const minute = 60_000;
const after = (ms: number) => new Date(start + ms).toISOString();
const code = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];

describe.each(usualEngines)('Sessions of customers on %s', (engine) => {
  let api: TestApi;
  let phones = 91_230_000;
  const nextPhone = () => `+852${(phones += 1)}`;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  beforeEach(() => api.setNow(after(0)));
  afterAll(() => api.close());

  it('begin with a code, and tell the customer who they are', async () => {
    const customer = await signInAs(api, '+85291234567', { name: 'Chan Tai Man', language: 'hk' });
    expect(customer.token).toMatch(/^[\w-]{43}$/);
    const answer = await customer.call('/user/info');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(Object(answer.body).data).toMatchObject({
      name: 'Chan Tai Man',
      phone: '+85291234567',
      phoneMasked: '+852 •••• 4567',
      language: 'hk',
      bankAccount: null,
      session: {
        signedInAt: after(0),
        idleEndsAt: after(30 * minute),
        endsAt: after(12 * 60 * minute),
      },
    });
  });

  it('keep neither token nor phone nor name readable in the database', async () => {
    const customer = await signInAs(api, '+85261112222', { name: 'Wong Siu Ming' });
    const { pool } = api.testDatabase.database;
    const rows = JSON.stringify([
      (await pool.query('select * from customer')).rows,
      (await pool.query('select * from customer_session')).rows,
    ]);
    for (const secret of [customer.token, '61112222', 'Wong Siu Ming'])
      expect(rows).not.toContain(secret);
  });

  it('end after 30 minutes without a call, and every call starts them anew', async () => {
    const customer = await signInAs(api, nextPhone());
    api.setNow(after(29 * minute + 59_000));
    expect((await customer.call('/user/info')).status).toBe(200);
    api.setNow(after(59 * minute + 58_000));
    expect((await customer.call('/user/info')).status).toBe(200);
    api.setNow(after(89 * minute + 58_000));
    const ended = await customer.call('/user/info');
    expect(code(ended)).toEqual([403, 'session_ended']);
    expect(ended.headers.getSetCookie()).toEqual([
      '__Host-login_token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('end after 12 hours however busy they are', async () => {
    const customer = await signInAs(api, nextPhone());
    for (let passed = 0; passed < 12 * 60; passed += 20) {
      api.setNow(after(passed * minute));
      expect((await customer.call('/user/info')).status).toBe(200);
    }
    api.setNow(after(12 * 60 * minute));
    expect(code(await customer.call('/user/info'))).toEqual([403, 'session_ended']);
  });

  it('are listed and can be ended one by one', async () => {
    const phone = nextPhone();
    const first = await signInAs(api, phone);
    api.setNow(after(2 * minute));
    const second = await signInAs(api, phone);
    const sessions: { id: string; isCurrent: boolean; device: string }[] = Object(
      (await second.call('/user/sessions')).body,
    ).data;
    expect(sessions.map(({ isCurrent, device }) => [isCurrent, device])).toEqual([
      [true, 'Chrome · Android'],
      [false, 'Chrome · Android'],
    ]);
    const stranger = await signInAs(api, nextPhone());
    expect(
      (await stranger.call(`/user/sessions/${sessions[1]?.id}`, { method: 'DELETE' })).status,
    ).toBe(404);
    expect((await first.call('/user/info')).status).toBe(200);
    expect(
      (await second.call(`/user/sessions/${sessions[1]?.id}`, { method: 'DELETE' })).status,
    ).toBe(200);
    expect(code(await first.call('/user/info'))).toEqual([403, 'session_ended']);
    expect((await second.call('/user/info')).status).toBe(200);
  });

  it('end where somebody signs in again in the same browser, and only there', async () => {
    const phone = nextPhone();
    const elsewhere = await signInAs(api, phone);
    api.setNow(after(2 * minute));
    const former = await signInAs(api, phone);
    const next = await signInAs(api, nextPhone(), { formerToken: former.token });
    expect(code(await former.call('/user/info'))).toEqual([403, 'session_ended']);
    for (const { call } of [elsewhere, next]) expect((await call('/user/info')).status).toBe(200);
  });

  it('end by signing out, here or everywhere', async () => {
    const phone = nextPhone();
    const first = await signInAs(api, phone);
    api.setNow(after(2 * minute));
    const second = await signInAs(api, phone);
    const out = await first.call('/user/signout', { method: 'POST', body: {} });
    expect(out.headers.getSetCookie()).toEqual([
      '__Host-login_token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
    expect(code(await first.call('/user/info'))).toEqual([403, 'session_ended']);
    api.setNow(after(4 * minute));
    const third = await signInAs(api, phone);
    expect(
      (await second.call('/user/signout', { method: 'POST', body: { everywhere: true } })).status,
    ).toBe(200);
    expect(code(await third.call('/user/info'))).toEqual([403, 'session_ended']);
  });

  it('are told in the recent activity of the account, newest first, and nobody else’s', async () => {
    const stranger = await signInAs(api, nextPhone());
    const phone = nextPhone();
    await signInAs(api, phone);
    api.setNow(after(2 * minute));
    const customer = await signInAs(api, phone);
    await customer.call('/user/payouts/freeze', { method: 'POST', body: {} });
    const activity = async (who: typeof customer, query = '') =>
      Object((await who.call(`/user/activity${query}`)).body).data.map(
        ({ kind, at, device }: { kind: string; at: string; device: string }) => [kind, at, device],
      );
    const seen = await activity(customer);
    expect(seen.filter(([kind]: [string]) => kind !== 'code-sent')).toEqual([
      ['payouts-frozen', after(2 * minute), 'Chrome · Android'],
      ['signed-in', after(2 * minute), 'Chrome · Android'],
      ['signed-in', after(0), 'Chrome · Android'],
    ]);
    expect(await activity(customer, '?limit=1')).toEqual(seen.slice(0, 1));
    const text = (await customer.call('/user/activity')).text;
    for (const secret of ['network', 'phone', phone.slice(4)]) expect(text).not.toContain(secret);
    expect((await activity(stranger)).flat()).not.toContain('payouts-frozen');
  });

  it('are refused without a cookie, and with one that nobody was given', async () => {
    expect(code(await api.call('/user/info'))).toEqual([401, 'unauthorised']);
    expect(
      code(
        await api.call('/user/info', {
          headers: { cookie: `__Host-login_token=${'a'.repeat(43)}` },
        }),
      ),
    ).toEqual([401, 'unauthorised']);
  });

  it('are not changed from another site', async () => {
    const customer = await signInAs(api, nextPhone());
    const answer = await api.call('/user/signout', {
      method: 'POST',
      headers: {
        cookie: `__Host-login_token=${customer.token}`,
        'content-type': 'application/json',
        'sec-fetch-site': 'cross-site',
      },
      body: '{}',
    });
    expect(code(answer)).toEqual([400, 'cross_site']);
    expect((await customer.call('/user/info')).status).toBe(200);
  });
});
