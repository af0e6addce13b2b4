import { codeOf, dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { signInStaff } from '@test/support/staff/staff-browser';

const at = '2026-11-16T04:00:00Z';

describe.each(usualEngines)('The colleagues whom work may be given to on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());

  it('are those who may do it, by name, told to who may do it, too', async () => {
    const join = async (email: string, roles: Parameters<typeof signInStaff>[1]['roles']) =>
      (await signInStaff(api, { email, roles, at })).browser;
    const handler = await join('zoe@lender.hk', ['case-handler']);
    const servicing = await join('ben@lender.hk', ['servicing']);
    await join('aud@lender.hk', ['auditor']);
    const emails = async (browser: typeof handler, work: string) =>
      dataOf(await browser.get(`/desk/colleagues?work=${work}`)).map(
        ({ email }: { email: string }) => email,
      );
    expect(await emails(handler, 'application')).toEqual(['zoe@lender.hk']);
    expect(await emails(handler, 'message')).toEqual(['ben@lender.hk', 'zoe@lender.hk']);
    expect(await emails(servicing, 'request')).toEqual(['ben@lender.hk']);
    expect(codeOf(await servicing.get('/desk/colleagues?work=application'))).toEqual([
      403,
      'forbidden',
    ]);
    expect((await handler.get('/desk/colleagues?work=payments')).status).toBe(400);
  });
});
