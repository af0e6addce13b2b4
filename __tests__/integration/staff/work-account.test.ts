import { codeOf, dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { approveById } from '@test/support/staff/approvals';
import {
  client,
  startOpenIdProvider,
  type DirectoryAccount,
  type Faults,
  type TestProvider,
} from '@test/support/staff/openid-provider';
import { signInStaff, staffBrowser, type StaffBrowser } from '@test/support/staff/staff-browser';

const at = '2026-11-16T04:00:00Z';
const minutesLater = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();
const signInPath = '/staff/sign-in/work-account';
const ownPath = '/desk/session/work-account';

describe.each(usualEngines)('Work accounts of staff on %s', (engine) => {
  let api: TestApi;
  let provider: TestProvider;
  let count = 0;
  beforeAll(async () => {
    // The address of the desk is that of the site, without a language.
    provider = await startOpenIdProvider('https://site.example/desk/work-account');
    api = await startTestApi(engine, {
      SITE_URL: 'https://site.example',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_ROLES: 'loan desk=case-handler; cn=money,ou=hk=cashier; web=content-editor',
    });
  });
  beforeEach(() => {
    api.setNow(at);
    count += 1;
  });
  afterAll(async () => {
    await api.close();
    await provider.close();
  });

  const person = (name: string, groups?: string[]): DirectoryAccount => ({
    sub: `${name}-${count}`,
    email: `${name}${count}@Lender.hk`,
    email_verified: true,
    name: `${name} Chan`,
    ...(groups ? { groups } : {}),
  });
  const begin = async (browser: StaffBrowser, path = signInPath) =>
    String(dataOf(await browser.post(`${path}/request`)).url);
  /** All that happens when somebody signs in at the provider. */
  async function signIn(account: DirectoryAccount, faults: Faults = {}) {
    const browser = staffBrowser(api);
    provider.use(account, faults);
    const answer = provider.visit(await begin(browser));
    return { browser, answer, response: await browser.post(signInPath, { answer }) };
  }
  async function connect(browser: StaffBrowser, account: DirectoryAccount) {
    provider.use(account);
    const answer = provider.visit(await begin(browser, ownPath));
    return browser.post(ownPath, { answer });
  }
  const auditOf = async (id: string) =>
    (
      await api.testDatabase.database.pool.query(
        'select staff, action, before, after from desk_audit where target = $1 order by id',
        [`staff:${id}`],
      )
    ).rows;

  it('let somebody in whose groups open the desk, without a proof that they are there', async () => {
    const { browser, response } = await signIn(person('amy', ['loan desk', 'football']));
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-desk_token=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
    const session = dataOf(await browser.get('/desk/session'));
    expect(session).toMatchObject({
      member: { email: `amy${count}@lender.hk`, name: 'amy Chan', roles: ['case-handler'] },
      method: 'work-account',
      provenUntil: '1970-01-01T00:05:00.000Z',
    });
    expect(await auditOf(session.member.id)).toMatchObject([
      { staff: 'staff directory', action: 'create' },
      { staff: 'staff directory', after: { roles: ['case-handler'] } },
      { staff: `amy${count}@lender.hk`, action: 'sign-in', after: { method: 'work-account' } },
    ]);
    expect(codeOf(await browser.post(`${ownPath}/request`))).toEqual([409, 'step_up_required']);
    expect(codeOf(await browser.call('DELETE', ownPath))).toEqual([409, 'conflict']);
  });

  it('take roles away with the group, and the sessions with the last role', async () => {
    const account = person('bob', ['loan desk', 'web']);
    const first = await signIn(account);
    const { id } = dataOf(await first.browser.get('/desk/session')).member;
    const second = await signIn({ ...account, groups: ['web'] });
    expect(dataOf(await second.browser.get('/desk/session')).member.roles).toEqual([
      'content-editor',
    ]);
    expect(codeOf(await first.browser.get('/desk/applications'))).toEqual([403, 'forbidden']);
    const third = await signIn({ ...account, groups: [] });
    expect(codeOf(third.response)).toEqual([409, 'work_account_without_role']);
    for (const { browser } of [first, second, third])
      expect(codeOf(await browser.get('/desk/session'))).toEqual([401, 'unauthorised']);
    expect((await auditOf(id)).at(-1)).toMatchObject({
      staff: 'staff directory',
      before: { roles: ['content-editor'] },
      after: { roles: [] },
    });
  });

  it('take nothing away where the provider says nothing about groups', async () => {
    const account = person('cat', ['loan desk']);
    const { browser } = await signIn(account);
    const { groups: _left, ...silent } = account;
    expect(codeOf((await signIn(silent)).response)).toEqual([409, 'work_account_without_role']);
    expect(dataOf(await browser.get('/desk/session')).member.roles).toEqual(['case-handler']);
  });

  it('give a role that moves money only once a second person has approved it, who is asked once', async () => {
    const account = person('dan', ['cn=money,ou=hk']);
    expect(codeOf((await signIn(account)).response)).toEqual([409, 'work_account_without_role']);
    expect(codeOf((await signIn(account)).response)).toEqual([409, 'work_account_without_role']);
    const { rows } = await api.testDatabase.database.pool.query(
      "select id, state from approval where maker = 'staff directory' order by number",
    );
    expect(rows).toEqual([{ id: expect.any(String), state: 'waiting' }]);
    await approveById(api.container, rows[0].id);
    const { browser } = await signIn(account);
    expect(dataOf(await browser.get('/desk/session')).member.roles).toEqual(['cashier']);
  });

  it('are never taken for somebody by the mail address, until that person connects them after a passkey or code', async () => {
    const account = person('eve', ['loan desk']);
    const email = `eve${count}@lender.hk`;
    const { id, browser } = await signInStaff(api, { email, roles: ['cashier', 'marketer'] });
    expect(codeOf((await signIn(account)).response)).toEqual([409, 'work_account_unknown']);
    expect(dataOf(await browser.get(ownPath))).toEqual({ connectedAt: null });
    expect((await connect(browser, account)).status).toBe(200);
    expect(dataOf(await browser.get(ownPath))).toEqual({ connectedAt: '2026-11-16T04:00:00.000Z' });
    const { browser: other } = await signIn({ ...account, email: 'renamed@lender.hk' });
    // The cashier's role is one that groups can give, and none does; the marketer's is the desk's own.
    expect(dataOf(await other.get('/desk/session')).member).toMatchObject({
      id,
      email,
      roles: ['case-handler', 'marketer'],
    });
    api.setNow(minutesLater(6));
    expect(codeOf(await browser.post(`${ownPath}/request`))).toEqual([409, 'step_up_required']);
    expect((await browser.call('DELETE', ownPath)).status).toBe(200);
    expect(codeOf((await signIn(account)).response)).toEqual([409, 'work_account_unknown']);
  });

  it('of somebody else with the same address, of another subject, and without a verified address open nothing', async () => {
    const account = person('fay', ['loan desk']);
    await signIn(account);
    for (const stranger of [
      { ...account, sub: 'another' },
      { ...person('gus', ['loan desk']), email_verified: false },
      person('hal', ['football']),
    ])
      expect(codeOf((await signIn(stranger)).response)).toEqual([409, 'work_account_unknown']);
    const { browser } = await signInStaff(api, {
      email: `ida${count}@lender.hk`,
      roles: ['auditor'],
    });
    expect(codeOf(await connect(browser, account))).toEqual([409, 'conflict']);
  });

  it('end with the access of their holder, at once and for good', async () => {
    const account = person('joe', ['loan desk']);
    const { browser } = await signIn(account);
    const { id } = dataOf(await browser.get('/desk/session')).member;
    await api.container.staff.staff.offBoard('server', id);
    expect(codeOf(await browser.get('/desk/session'))).toEqual([401, 'unauthorised']);
    expect(codeOf((await signIn(account)).response)).toEqual([409, 'work_account_unknown']);
  });

  it('do not open the account of emergencies', async () => {
    const link = await api.container.staff.staff.breakGlass('en', { onlyFirst: false });
    const token = String(link).slice(String(link).indexOf('#') + 1);
    const browser = staffBrowser(api);
    const { totp } = dataOf(await browser.open(token));
    const { totpCode } = await import('@test/support/staff/totp');
    await browser.post('/staff/invitation/acceptance', { token, code: totpCode(totp.secret, at) });
    expect(codeOf(await connect(browser, person('kim', ['loan desk'])))).toEqual([409, 'conflict']);
  });

  it.each<[string, Faults]>([
    ['another nonce', { nonce: 'another' }],
    ['another audience', { audience: 'another' }],
    ['another issuer', { issuer: 'https://login.example' }],
    ['a key that is not the provider’s', { isForged: true }],
    ['no signature', { isUnsigned: true }],
    ['an end that is over', { isExpired: true }],
    ['user info of somebody else', { isThin: true, userInfoSub: 'another' }],
  ])('are refused for a token with %s', async (_what, faults) => {
    const { response } = await signIn(person('lea', ['loan desk']), faults);
    expect(codeOf(response)).toEqual([400, 'work_account_refused']);
  });

  it('are read from the user info where the token is thin', async () => {
    const { response } = await signIn(person('may', ['web']), { isThin: true });
    expect(response.status).toBe(200);
  });

  it('end only in the browser that began, once, with the state that it was given', async () => {
    const { answer, browser } = await signIn(person('ned', ['web']));
    expect(codeOf(await browser.post(signInPath, { answer }))).toEqual([
      400,
      'work_account_refused',
    ]);
    provider.use(person('oli', ['web']));
    const [mine, theirs] = [staffBrowser(api), staffBrowser(api)];
    const stolen = provider.visit(await begin(mine));
    await begin(theirs);
    for (const one of [theirs, staffBrowser(api)])
      expect(codeOf(await one.post(signInPath, { answer: stolen }))).toEqual([
        400,
        'work_account_refused',
      ]);
    for (const [name, value] of [
      ['state', 'sign-in.other'],
      ['iss', 'https://login.example'],
    ] as const)
      expect(
        codeOf(
          await mine.post(signInPath, {
            answer: provider.visit(await begin(mine), { [name]: value }),
          }),
        ),
      ).toEqual([400, 'work_account_refused']);
    const refused = new URLSearchParams(provider.visit(await begin(mine)));
    refused.delete('code');
    refused.set('error', 'access_denied');
    expect(codeOf(await mine.post(signInPath, { answer: refused.toString() }))).toEqual([
      400,
      'work_account_refused',
    ]);
  });

  it('cannot be asked for while the provider is away; passkeys and codes still open the desk', async () => {
    const browser = staffBrowser(api);
    provider.use(person('pam', ['web']));
    const answer = provider.visit(await begin(browser));
    provider.use(person('pam', ['web']), { isDown: true });
    expect(codeOf(await browser.post(signInPath, { answer }))).toEqual([
      503,
      'work_account_unavailable',
    ]);
    await signInStaff(api, { email: `pam${count}@lender.hk`, roles: ['auditor'] });
  });
});
