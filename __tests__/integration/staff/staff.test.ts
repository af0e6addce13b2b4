import { codeOf, dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { softwareAuthenticator } from '@test/support/account/software-authenticator';
import { usualEngines } from '@test/support/database/test-database';
import { inviteStaff, signInStaff, staffBrowser, tokenIn } from '@test/support/staff/staff-browser';
import { approve } from '@test/support/staff/approvals';
import { totpCode } from '@test/support/staff/totp';

const at = '2026-11-16T04:00:00Z';
const minutesLater = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();

describe.each(usualEngines)('Staff on %s', (engine) => {
  let api: TestApi;
  let count = 0;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  beforeEach(() => {
    api.setNow(at);
    count += 1;
  });
  afterAll(() => api.close());
  const newEmail = (name: string) => `${name}${count}@lender.hk`;
  const signIn = (name: string, roles: Parameters<typeof signInStaff>[1]['roles']) =>
    signInStaff(api, { email: newEmail(name), roles });

  it('are let in by an invitation once, with an authenticator app, and again with a later code only', async () => {
    const email = newEmail('ann');
    const { token } = await inviteStaff(api, { email, roles: ['cashier'] });
    const browser = staffBrowser(api);
    const opened = dataOf(await browser.open(token));
    expect(opened).toMatchObject({ email, expiresAt: '2026-11-19T04:00:00.000Z' });
    expect(opened.totp.uri).toContain(`secret=${opened.totp.secret}`);
    const accept = (code: string) => browser.post('/staff/invitation/acceptance', { token, code });
    const code = totpCode(opened.totp.secret, at);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(codeOf(await accept(wrong))).toEqual([400, 'code_refused']);
    const accepted = await accept(code);
    expect(accepted.status).toBe(200);
    expect(accepted.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-desk_token=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
    expect(codeOf(await accept(totpCode(opened.totp.secret, minutesLater(1))))).toEqual([
      404,
      'not_found',
    ]);
    expect(dataOf(await browser.get('/desk/session'))).toMatchObject({
      member: { email, state: 'active', roles: ['cashier'] },
      method: 'code',
      endsAt: '2026-11-16T12:00:00.000Z',
      idleUntil: '2026-11-16T04:15:00.000Z',
      provenUntil: '2026-11-16T04:05:00.000Z',
    });
    const again = staffBrowser(api);
    const byCode = (later: string) =>
      again.post('/staff/sign-in/code', {
        email: email.toUpperCase(),
        code: totpCode(opened.totp.secret, later),
      });
    expect(codeOf(await byCode(at))).toEqual([400, 'code_refused']);
    api.setNow(minutesLater(1));
    expect((await byCode(minutesLater(1))).status).toBe(200);
    expect((await again.get('/desk/session')).status).toBe(200);
    const { rows } = await api.testDatabase.database.pool.query(
      'select * from staff_member, staff_session where member_id = staff_member.id',
    );
    expect(JSON.stringify(rows)).not.toContain(opened.totp.secret);
  });

  it('are signed in by passkey, in the browser that began and nowhere else', async () => {
    const { token } = await inviteStaff(api, { email: newEmail('bea'), roles: ['auditor'] });
    const key = softwareAuthenticator();
    const first = staffBrowser(api);
    const { passkey } = dataOf(await first.open(token));
    const accepted = await first.post('/staff/invitation/acceptance', {
      token,
      credential: key.create(passkey),
    });
    expect(accepted.status).toBe(200);
    const [browser, stranger] = [staffBrowser(api), staffBrowser(api)];
    const options = dataOf(await browser.post('/staff/sign-in/passkey/options'));
    await stranger.post('/staff/sign-in/passkey/options');
    const credential = key.get(options);
    expect(codeOf(await stranger.post('/staff/sign-in/passkey', { credential }))).toEqual([
      400,
      'passkey_refused',
    ]);
    expect((await browser.post('/staff/sign-in/passkey', { credential })).status).toBe(200);
    expect(dataOf(await browser.get('/desk/session')).method).toBe('passkey');
    expect(codeOf(await browser.post('/staff/sign-in/passkey', { credential }))).toEqual([
      400,
      'passkey_refused',
    ]);
    api.setNow(minutesLater(10));
    const proof = dataOf(await browser.post('/desk/session/proof/options'));
    expect((await browser.post('/desk/session/proof', { credential: key.get(proof) })).status).toBe(
      200,
    );
    expect(dataOf(await browser.get('/desk/session')).provenUntil).toBe('2026-11-16T04:15:00.000Z');
  });

  it('are signed out after 15 minutes without a call, and after eight hours in any case', async () => {
    const { browser } = await signIn('cat', ['auditor']);
    api.setNow(minutesLater(14));
    expect((await browser.get('/desk/session')).status).toBe(200);
    api.setNow(minutesLater(29));
    expect(codeOf(await browser.get('/desk/session'))).toEqual([401, 'unauthorised']);
    api.setNow(at);
    const busy = await signIn('dan', ['auditor']);
    for (let minute = 14; minute < 8 * 60; minute += 14) {
      api.setNow(minutesLater(minute));
      expect((await busy.browser.get('/desk/jobs')).status).toBe(200);
    }
    api.setNow(minutesLater(8 * 60));
    expect(codeOf(await busy.browser.get('/desk/jobs'))).toEqual([401, 'unauthorised']);
  });

  it('lose a role at the next call, and everything when they leave, which is for good', async () => {
    const admin = (await signIn('eve', ['administrator'])).browser;
    const { id, browser, secret } = await signIn('fay', ['auditor', 'marketer']);
    expect((await browser.get('/desk/jobs')).status).toBe(200);
    const change = { body: { roles: ['marketer'] } };
    const asked = await admin.call('PUT', `/desk/staff/${id}/roles`, change);
    expect((await browser.get('/desk/jobs')).status).toBe(200);
    await approve(api, asked);
    expect(codeOf(await browser.get('/desk/jobs'))).toEqual([403, 'forbidden']);
    expect((await browser.get('/desk/campaigns')).status).toBe(200);
    expect((await admin.post(`/desk/staff/${id}/departure`)).status).toBe(200);
    expect(codeOf(await browser.get('/desk/campaigns'))).toEqual([401, 'unauthorised']);
    api.setNow(minutesLater(1));
    expect(
      codeOf(
        await browser.post('/staff/sign-in/code', {
          email: newEmail('fay'),
          code: totpCode(secret, minutesLater(1)),
        }),
      ),
    ).toEqual([400, 'code_refused']);
    expect(codeOf(await admin.post(`/desk/staff/${id}/invitation`))).toEqual([409, 'conflict']);
    const trail = dataOf(await admin.get(`/desk/audit?limit=4&target=staff:${id}`));
    expect(trail).toMatchObject([
      { staff: newEmail('eve'), target: `staff:${id}`, after: { state: 'left' } },
      {
        staff: newEmail('eve'),
        target: `staff:${id}`,
        before: { roles: ['marketer', 'auditor'] },
        after: { roles: ['marketer'] },
      },
      { staff: newEmail('fay'), action: 'sign-in' },
      { staff: 'server', action: 'create', target: `staff:${id}` },
    ]);
  });

  it('change neither their own access nor that of the break-glass account', async () => {
    const { id, browser } = await signIn('gil', ['administrator']);
    const link = await api.container.staff.staff.breakGlass('en', { onlyFirst: false });
    const glass = staffBrowser(api);
    const token = tokenIn(link ?? '');
    const { totp } = dataOf(await glass.open(token));
    await glass.post('/staff/invitation/acceptance', { token, code: totpCode(totp.secret, at) });
    expect(await api.container.staff.staff.breakGlass('en', { onlyFirst: true })).toBeNull();
    const { data } = Object((await glass.get('/desk/staff?q=administrator@desk')).body);
    expect(data).toMatchObject([{ isBreakGlass: true, roles: ['administrator'] }]);
    for (const own of [id, data[0].id]) {
      const body = { roles: ['cashier'] };
      expect(codeOf(await browser.call('PUT', `/desk/staff/${own}/roles`, { body }))).toEqual([
        409,
        'conflict',
      ]);
      expect(codeOf(await browser.post(`/desk/staff/${own}/departure`))).toEqual([409, 'conflict']);
    }
    expect((await browser.get('/desk/session')).status).toBe(200);
  });

  it('who lost their phone are invited anew: what opened the desk before is worth nothing', async () => {
    const admin = (await signIn('hal', ['administrator'])).browser;
    const { id, browser } = await signIn('ida', ['auditor']);
    const { link } = dataOf(await admin.post(`/desk/staff/${id}/invitation`));
    expect(codeOf(await browser.get('/desk/session'))).toEqual([401, 'unauthorised']);
    expect(dataOf(await admin.get(`/desk/staff/${id}`))).toMatchObject({
      state: 'invited',
      hasTotp: false,
      passkeys: 0,
      sessions: 0,
    });
    const second = dataOf(await admin.post(`/desk/staff/${id}/invitation`));
    const visitor = staffBrowser(api);
    expect((await visitor.open(tokenIn(link))).status).toBe(404);
    api.setNow('2026-11-19T03:59:59Z');
    expect((await visitor.open(tokenIn(second.link))).status).toBe(200);
    api.setNow('2026-11-19T04:00:00Z');
    expect((await visitor.open(tokenIn(second.link))).status).toBe(404);
  });

  it('are listed by address in pages, chosen by role and state, and by no other name', async () => {
    const admin = (await signIn('jan', ['administrator'])).browser;
    for (const name of ['zoe-a', 'zoe-b', 'zoe-c'])
      await inviteStaff(api, { email: newEmail(name), roles: ['servicing'] });
    const first = Object((await admin.get('/desk/staff?q=zoe&limit=2')).body);
    expect([first.data.length, first.total]).toEqual([2, 3]);
    const rest = Object((await admin.get(`/desk/staff?q=zoe&limit=2&cursor=${first.next}`)).body);
    expect([...first.data, ...rest.data].map(({ email }) => email)).toEqual(
      ['zoe-a', 'zoe-b', 'zoe-c'].map(newEmail),
    );
    expect(rest.next).toBeNull();
    expect(
      Object((await admin.get('/desk/staff?q=zoe&role=cashier&state=invited')).body).total,
    ).toBe(0);
    expect(Object((await admin.get('/desk/staff?q=%25')).body).total).toBe(0);
    expect(codeOf(await admin.get('/desk/staff?sex=f'))).toEqual([400, 'validation_failed']);
  });

  it('call from the desk’s own pages only, and guess no more than twenty codes a day', async () => {
    const { browser } = await signIn('kim', ['administrator']);
    expect(
      codeOf(
        await browser.call('POST', '/desk/session/end', {
          body: {},
          headers: { 'sec-fetch-site': 'cross-site' },
        }),
      ),
    ).toEqual([400, 'cross_site']);
    const guess = () =>
      staffBrowser(api).post('/staff/sign-in/code', { email: newEmail('kim'), code: '123456' });
    for (let tried = 0; tried < 20; tried += 1)
      expect(codeOf(await guess())).toEqual([400, 'code_refused']);
    expect(codeOf(await guess())).toEqual([429, 'rate_limited']);
  });
});
