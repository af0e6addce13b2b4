import { codeOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { emptyTables } from '@test/support/database/empty-tables';
import { engines } from '@test/support/database/test-database';
import { signInStaff, type StaffBrowser } from '@test/support/staff/staff-browser';

const at = '2026-11-16T04:00:00Z';
const eve = 'eve@lender.hk';

describe.each(engines)('The audit trail on %s', (engine) => {
  let api: TestApi;
  let browser: StaffBrowser;
  const sql = (statement: string) => api.testDatabase.database.pool.query(statement);
  const read = async (query: string) => Object((await browser.get(`/desk/audit?${query}`)).body);
  const targets = ({ data }: { data: { target: string }[] }) => data.map(({ target }) => target);
  const note = (target: string, staff = eve) =>
    api.container.audit.recordExport({ staff, target: 'audit', after: { target } });

  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  beforeEach(async () => {
    api.setNow(at);
    await emptyTables(api, ['desk_audit', 'audit_batch', 'staff_member']);
    ({ browser } = await signInStaff(api, { email: eve, roles: ['auditor', 'administrator'] }));
    await api.desk('PUT', '/sms-budget/halt', { body: { isHalted: true, note: 'A test.' } });
  });
  afterAll(() => api.close());

  it('names who did what in which roles, a page at a time', async () => {
    const first = await read('limit=2');
    expect(first.data).toMatchObject([
      { staff: 'amy', roles: [], action: 'update', target: 'sms-budget' },
      { staff: eve, roles: ['auditor', 'administrator'], action: 'sign-in' },
    ]);
    expect(first.total).toBe(3);
    const second = await read(`limit=2&cursor=${first.next}`);
    expect(second).toMatchObject({ data: [{ staff: 'server', action: 'create' }], next: null });
  });

  it('is chosen by person, action, kind or thing, and day, and by no other name', async () => {
    expect(targets(await read('staff=amy'))).toEqual(['sms-budget']);
    expect((await read('action=sign-in')).total).toBe(1);
    expect((await read('target=staff')).total).toBe(2);
    expect((await read('target=staf_')).total).toBe(0);
    expect(targets(await read('target=sms-budget&from=2026-11-16&to=2026-11-16'))).toHaveLength(1);
    expect((await read('to=2026-11-15')).total).toBe(0);
    expect((await read('from=2026-11-17')).total).toBe(0);
    for (const query of ['who=amy', 'action=dream', 'limit=0', 'from=yesterday', 'cursor=x'])
      expect(codeOf(await browser.get(`/desk/audit?${query}`))).toEqual([400, 'validation_failed']);
  });

  it('is taken along as a table without formulas, which is written down first', async () => {
    await note('=HYPERLINK("http://evil.example")');
    await sql(
      `insert into desk_audit (at, staff, action, target) values ('${at}', '+cmd|calc', 'read', '=1+1')`,
    );
    const answer = await browser.get('/desk/exports/audit?action=read');
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="audit.csv"',
    ]);
    const lines = answer.text.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[0]).toBe('id,at,staff,roles,action,target,before,after');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/,'\+cmd\|calc,,read,'=1\+1,,$/);
    expect((await read('limit=1')).data).toMatchObject([
      { staff: eve, action: 'export', after: { action: 'read' } },
    ]);
  });

  it.each([
    `update desk_audit set staff = 'nobody'`,
    'delete from desk_audit',
    'truncate desk_audit',
    `update audit_batch set hash = ''`,
    'delete from audit_batch',
    'truncate audit_batch',
  ])('refuses in the database to %s', async (statement) => {
    api.setNow('2026-11-16T04:10:00Z');
    await api.container.audit.chain();
    await expect(sql(statement)).rejects.toMatchObject({
      message: expect.stringContaining('append-only'),
    });
  });

  it('is chained in batches ten minutes later, and a changed or removed row is found', async () => {
    const { verify, chain } = api.container.audit;
    api.setNow('2026-11-16T04:09:59Z');
    await chain();
    expect(await verify()).toMatchObject({ batches: 0, rows: 0, brokenAt: null });
    api.setNow('2026-11-16T05:00:00Z');
    await sql(`update staff_member set roles = '{}'`);
    await chain();
    await note('second');
    api.setNow('2026-11-16T05:10:00Z');
    await chain();
    const whole = await verify();
    expect(whole).toMatchObject({ batches: 2, brokenAt: null });
    expect(whole.rows).toBe(await api.countRows('desk_audit'));
    const tamper = async (statement: string) => {
      await sql('alter table desk_audit disable trigger user');
      await sql(statement);
    };
    for (const [statement, undo] of [
      [
        `update desk_audit set staff = 'ben' where staff = 'amy'`,
        `update desk_audit set staff = 'amy' where staff = 'ben'`,
      ],
      [
        `update desk_audit set after = '{"isHalted": false}' where target = 'sms-budget'`,
        `update desk_audit set after = '{"isHalted": true, "note": "A test."}' where target = 'sms-budget'`,
      ],
    ] as const) {
      await tamper(statement);
      const found = (await verify()).brokenAt;
      await tamper(undo);
      expect([statement, found]).toEqual([statement, 1]);
      expect((await verify()).brokenAt).toBeNull();
    }
    await tamper(`delete from desk_audit where after ->> 'target' = 'second'`);
    expect(await verify()).toMatchObject({ batches: 1, brokenAt: 2 });
  });
});
