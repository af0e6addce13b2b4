import type { Role } from '@/contracts/staff/permissions';
import { codeOf, dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { pageTestRequest, publishTestedPage } from '@test/support/campaign/page-tests';
import { contentClient } from '@test/support/content/content-client';
import { usualEngines } from '@test/support/database/test-database';
import { signInStaff, type StaffBrowser } from '@test/support/staff/staff-browser';

const at = '2026-11-16T04:00:00Z';

describe.each(usualEngines)('Content that two people publish on %s', (engine) => {
  let api: TestApi;
  let may: StaffBrowser;
  let pia: StaffBrowser;
  beforeAll(async () => {
    api = await startTestApi(engine);
    await publishTestedPage(api, 'by-two');
    may = await staff('may', ['marketer']);
    pia = await staff('pia', ['publisher']);
    const [ann, ben] = [
      await staff('ann', ['administrator']),
      await staff('ben', ['administrator']),
    ];
    const change = { value: { people: 2 }, note: 'decided at the meeting' };
    const { id } = dataOf(await ann.post('/desk/settings/publishing/changes', change));
    expect((await decide(ben, id)).status).toBe(200);
  });
  afterAll(() => api.close());

  async function staff(name: string, roles: Role[]): Promise<StaffBrowser> {
    return (await signInStaff(api, { email: `${name}@lender.hk`, roles, at })).browser;
  }
  async function decide(browser: StaffBrowser, id: string) {
    const { hash } = dataOf(await browser.get(`/desk/approvals/${id}`));
    return browser.post(`/desk/approvals/${id}/approval`, { hash });
  }
  const read = async () => dataOf(await may.get('/desk/content/page/career'));
  const edit = (
    browser: StaffBrowser,
    [method, action]: readonly [string, string],
    { version, body }: { version: number; body: object },
  ) =>
    browser.call(method, `/desk/content/page/career${action}`, {
      body,
      headers: { 'if-match': `"${version}"` },
    });
  async function save(titleEn: string): Promise<number> {
    const { version, body } = await read();
    const saved = await edit(may, ['PUT', '/draft'], {
      version,
      body: { body: { ...body, titleEn } },
    });
    return dataOf(saved).version;
  }
  async function ask(version: number, browser = may): Promise<string> {
    const draft = (await read()).version;
    const asked = await edit(browser, ['POST', '/publication'], {
      version: draft,
      body: { version },
    });
    expect(asked).toMatchObject({ status: 200, body: { approval: { state: 'waiting' } } });
    return (await read()).waiting;
  }
  const title = async () =>
    dataOf({ body: { data: (await api.call('/site/pages/career')).body } }).titleEn;

  it('waits for a second person, who approves exactly the version that was asked for', async () => {
    const before = await title();
    const version = await save('Join us');
    const id = await ask(version);
    expect(await read()).toMatchObject({ needsSecond: true, waiting: id, state: 'changed' });
    expect(await title()).toBe(before);
    const again = await edit(may, ['POST', '/publication'], { version, body: { version } });
    expect(codeOf(again)).toEqual([409, 'approval_waiting']);
    expect(codeOf(await decide(may, id))).toEqual([403, 'forbidden']);
    expect(dataOf(await pia.get(`/desk/approvals/${id}`))).toMatchObject({
      kind: 'content-publication',
      subject: 'content:page:career',
      facts: [
        { name: 'content', value: 'page/career' },
        { name: 'contentVersion', before: 0, value: version },
        { name: 'publishedFrom', value: null },
      ],
    });
    expect((await decide(pia, id)).status).toBe(200);
    expect(await title()).toBe('Join us');
    expect(await read()).toMatchObject({
      state: 'published',
      waiting: null,
      versions: [{ version, publishedBy: 'may@lender.hk', checkedBy: 'pia@lender.hk' }, {}],
    });
  });

  it('is approved by nobody who asked for it, and void once another draft was saved', async () => {
    const version = await save('Join us now');
    const own = await ask(version, pia);
    expect(codeOf(await decide(pia, own))).toEqual([409, 'approval_own']);
    await save('Join us today');
    const ben = await staff('bea', ['administrator']);
    expect(codeOf(await decide(ben, own))).toEqual([409, 'approval_void']);
    expect(await title()).toBe('Join us');
  });

  it('is asked for by people only, and one alone takes off what is wrong', async () => {
    const career = contentClient(api, 'page/career');
    const { version } = await career.read();
    expect(codeOf(await career.publish(version))).toEqual([403, 'second_person_needed']);
    const words = { contentEn: 'e', contentHk: 'h', contentCn: 'c' };
    expect(codeOf(await api.desk('POST', '/notifications', { body: words }))).toEqual([
      403,
      'second_person_needed',
    ]);
    const start = await api.desk('POST', '/page-tests', { body: pageTestRequest('by-two') });
    expect(codeOf(start)).toEqual([403, 'second_person_needed']);
    const [entry] = dataOf({
      body: await api.desk('GET', '/content?kind=banners').then((r) => r.body),
    });
    const gone = await contentClient(api, `banners/${entry.id}`).act('POST', '/withdrawal', {
      ifMatch: 0,
      body: {},
    });
    expect(gone).toMatchObject({ status: 200, body: { data: { published: null } } });
  });

  it('is planned and undone by two', async () => {
    const { version } = await read();
    const times = { from: '2026-11-16T05:00:00.000Z', until: null };
    const asked = await edit(may, ['PUT', '/schedule'], { version, body: { version, ...times } });
    expect(asked).toMatchObject({ body: { data: { schedule: null } } });
    expect((await decide(pia, (await read()).waiting)).status).toBe(200);
    expect((await read()).schedule).toMatchObject({ version, ...times, by: 'may@lender.hk' });
    api.setNow('2026-11-16T05:00:01Z');
    await api.container.content.publications.publishDue();
    expect(await title()).toBe('Join us today');
    api.setNow(at);
    const undone = await ask(0);
    expect((await decide(pia, undone)).status).toBe(200);
    expect(await read()).toMatchObject({ version: 0, published: 0, state: 'published' });
  });

  it('is tried on a part of the visitors, and shown to all of them, by two', async () => {
    const { pageTests } = api.container.campaigns;
    const asked = await may.post('/desk/page-tests', pageTestRequest('by-two'));
    expect(asked).toMatchObject({
      status: 200,
      body: { data: null, approval: { kind: 'page-test' } },
    });
    expect(await pageTests.listRunning()).toEqual([]);
    const waiting = dataOf(await pia.get('/desk/approvals?state=waiting'));
    expect(dataOf(await pia.get(`/desk/approvals/${waiting[0].id}`)).facts).toContainEqual({
      name: 'variants',
      value: ['1', '2'],
    });
    const { result } = dataOf(await decide(pia, waiting[0].id));
    expect(await pageTests.listRunning()).toMatchObject([{ id: result, path: '/l/by-two' }]);
    const end = await may.post(`/desk/page-tests/${result}/end`, { chosen: 'b' });
    expect(end).toMatchObject({
      body: { data: { state: 'running' }, approval: { state: 'waiting' } },
    });
    const [choice] = dataOf(await pia.get('/desk/approvals?state=waiting'));
    expect((await decide(pia, choice.id)).status).toBe(200);
    expect(dataOf(await may.get(`/desk/page-tests/${result}`))).toMatchObject({
      state: 'ended',
      chosen: 'b',
      endedBy: 'may@lender.hk',
    });
    expect(await contentClient(api, 'landing-pages/by-two').read()).toMatchObject({ published: 2 });
  });
});
