import type { Permission } from '@/contracts/staff/permissions';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import { createSearchModule } from '@/backoffice/domains/search/search.module';
import { createDataCipher } from '@/backoffice/common/data-cipher';
import { signInAs } from '@test/support/account/customer';
import { codeOf, dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { applicantBrowser } from '@test/support/application/applicant';
import { completeForm } from '@test/support/application/application-form';
import { testNow, usualEngines } from '@test/support/database/test-database';
import { makeKey } from '@test/support/staff/api-keys';
import { phone } from '@test/support/otp/otp-client';
import { approve } from '@test/support/staff/approvals';

const everything: Permission[] = ['customer.read', 'application.read', 'loan.read'];

describe.each(usualEngines)('The search of staff on %s', (engine) => {
  let api: TestApi;
  const ids = new Map<string, string>();
  let applicationNumber = '';
  beforeAll(async () => {
    api = await startTestApi(engine);
    const first = await signInAs(api, '+85261234567', {
      name: '陳 大文',
      email: 'Tai.Man@example.com',
    });
    const [person] = completeForm().applicants?.persons ?? [];
    const { appl_no } = await applicantBrowser(api).apply({
      form: completeForm({
        applicants: {
          kind: 'persons',
          persons: [{ ...person, name: 'WONG Siu-ming', idNumber: 'Z683365(A)' }],
        },
        property: { ...completeForm().property, address: 'Flat B, 7/F, Mayfair Gardens' },
      }),
    });
    applicationNumber = appl_no;
    const { customerId: applicant } = await signInAs(api, phone);
    ids.set('first', first.customerId).set('applicant', applicant);
  });
  afterAll(() => api.close());

  const find = async (q: string, token?: string) => {
    const { by, customers, applications } = dataOf(
      await api.desk('POST', '/search', { body: { q }, ...(token ? { token } : {}) }),
    );
    return {
      by,
      customers: customers.map((one: { customerId: string }) => one.customerId),
      applications:
        applications?.map((one: { applicationNumber: string }) => one.applicationNumber) ?? null,
    };
  };

  it.each([
    ['陈大文', { by: 'name', people: ['first'], isApplication: false }],
    ['6123 4567', { by: 'phone', people: ['first'], isApplication: false }],
    ['tai.man@example.com', { by: 'email', people: ['first'], isApplication: false }],
    ['ming wong', { by: 'name', people: ['applicant'], isApplication: true }],
    [phone, { by: 'phone', people: ['applicant'], isApplication: true }],
    // Of an identity document only the application knows.
    ['z683365', { by: 'identity', people: [], isApplication: true }],
    ['7/F Mayfair Gardens', { by: 'address', people: [], isApplication: true }],
    ['mayfair', { by: 'name', people: [], isApplication: true }],
    ['8/F Mayfair Gardens', { by: 'address', people: [], isApplication: false }],
    ['nobody here', { by: 'name', people: [], isApplication: false }],
  ])('finds by what %s is', async (q, { by, people, isApplication }) =>
    expect(await find(q)).toEqual({
      by,
      customers: people.map((who) => ids.get(who)),
      applications: isApplication ? [applicationNumber] : [],
    }),
  );

  it('finds by numbers of ours, and applications only for those who may read them', async () => {
    expect(await find(applicationNumber.toLowerCase())).toEqual({
      by: 'number',
      customers: [],
      applications: [applicationNumber],
    });
    const cashier = await makeKey(api, ['customer.read']);
    expect((await find('wong ming', cashier)).applications).toBeNull();
    expect(codeOf(await api.desk('POST', '/search', { body: { q: '陳' } }))).toEqual([
      400,
      'validation_failed',
    ]);
  });

  it('keeps what was searched for neither in the trail nor in the log, and no words in the database', async () => {
    await find('Wong Siu Ming');
    const { rows } = await api.testDatabase.database.pool.query(
      `select staff, action, target, after from desk_audit where target = 'search' order by id desc limit 1`,
    );
    expect(rows).toEqual([
      {
        staff: 'amy',
        action: 'read',
        target: 'search',
        after: { by: 'name', customers: 1, applications: 1 },
      },
    ]);
    expect(JSON.stringify(api.log)).not.toMatch(/wong/i);
    const entries = await api.testDatabase.database.pool.query('select tokens from search_entry');
    expect(entries.rows).toHaveLength(3);
    for (const { tokens } of entries.rows as { tokens: string[] }[]) {
      expect(tokens.length).toBeGreaterThan(2);
      expect(tokens).toEqual(tokens.toSorted());
      for (const token of tokens) expect(token).toMatch(/^[\w-]{16}$/);
    }
  });

  it('follows a changed phone at once', async () => {
    const { customerId: changing } = await signInAs(api, '+85263330000', { name: 'LAU Ka Ho' });
    expect((await find('63330000')).customers).toEqual([changing]);
    const asked = await api.desk('PUT', `/customers/${changing}/phone`, {
      body: { phone: '64440000', note: 'Seen at the counter.' },
    });
    await approve(api, asked);
    expect((await find('63330000')).customers).toEqual([]);
    expect((await find('64440000')).customers).toEqual([changing]);
  });

  it('follows a changed address at once', async () => {
    const moving = await signInAs(api, '+85263330001');
    const move = (address: string) =>
      moving.call('/los/internetInfoUpd', { method: 'POST', body: { kind: 'address', address } });
    await move('Flat C, 3/F, Oldfield House');
    expect((await find('oldfield')).customers).toEqual([moving.customerId]);
    await move('Flat D, 5/F, Newfield House');
    expect((await find('oldfield')).customers).toEqual([]);
    expect((await find('5/F Newfield')).customers).toEqual([moving.customerId]);
  });

  it('goes on finding under a new secret, and makes the entries anew under it', async () => {
    const { env, database } = api.testDatabase;
    const [old = ''] = env.SESSION_SECRET;
    const fresh = 'session-of-next-year-0123456789-0123456789';
    const searchUnder = (SESSION_SECRET: string[]) =>
      createSearchModule({
        env: { SESSION_SECRET },
        cipher: createDataCipher(env.DATA_ENCRYPTION_KEY),
        log: api.container.log,
        db: database.db,
        customers: api.container.customers,
        now: () => testNow,
      });
    const by = { staff: 'amy', permissions: everything };
    const both = searchUnder([fresh, old]);
    const countOf = async ({ search }: ReturnType<typeof searchUnder>) =>
      (await search.search(by, '陳大文')).customers.length;
    expect(await countOf(both)).toBe(1);
    expect(await countOf(searchUnder([fresh]))).toBe(0);
    await both.makeWaiting();
    expect(await countOf(searchUnder([fresh]))).toBe(1);
    const stolen = createKeyedHash([old], 'search')('name', '陈大').slice(0, 16);
    const { rows } = await database.pool.query(
      'select 1 from search_entry where tokens @> array[$1]',
      [stolen],
    );
    expect(rows).toEqual([]);
    await searchUnder([old]).makeWaiting();
  });

  it('is refused who searches too often', async () => {
    const slow = await startTestApi(engine, { RATE_LIMIT_DESK_SEARCHES_PER_MINUTE: '2' });
    const search = () => slow.desk('POST', '/search', { body: { q: 'Chan' } });
    expect((await search()).status).toBe(200);
    expect((await search()).status).toBe(200);
    expect(codeOf(await search())).toEqual([429, 'rate_limited']);
    await slow.close();
  });
});
