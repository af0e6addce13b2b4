import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
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

  const ensure = async (more: object = {}): Promise<string> =>
    Object((await api.desk('POST', '/customers', { body: { phone: '9123 4567', ...more } })).body)
      .data.customerId;
  const trail = async () => Object((await api.desk('GET', '/audit')).body).data;
  const eventsOf = async (customerId: string) =>
    (
      await api.testDatabase.database.pool.query(
        'select kind from security_event where customer_id = $1 order by id',
        [customerId],
      )
    ).rows;

  it('leaves in the trail what was set of a new one, but not what it says', async () => {
    const id = await ensure({ ...details, bankAccount });
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
          bankAccount: 'set',
        },
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/4567|456789|Chan|chan@|Tai Koo/);
    expect(await eventsOf(id)).toEqual([{ kind: 'bank-account-changed' }]);
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

  it('gets a first bank account as a change that leaves a trace, and no second one', async () => {
    const id = await ensure();
    await ensure({ bankAccount });
    await ensure({ bankAccount: { ...bankAccount, accountNumber: '987-654321-002' } });
    const target = `customer:${id}`;
    expect(await trail()).toMatchObject([
      { action: 'read', target },
      { action: 'update', target, before: { bankAccount: null }, after: { bankAccount: 'set' } },
      { action: 'create', target, after: { phone: 'set', language: 'set' } },
    ]);
    expect(await eventsOf(id)).toEqual([{ kind: 'bank-account-changed' }]);
  });
});
