import { signInAs } from '@test/support/account/customer';
import { dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { signInStaff } from '@test/support/staff/staff-browser';

describe.each(usualEngines)('Today at the desk on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());

  it('has what is due for the reader or nobody, the most urgent first, and how much there is', async () => {
    // A Monday at noon in Hong Kong; both answers are promised for the next working day.
    api.setNow('2026-11-16T04:00:00Z');
    const customer = await signInAs(api, '+85291234567', { language: 'en' });
    const write = async (topic: string, text: string) =>
      dataOf(await customer.call('/los/threads', { method: 'POST', body: { topic, text } }))
        .reference;
    const first = await write('repayment', 'May I pay later?');
    api.setNow('2026-11-16T04:05:00Z');
    const taken = await write('details', 'And my address?');
    const post = (path: string, body: object) =>
      api.call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify(body),
      });
    const called = await post('/call-backs', {
      name: 'Chan',
      phone: '5123 4567',
      topic: 'new-loan',
      startsAt: '2026-11-17T02:00:00.000Z',
    });
    const { reference: call } = dataOf(called);
    const amy = (
      await signInStaff(api, {
        email: 'amy@lender.hk',
        roles: ['servicing'],
        at: '2026-11-16T04:05:00Z',
      })
    ).browser;
    await signInStaff(api, {
      email: 'bob@lender.hk',
      roles: ['servicing'],
      at: '2026-11-16T04:05:00Z',
    });
    const assign = (reference: string, assignee: string) =>
      api.desk('PUT', `/threads/${reference}/assignee`, { body: { assignee }, ifMatch: 1 });
    expect((await assign(first, 'amy@lender.hk')).status).toBe(200);
    expect((await assign(taken, 'bob@lender.hk')).status).toBe(200);
    expect(dataOf(await amy.get('/desk/today'))).toEqual({
      counts: expect.arrayContaining([
        { kind: 'thread', total: 2, mine: 1, unassigned: 0, overdue: 0 },
        { kind: 'call-back', total: 1, mine: 0, unassigned: 1, overdue: 0 },
      ]),
      queue: [
        { kind: 'call-back', reference: call, dueAt: '2026-11-17T02:00:00.000Z', isMine: false },
        { kind: 'thread', reference: first, dueAt: '2026-11-17T04:00:00.000Z', isMine: true },
      ],
      unread: 2,
      approvals: 0,
      asked: 0,
    });

    const editor = (
      await signInStaff(api, {
        email: 'eva@lender.hk',
        roles: ['content-editor'],
        at: '2026-11-16T04:05:00Z',
      })
    ).browser;
    expect(dataOf(await editor.get('/desk/today'))).toMatchObject({
      counts: [],
      queue: [],
      unread: 0,
    });

    api.setNow('2026-11-17T04:05:01Z');
    const later = await signInStaff(api, {
      email: 'zoe@lender.hk',
      roles: ['servicing'],
      at: '2026-11-17T04:05:01Z',
    });
    expect(dataOf(await later.browser.get('/desk/today')).counts).toContainEqual({
      kind: 'thread',
      total: 2,
      mine: 0,
      unassigned: 0,
      overdue: 2,
    });
  });
});
