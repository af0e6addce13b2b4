import { bookLoan, signInAs, type TestCustomer } from '@test/support/account/customer';
import { codeOf, dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { addCustomer, approveById, secondPerson } from '@test/support/staff/approvals';
import { signInStaff, type StaffBrowser } from '@test/support/staff/staff-browser';

const at = '2026-11-16T04:00:00Z';
const bankAccount = { bankCode: '004', accountNumber: '123-456789-833', holder: 'CHAN TAI MAN' };

describe.each(usualEngines)('What needs a second person on %s', (engine) => {
  let api: TestApi;
  let customer: TestCustomer;
  let cashier: StaffBrowser;
  let approver: StaffBrowser;
  let loanNo = '';
  let count = 0;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  beforeEach(async () => {
    count += 1;
    api.setNow(at);
    customer = await signInAs(api, `+8529123000${count}`, { name: 'Chan Tai Man', bankAccount });
    loanNo = await bookLoan(api, customer.customerId, {
      kind: 'revolving',
      amount: 100_000,
      creditLimit: 2_000_000,
      annualRate: 9,
      startsOn: '2026-11-10',
    });
    cashier = await newStaff('cat', ['cashier']);
    approver = await newStaff('ann', ['approver']);
  });
  afterAll(() => api.close());

  async function newStaff(
    name: string,
    roles: Parameters<typeof signInStaff>[1]['roles'],
  ): Promise<StaffBrowser> {
    return (await signInStaff(api, { email: `${name}${count}@lender.hk`, roles, at })).browser;
  }
  const draw = (amount: number, reference = 'bank 1', browser = cashier) =>
    browser.post(`/desk/loans/${loanNo}/drawdowns`, { amount, reference });
  const read = async (id: string, browser = approver) =>
    dataOf(await browser.get(`/desk/approvals/${id}`));
  const approve = async (id: string, browser = approver) =>
    browser.post(`/desk/approvals/${id}/approval`, { hash: (await read(id, browser)).hash });
  const balance = async (): Promise<number> =>
    dataOf(await customer.call(`/los/loans/${loanNo}`)).balance;
  const drawn = async (): Promise<string> => dataOf(await draw(50_000)).id;

  it('shows exactly what is decided, and is done once another person approves it', async () => {
    const asked = dataOf(await draw(50_000));
    expect(asked).toMatchObject({
      kind: 'loan-drawdown',
      state: 'waiting',
      subject: `loan:${loanNo}`,
      amount: 50_000,
      maker: `cat${count}@lender.hk`,
    });
    expect(await balance()).toBe(100_000);
    expect(await read(asked.id)).toMatchObject({
      blocked: null,
      facts: [
        { name: 'loanNo', value: loanNo },
        { name: 'borrower', value: 'Chan Tai Man' },
        { name: 'amount', value: 50_000 },
        { name: 'on', value: '2026-11-16' },
        { name: 'reference', value: 'bank 1' },
        { name: 'balance', before: 100_000, value: 150_000 },
        { name: 'available', before: 1_900_000, value: 1_850_000 },
        { name: 'bankAccount', value: '004 123-456789-833 CHAN TAI MAN' },
      ],
    });
    expect(dataOf(await approve(asked.id))).toMatchObject({
      state: 'approved',
      checker: `ann${count}@lender.hk`,
      result: loanNo,
    });
    expect(await balance()).toBe(150_000);
    expect(codeOf(await approve(asked.id))).toEqual([409, 'approval_closed']);
    expect(await balance()).toBe(150_000);
    const { rows } = await api.testDatabase.database.pool.query(
      "select * from approval where body like '%CHAN%' or subject like '%9123%'",
    );
    expect(rows).toEqual([]);
  });

  it('is refused at once where it would be refused later, and asked for once', async () => {
    expect(fieldsOf(await draw(1_900_000.01))).toHaveProperty('amount');
    await drawn();
    expect(codeOf(await draw(1, 'bank 2'))).toEqual([409, 'approval_waiting']);
    const { rows } = await api.testDatabase.database.pool.query(
      "select * from approval where subject = $1 and state = 'waiting'",
      [`loan:${loanNo}`],
    );
    expect(rows).toHaveLength(1);
  });

  it('is neither for its maker, nor for other roles, nor for keys', async () => {
    const both = await newStaff('bob', ['cashier', 'approver']);
    const { id } = dataOf(await draw(50_000, 'bank 1', both));
    expect(await read(id, both)).toMatchObject({ blocked: 'own' });
    expect(codeOf(await approve(id, both))).toEqual([409, 'approval_own']);
    const rejection = { reason: 'no' };
    expect(codeOf(await both.post(`/desk/approvals/${id}/rejection`, rejection))).toEqual([
      409,
      'approval_own',
    ]);
    const servicing = await newStaff('sue', ['servicing']);
    expect(await read(id, servicing)).toMatchObject({ blocked: 'role' });
    expect(codeOf(await approve(id, servicing))).toEqual([403, 'forbidden']);
    const administrator = await newStaff('eve', ['administrator']);
    expect((await administrator.get(`/desk/approvals/${id}`)).status).toBe(404);
    const { hash } = await read(id);
    const byKey = await api.desk('POST', `/approvals/${id}/approval`, { body: { hash } });
    expect(byKey.status).toBe(403);
    const { pool } = api.testDatabase.database;
    await expect(
      pool.query(
        "update approval set state = 'approved', checker = maker, decided_at = now() where id = $1",
        [id],
      ),
    ).rejects.toThrow('approval_other_person');
    expect(await balance()).toBe(100_000);
  });

  it('wants a checker who has just shown to be there', async () => {
    const id = await drawn();
    api.setNow('2026-11-16T04:06:00Z');
    expect(codeOf(await approve(id))).toEqual([409, 'step_up_required']);
    expect(await balance()).toBe(100_000);
  });

  it('is void once the data changed, and nothing is done', async () => {
    const id = await drawn();
    await api.desk('POST', `/loans/${loanNo}/payments`, { body: { amount: 1, reference: 'fps' } });
    const before = await balance();
    expect(codeOf(await approve(id))).toEqual([409, 'approval_void']);
    expect([await balance(), (await read(id)).state]).toEqual([before, 'void']);
    const other = dataOf(await draw(2, 'bank 3'));
    const changed = { bankCode: '012', accountNumber: '345-678901-234', holder: 'EVE' };
    await api.testDatabase.database.pool.query(
      'update bank_account set replaced_at = now() where customer_id = $1',
      [customer.customerId],
    );
    await addCustomer(api, { phone: customer.phone, bankAccount: changed });
    expect(codeOf(await approve(other.id))).toEqual([409, 'approval_void']);
    expect(await balance()).toBe(before);
  });

  it('has one effect when fifty staff approve it at once', async () => {
    const id = await drawn();
    const { hash } = await read(id);
    const { approvals } = api.container;
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, (_none, index) =>
        approvals.approve(secondPerson(`checker${index}@lender.hk`), { id, hash }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason.code] : [],
    );
    expect(new Set(refused)).toEqual(new Set(['approval_closed']));
    expect(await balance()).toBe(150_000);
  });

  it('stays in the list with its reason when it is rejected or taken back, for good', async () => {
    const id = await drawn();
    const reason = 'The account is not hers.';
    const rejected = await approver.post(`/desk/approvals/${id}/rejection`, { reason });
    expect(dataOf(rejected)).toMatchObject({ state: 'rejected', reason });
    const other = await drawn();
    expect(codeOf(await approver.post(`/desk/approvals/${other}/withdrawal`))).toEqual([
      404,
      'not_found',
    ]);
    expect((await cashier.post(`/desk/approvals/${other}/withdrawal`)).status).toBe(200);
    expect(codeOf(await approve(other))).toEqual([409, 'approval_closed']);
    const mine = `/desk/approvals?maker=cat${count}@lender.hk`;
    const first = Object((await cashier.get(`${mine}&limit=1`)).body);
    expect(first).toMatchObject({ data: [{ id: other, state: 'withdrawn' }], total: 2 });
    const second = Object((await cashier.get(`${mine}&limit=1&cursor=${first.next}`)).body);
    expect(second).toMatchObject({ data: [{ id, state: 'rejected', reason }], next: null });
    expect((await cashier.get(`${mine}&sort=x`)).status).toBe(400);
    const { pool } = api.testDatabase.database;
    await expect(
      pool.query("update approval set reason = 'x' where id = $1", [id]),
    ).rejects.toThrow('final');
    await expect(pool.query('delete from approval where id = $1', [id])).rejects.toThrow('final');
  });

  it('is a payment above the limit of the lender, and no other', async () => {
    const pay = async (amount: number, reference: string) =>
      Object(
        (await api.desk('POST', `/loans/${loanNo}/payments`, { body: { amount, reference } })).body,
      );
    const { id } = dataOf(await draw(600_000));
    await approveById(api.container, id);
    expect(await pay(500_000, 'fps 1')).toMatchObject({ approval: null });
    expect(await balance()).toBe(200_000);
    await approveById(api.container, dataOf(await draw(500_000, 'bank 2')).id);
    const above = await pay(500_000.01, 'fps 2');
    expect(above).toMatchObject({ approval: { kind: 'loan-payment', amount: 500_000.01 } });
    expect(await balance()).toBe(700_000);
    await approveById(api.container, above.approval.id);
    expect(await balance()).toBe(199_999.99);
  });
});
