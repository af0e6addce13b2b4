import { startTestApi, type TestApi } from '@test/support/api/test-api';
import type { ApplicantBrowser } from '@test/support/application/applicant';
import { resetApplications, sendDocument } from '@test/support/application/application-api';
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

  it('is moved on by one of two who look at it, and the other is told what was done', async () => {
    const { appl_no: number } = await browser.apply();
    const path = `/desk/applications/${number}/state`;
    const move = (who: StaffBrowser, state: string, version: string) =>
      who.call('PUT', path, { body: { state, note: 'x' }, headers: { 'if-match': version } });
    expect((await move(amy, 'in-assessment', '"1"')).status).toBe(200);
    expect(await move(ben, 'needs-documents', '"1"')).toMatchObject({
      status: 412,
      body: {
        code: 'changed_meanwhile',
        changed: { version: 2, changes: [{ what: 'in-assessment', by: 'amy@lender.hk' }] },
      },
    });
    expect((await move(ben, 'needs-documents', '"2"')).status).toBe(200);
    expect((await move(ben, 'in-assessment', 'new')).status).toBe(400);
  });

  it('waits for a further document that staff ask for by name, which its applicant finds on the list', async () => {
    const { appl_no: number } = await browser.apply();
    await api.desk('PUT', `/applications/${number}/state`, {
      body: { state: 'in-assessment', note: 'begun' },
    });
    const wanted = { kind: 'bank-statements', name: 'HSBC, May', reason: 'For the deposit.' };
    const path = `/applications/${number}/document-requests`;
    expect((await api.desk('POST', path, { body: { ...wanted, name: ' ' } })).status).toBe(400);
    expect(await api.desk('POST', path, { body: wanted })).toMatchObject({
      status: 200,
      body: {
        state: 'needs-documents',
        documentRequests: [{ ...wanted, slot: 'further-1', withdrawnAt: null }],
        openDocuments: expect.arrayContaining([
          { slot: 'further-1', state: 'missing', name: 'HSBC, May' },
        ]),
      },
    });
    await api.container.outbox.runNow();
    expect(api.sent.at(-1)?.text).toMatch(/we need documents for your application/);
    expect(api.sent.at(-1)?.text).not.toMatch(/HSBC|deposit/);
    expect(
      (await browser.send('GET', `/los/documents?applicationNumber=${number}`)).body,
    ).toMatchObject({
      checklist: expect.arrayContaining([
        expect.objectContaining({ slot: 'further-1', required: true, asked: wanted }),
      ]),
    });
    await sendDocument(api, number, 'further-1');
    const openSlots = async () =>
      Object((await api.desk('GET', `/applications/${number}`)).body).openDocuments;
    expect(await openSlots()).toContainEqual({
      slot: 'further-1',
      state: 'unreviewed',
      name: 'HSBC, May',
    });
    expect((await api.desk('DELETE', `${path}/further-1`)).status).toBe(200);
    expect(JSON.stringify(await openSlots())).not.toContain('further-1');
    expect((await api.desk('DELETE', `${path}/further-1`)).status).toBe(404);
  });
});
