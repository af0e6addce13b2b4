import type { Role } from '@/contracts/staff/permissions';
import type { SavedView } from '@/contracts/staff/saved-view';
import { codeOf, dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { signInStaff, type StaffBrowser } from '@test/support/staff/staff-browser';

interface AuditRow {
  before: { name: string } | null;
  after: { name: string } | null;
}

const path = '/desk/saved-views';

describe('Saved views of lists', () => {
  let api: TestApi;
  let amy: StaffBrowser;
  let ben: StaffBrowser;
  let root: StaffBrowser;
  let marketer: StaffBrowser;
  let auditor: StaffBrowser;
  beforeAll(async () => {
    api = await startTestApi('postgres');
    const signIn = async (name: string, role: Role) =>
      (await signInStaff(api, { email: `${name}@lender.hk`, roles: [role] })).browser;
    amy = await signIn('amy', 'case-handler');
    ben = await signIn('ben', 'case-handler');
    root = await signIn('root', 'administrator');
    auditor = await signIn('eve', 'auditor');
    marketer = await signIn('may', 'marketer');
  });
  afterAll(() => api.close());
  const save = (browser: StaffBrowser, body: object = {}) =>
    browser.post(path, {
      list: 'deskApplications',
      name: 'Waiting for documents',
      fields: { state: 'needs-documents' },
      isShared: false,
      ...body,
    });
  const namesOf = async (browser: StaffBrowser, list = 'deskApplications'): Promise<string[]> => {
    const views: SavedView[] = dataOf(await browser.get(`${path}?list=${list}`));
    return views.map(({ name }) => name);
  };
  const edit = (name: string, isShared: boolean) => ({ body: { name, isShared } });

  it('are seen by who saved them until they are shared, and changed by nobody else', async () => {
    const { id } = dataOf(await save(amy));
    expect(await namesOf(amy)).toEqual(['Waiting for documents']);
    expect(await namesOf(ben)).toEqual([]);
    const one = `${path}/${id}`;
    expect(codeOf(await ben.call('PUT', one, edit('Mine', false)))).toEqual([404, 'not_found']);
    expect(dataOf(await amy.call('PUT', one, edit('Ours', true)))).toMatchObject({
      name: 'Ours',
      fields: { state: 'needs-documents' },
      mayChange: true,
    });
    expect(await namesOf(ben)).toEqual(['Ours']);
    expect(codeOf(await ben.call('DELETE', one))).toEqual([403, 'forbidden']);
    expect((await amy.call('DELETE', one)).status).toBe(200);
    expect(await namesOf(ben)).toEqual([]);
  });

  it('are of lists that the caller may read', async () => {
    expect(codeOf(await save(marketer))).toEqual([403, 'forbidden']);
    const shared = dataOf(await save(amy, { isShared: true }));
    expect(codeOf(await marketer.get(`${path}?list=deskApplications`))).toEqual([403, 'forbidden']);
    expect(codeOf(await marketer.call('DELETE', `${path}/${shared.id}`))).toEqual([
      404,
      'not_found',
    ]);
    await amy.call('DELETE', `${path}/${shared.id}`);
  });

  it('are put in order by an administrator where they are shared', async () => {
    const body = { list: 'deskStaff', name: 'Old', fields: {} };
    const { id } = dataOf(await save(auditor, { ...body, isShared: true }));
    expect((await root.call('DELETE', `${path}/${id}`)).status).toBe(200);
    expect(await namesOf(auditor, 'deskStaff')).toEqual([]);
  });

  it('are written down with what they were before', async () => {
    const { id } = dataOf(await save(amy, { name: 'For the trail' }));
    await amy.call('DELETE', `${path}/${id}`);
    const { data } = Object((await auditor.get(`/desk/audit?target=saved-view:${id}`)).body);
    expect(data.map(({ before, after }: AuditRow) => [before?.name, after?.name])).toEqual([
      ['For the trail', undefined],
      [undefined, 'For the trail'],
    ]);
  });
});
