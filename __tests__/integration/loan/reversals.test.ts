import { bookLoan, endHold, signInAs, type TestCustomer } from '@test/support/account/customer';
import { codeOf, dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { approvePayment, makePaymentFile } from '@test/support/payment-order/placed-payment';
import { approve, approveById, secondPerson } from '@test/support/staff/approvals';

const bankAccount = { bankCode: '004', accountNumber: '123-456789-833', holder: 'CHAN TAI MAN' };

describe.each(usualEngines)('A payment that had not come, on %s', (engine) => {
  let api: TestApi;
  let customer: TestCustomer;
  let loanNo = '';
  beforeAll(async () => {
    api = await startTestApi(engine);
    customer = await signInAs(api, '+85291234567', { name: 'CHAN Tai Man', bankAccount });
  });
  beforeEach(async () => {
    api.setNow('2026-09-16T04:00:00Z');
    // HK$600,000 at 6 % a year, interest only: HK$3,000 on the 16th of each month.
    loanNo = await bookLoan(api, customer.customerId, {
      kind: 'interestOnly',
      amount: 600_000,
      annualRate: 6,
      startsOn: '2026-08-16',
    });
  });
  afterAll(() => api.close());

  const loan = async () => dataOf(await api.desk('GET', `/loans/${loanNo}`));
  const pay = (body: object) => api.desk('POST', `/loans/${loanNo}/payments`, { body });
  const reverse = (transaction: string, ifMatch?: number) =>
    api.desk('POST', `/loans/${loanNo}/reversals`, {
      body: { transaction, reason: 'The cheque was returned unpaid.' },
      ...(ifMatch === undefined ? {} : { ifMatch }),
    });
  const statements = async () => (await loan()).statements;
  const paidToPrincipal = async (): Promise<string> => {
    const body = { amount: 103_000, reference: 'CHQ 1', method: 'cheque', toPrincipal: true };
    return dataOf(await pay(body)).transactions[0].id;
  };

  it('is taken back by two people, with the interest that it had saved, and statements stay', async () => {
    const id = await paidToPrincipal();
    api.setNow('2026-11-20T04:00:00Z');
    const before = await loan();
    // HK$2,500 of October and of November.
    expect(before).toMatchObject({ balance: 500_000, interestOwed: 5_000 });
    expect(before.transactions.find((one: { id: string }) => one.id === id)).toMatchObject({
      reference: 'CHQ 1',
      method: 'cheque',
      reversal: 'possible',
    });
    const issued = await statements();
    expect(issued[0]).toMatchObject({ stmDate: '2026-10-31', paid: 0, closing: 502_500 });
    const preview = await api.desk('POST', `/loans/${loanNo}/postings/preview`, {
      body: { kind: 'reversal', transaction: id, reason: 'Returned.' },
    });
    const owed = { balance: 600_000, interestOwed: 9_000, interestPaid: 0, principalPaid: 0 };
    expect(dataOf(preview)).toMatchObject({ after: owed, needsApproval: true });
    expect(await loan()).toEqual(before);

    const asked = await reverse(id, before.version);
    expect(dataOf(asked)).toMatchObject({ kind: 'loan-reversal', amount: 103_000, maker: 'amy' });
    expect((await loan()).balance).toBe(500_000);
    const shown = await api.container.approvals.find(secondPerson(), dataOf(asked).id);
    expect(shown.facts).toContainEqual({ name: 'interestOwed', before: 5_000, value: 9_000 });
    await expect(
      api.container.approvals.approve(secondPerson('amy'), { id: shown.id, hash: shown.hash }),
    ).rejects.toThrow('approval_own');
    expect(await approve(api, asked)).toMatchObject({ state: 'approved', result: loanNo });
    const after = await loan();
    expect(after).toMatchObject({ ...owed, arrears: { since: '2026-09-16', amount: 9_000 } });
    expect(after.transactions[0]).toMatchObject({
      kind: 'payment-reversal',
      reference: 'CHQ 1',
      principal: 100_000,
      interest: 4_000,
      amount: 104_000,
    });
    expect(await statements()).toEqual(issued);
    // Read again from the database, the month that runs costs HK$3,000 from its first day on.
    api.setNow('2026-12-16T04:00:00Z');
    expect(await loan()).toMatchObject({ interestOwed: 12_000 });
    expect((await statements())[0]).toMatchObject({ stmDate: '2026-11-30', closing: 609_000 });
  });

  it('goes once, whoever asks and however often, and its reference is not booked again', async () => {
    const id = await paidToPrincipal();
    const asked = await Promise.all([reverse(id), reverse(id), reverse(id)]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { id: approvalId } = dataOf(asked.find(({ status }) => status === 200) ?? { body: null });
    const done = await Promise.allSettled(
      Array.from({ length: 5 }, () => approveById(api.container, approvalId)),
    );
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(fieldsOf(await reverse(id))).toHaveProperty('transaction');
    const { rows } = await api.testDatabase.database.pool.query(
      "select * from ledger_entry where loan_no = $1 and kind = 'payment-reversal'",
      [loanNo],
    );
    expect(rows).toMatchObject([{ reference: 'back:desk:CHQ 1' }]);
    await expect(
      api.testDatabase.database.pool.query(
        `insert into ledger_entry (loan_no, seq, kind, "on", posted_at, reference, cash, principal, billed, interest, deferred, income, credit, principal_after, billed_after, interest_after, deferred_after, credit_after)
         select loan_no, seq + 1, kind, "on", posted_at, reference, cash, principal, billed, interest, deferred, income, credit, principal_after, billed_after, interest_after, deferred_after, credit_after from ledger_entry where loan_no = $1 and kind = 'payment-reversal'`,
        [loanNo],
      ),
    ).rejects.toMatchObject({ constraint: 'ledger_entry_once' });
    const body = { amount: 103_000, reference: 'CHQ 1', toPrincipal: true };
    expect(fieldsOf(await pay(body))).toHaveProperty('reference');
    expect((await pay({ ...body, reference: 'CHQ 1b' })).status).toBe(200);
  });

  it('is neither a charge, nor asked for of a loan that somebody has posted on since', async () => {
    const { transactions, version } = await loan();
    expect(fieldsOf(await reverse(transactions[0].id))).toHaveProperty('transaction');
    const id = await paidToPrincipal();
    expect(codeOf(await reverse(id, version))).toEqual([412, 'changed_meanwhile']);
    const asked = await reverse(id);
    await pay({ amount: 1_000, reference: 'FPS 2' });
    await expect(approve(api, asked)).rejects.toThrow('approval_void');
  });

  it('may be a draw-down booked in error, whose money is not sent, and not once the bank has it', async () => {
    api.setNow('2026-11-16T04:00:00Z');
    const revolving = await bookLoan(api, customer.customerId, {
      kind: 'revolving',
      amount: undefined,
      creditLimit: 100_000,
      annualRate: 9,
      startsOn: '2026-11-01',
    });
    const at = `/loans/${revolving}`;
    const draw = async (reference: string): Promise<string> => {
      const body = { amount: 5_000, reference };
      await approve(api, await api.desk('POST', `${at}/drawdowns`, { body }));
      const { transactions } = dataOf(await api.desk('GET', at));
      expect(transactions[0]).toMatchObject({ kind: 'withdrawal', reversal: 'possible' });
      return transactions[0].id;
    };
    const takeBack = (transaction: string) =>
      api.desk('POST', `${at}/reversals`, { body: { transaction, reason: 'The wrong loan.' } });
    const orders = async () =>
      (await api.container.payments.orders.list({ loan: revolving, sort: 'newest', limit: 5 }))
        .data;
    const first = await draw('D 1');
    const asked = await takeBack(first);
    expect(dataOf(asked)).toMatchObject({ kind: 'loan-reversal', amount: 5_000 });
    await approve(api, asked);
    expect(dataOf(await api.desk('GET', at))).toMatchObject({ balance: 0, available: 100_000 });
    expect(await orders()).toMatchObject([{ state: 'cancelled' }]);
    expect(fieldsOf(await takeBack(first))).toHaveProperty('transaction');

    const second = await draw('D 2');
    await endHold(api, customer.customerId);
    const [order] = await orders();
    await approvePayment(api, order?.id ?? '');
    await makePaymentFile(api);
    expect(fieldsOf(await takeBack(second))).toHaveProperty('state');
  });
});
