import { codeOf, dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { signInStaff, staffBrowser, type StaffBrowser } from '@test/support/staff/staff-browser';
import { totpCode } from '@test/support/staff/totp';

const at = '2026-11-16T04:00:00Z';

describe.each(usualEngines)('Invitations to roles that decide on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
    api.setNow(at);
  });
  afterAll(() => api.close());
  const cat = { name: 'Cat Ho', email: 'cat@lender.hk', roles: ['approver'] };
  const invite = (by: StaffBrowser, person: object) => by.post('/desk/staff', person);
  const accept = async (token: string) => {
    const browser = staffBrowser(api);
    const opened = await browser.open(token);
    if (opened.status !== 200) return opened.status;
    const { secret } = dataOf(opened).totp;
    const code = totpCode(secret, at);
    return (await browser.post('/staff/invitation/acceptance', { token, code })).status;
  };
  const tokenOf = (link: unknown): string => String(link).split('#')[1] ?? '';

  it('are made by the only administrator alone until a second one joins, then by two, and the link is mailed', async () => {
    const amy = await signInStaff(api, { email: 'amy@lender.hk', roles: ['administrator'] });
    const list = await amy.browser.get('/desk/staff');
    expect(list.body).toMatchObject({ invitesAlone: true });
    const early = { ...cat, email: 'early@lender.hk' };
    const alone = await invite(amy.browser, early);
    expect(alone.body).toMatchObject({ data: { member: early }, approval: null });
    expect(dataOf(await amy.browser.get('/desk/audit?limit=1'))).toMatchObject([
      { staff: 'amy@lender.hk', after: { roles: ['approver'], alone: true } },
    ]);

    const eve = await signInStaff(api, { email: 'eve@lender.hk', roles: ['administrator'] });
    expect(await accept(tokenOf(dataOf(alone).link))).toBe(404);
    expect((await amy.browser.get('/desk/staff')).body).toMatchObject({ invitesAlone: false });

    const asked = await invite(amy.browser, cat);
    expect(asked.body).toMatchObject({
      data: null,
      approval: { kind: 'staff-invitation', state: 'waiting', maker: 'amy@lender.hk' },
    });
    expect((await amy.browser.get('/desk/staff?q=cat@')).body).toMatchObject({ total: 0 });
    expect(api.mailed).toEqual([]);
    const { id } = Object(asked.body).approval;
    const decide = async (by: StaffBrowser) => {
      const { hash } = dataOf(await by.get(`/desk/approvals/${id}`));
      return by.post(`/desk/approvals/${id}/approval`, { hash });
    };
    expect(codeOf(await decide(amy.browser))).toEqual([409, 'approval_own']);
    expect(dataOf(await eve.browser.get(`/desk/approvals/${id}`)).facts).toEqual([
      { name: 'member', value: 'Cat Ho (cat@lender.hk)' },
      { name: 'roles', value: ['approver'] },
    ]);
    expect((await decide(eve.browser)).status).toBe(200);
    await api.container.outbox.runNow();
    expect(api.mailed).toMatchObject([{ to: 'cat@lender.hk' }]);
    const [, token = ''] = /join#([\w-]+)/.exec(api.mailed[0]?.text ?? '') ?? [];
    expect(await accept(token)).toBe(200);

    // Roles that decide nothing, and ending access, still need one person.
    const dan = { ...cat, email: 'dan@lender.hk', roles: ['auditor'] };
    expect((await invite(amy.browser, dan)).body).toMatchObject({ approval: null });
    expect((await amy.browser.post(`/desk/staff/${eve.id}/departure`)).status).toBe(200);
    const bob = { ...cat, email: 'bob@lender.hk', roles: ['administrator'] };
    expect((await invite(amy.browser, bob)).body).toMatchObject({ data: null });
    const taken = await amy.browser.get('/desk/staff?q=cat@');
    const [{ id: catId }] = dataOf(taken);
    const again = await amy.browser.post(`/desk/staff/${catId}/invitation`);
    expect(again.body).toMatchObject({ data: null, approval: { kind: 'staff-reinvitation' } });
    expect((await amy.browser.get(`/desk/staff/${catId}`)).body).toMatchObject({
      data: { state: 'active', hasTotp: true },
    });
  });
});
