import { startTestApi, type TestApi } from '@test/support/api/test-api';
import type { ApplicantBrowser } from '@test/support/application/applicant';
import { resetApplications } from '@test/support/application/application-api';
import { usualEngines } from '@test/support/database/test-database';
import { signInStaff, type StaffBrowser } from '@test/support/staff/staff-browser';

describe.each(usualEngines)('The handling of an application on %s', (engine) => {
  let api: TestApi;
  let browser: ApplicantBrowser;
  let amy: StaffBrowser;
  let ben: StaffBrowser;
  beforeAll(async () => {
    api = await startTestApi(engine);
    const roles = ['case-handler'] as const;
    amy = (await signInStaff(api, { email: 'amy@lender.hk', roles: [...roles] })).browser;
    ben = (await signInStaff(api, { email: 'ben@lender.hk', roles: [...roles] })).browser;
  });
  afterAll(() => api.close());
  beforeEach(async () => void (browser = await resetApplications(api)));

  it('is taken by one of those who reach for it, who finds it among their own', async () => {
    const { appl_no: number } = await browser.apply();
    const { appl_no: other } = await browser.apply({ key: 'key-0000000000000009' });
    const path = `/desk/applications/${number}`;
    const take = (who: StaffBrowser, assignee: string) =>
      who.call('PUT', `${path}/assignee`, { body: { assignee }, headers: { 'if-match': '"1"' } });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_none, index) =>
        index % 2 ? take(amy, 'amy@lender.hk') : take(ben, 'ben@lender.hk'),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412, 412]);
    const { assignedTo, version } = Object((await amy.get(path)).body);
    expect([['amy@lender.hk', 'ben@lender.hk'].includes(assignedTo), version]).toEqual([true, 2]);
    const winner = assignedTo === 'amy@lender.hk' ? amy : ben;
    const found = async (who: StaffBrowser, query: string) =>
      Object((await who.get(`/desk/applications?${query}`)).body).data.map(
        ({ applicationNumber }: { applicationNumber: string }) => applicationNumber,
      );
    expect(await found(winner, 'assignee=me')).toEqual([number]);
    expect(await found(winner === amy ? ben : amy, 'assignee=me')).toEqual([]);
    expect(await found(winner, 'assignee=nobody')).toEqual([other]);
    expect(await winner.post(`${path}/notes`, { note: 'Call after six.' })).toMatchObject({
      status: 200,
      body: {
        handling: [
          { kind: 'assigned', assignee: assignedTo },
          { kind: 'note', by: assignedTo, note: 'Call after six.' },
        ],
        version: 2,
      },
    });
  });
});
