import { dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { secondPerson } from '@test/support/staff/approvals';
import { emptyTables } from '@test/support/database/empty-tables';

const bankAccount = { bankCode: '024', accountNumber: '123-456789-001', holder: 'Chan Tai Man' };
const details = {
  name: 'Chan Tai Man',
  email: 'chan@example.hk',
  address: 'Flat A, 12 Tai Koo Shing',
};

describe.each(usualEngines)('A customer whom staff look up or add on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());
  beforeEach(() => emptyTables(api, ['customer', 'desk_audit']));

  const add = (more: object = {}) =>
    api.desk('POST', '/customers', { body: { phone: '9123 4567', ...more } });
  const ensure = async (more: object = {}): Promise<string> => dataOf(await add(more)).customerId;
  const trail = async () => Object((await api.desk('GET', '/audit')).body).data;
  const eventsOf = async (customerId: string) =>
    (
      await api.testDatabase.database.pool.query(
        'select kind from security_event where customer_id = $1 order by id',
        [customerId],
      )
    ).rows;

  it('leaves in the trail what was set of a new one, but not what it says', async () => {
    const id = await ensure(details);
    const rows = await trail();
    expect(rows).toMatchObject([
      {
        staff: 'amy',
        action: 'create',
        target: `customer:${id}`,
        before: null,
        after: {
          phone: 'set',
          language: 'set',
          name: 'set',
          email: 'set',
          address: 'set',
        },
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/4567|Chan|chan@|Tai Koo/);
    expect(await eventsOf(id)).toEqual([]);
  });

  it('is no new one in the trail when known already, and what is not set is not told', async () => {
    const id = await ensure({ name: details.name });
    expect(await ensure(details)).toBe(id);
    const target = `customer:${id}`;
    expect(await trail()).toMatchObject([
      { action: 'read', target, before: null, after: null },
      {
        action: 'create',
        target,
        before: null,
        after: { phone: 'set', language: 'set', name: 'set' },
      },
    ]);
    expect(await eventsOf(id)).toEqual([]);
  });

  it('gets a first bank account from two people, and no second one in this way', async () => {
    const id = await ensure({ name: details.name });
    const asked = await add({ bankAccount });
    expect(Object(asked.body)).toMatchObject({
      data: { customerId: id },
      approval: { kind: 'first-bank-account', subject: `customer:${id}`, state: 'waiting' },
    });
    expect(await eventsOf(id)).toEqual([]);
    const checker = secondPerson();
    const { approvals } = api.container;
    const request = await approvals.find(checker, Object(asked.body).approval.id);
    expect(request.facts).toEqual([
      { name: 'customer', value: 'Chan Tai Man' },
      { name: 'bankAccount', before: null, value: '024 123-456789-001 Chan Tai Man' },
    ]);
    const maker = { ...checker, staff: 'amy' };
    await expect(approvals.approve(maker, request)).rejects.toMatchObject({ code: 'approval_own' });
    await approvals.approve(checker, request);
    expect(await eventsOf(id)).toEqual([{ kind: 'bank-account-changed' }]);
    const target = `customer:${id}`;
    expect(
      (await trail()).find(
        ({ action, target: on }: Record<string, unknown>) => on === target && action === 'update',
      ),
    ).toMatchObject({ staff: 'amy', before: { bankAccount: null }, after: { bankAccount: 'set' } });
    const again = await add({ bankAccount: { ...bankAccount, accountNumber: '987-654321-002' } });
    expect(Object(again.body)).toEqual({ data: { customerId: id }, approval: null });
    expect(JSON.stringify(await trail())).not.toMatch(/456789|Chan/);
  });
});
