import { bookLoan, endHold, signInAs, type TestCustomer } from '@test/support/account/customer';
import { dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { approvePayment } from '@test/support/payment-order/placed-payment';
import { approve, approveById } from '@test/support/staff/approvals';

const bankAccount = { bankCode: '004', accountNumber: '123-456789-833', holder: 'CHAN TAI MAN' };

describe.each(usualEngines)('Money beyond what is owed, on %s', (engine) => {
  let api: TestApi;
  let customer: TestCustomer;
  let loanNo = '';
  beforeAll(async () => {
    api = await startTestApi(engine);
    customer = await signInAs(api, '+85291234567', { name: 'CHAN Tai Man', bankAccount });
    await endHold(api, customer.customerId);
  });
  beforeEach(async () => {
    api.setNow('2026-11-16T04:00:00Z');
    // HK$900,000 at 12 % a year, interest only: HK$9,000 is due today.
    loanNo = await bookLoan(api, customer.customerId, {
      kind: 'interestOnly',
      amount: 900_000,
      annualRate: 12,
      startsOn: '2026-10-16',
    });
  });
  afterAll(() => api.close());

  const loan = async () => dataOf(await api.desk('GET', `/loans/${loanNo}`));
  const pay = async (amount: number, reference: string) => {
    const body = { amount, reference, method: 'fps' };
    const answer = await api.desk('POST', `/loans/${loanNo}/payments`, { body });
    return Object(answer.body).approval ? approve(api, answer) : answer;
  };
  const refund = (amount: number) =>
    api.desk('POST', `/loans/${loanNo}/refunds`, { body: { amount, reason: 'Paid twice.' } });
  const orders = async () =>
    (await api.container.payments.orders.list({ loan: loanNo, sort: 'newest', limit: 10 })).data;

  it('is kept for the customer, and what is owed never falls below nothing', async () => {
    await pay(5_000_000, 'FPS 1');
    expect(await loan()).toMatchObject({
      state: 'active',
      balance: 900_000,
      interestOwed: 0,
      arrears: null,
      paidInAdvance: 4_991_000,
      settlementToday: 0,
    });
    const figure = await api.desk('GET', `/loans/${loanNo}/settlement?on=2026-11-26`);
    // Ten days of HK$900,000 at 12 % are 2,958.90.
    expect(dataOf(figure)).toMatchObject({ principal: 900_000, interest: 2_958.9, amount: 0 });
    const toPrincipal = await api.desk('POST', `/loans/${loanNo}/payments`, {
      body: { amount: 1, reference: 'FPS 2', toPrincipal: true },
    });
    expect(fieldsOf(toPrincipal)).toHaveProperty('amount');
  });

  it('is given back by two people, once, to where two people let it go', async () => {
    await pay(20_000, 'FPS 1');
    expect(fieldsOf(await refund(11_000.01))).toHaveProperty('amount');
    const asked = await Promise.all([refund(11_000), refund(11_000)]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await loan()).toMatchObject({ paidInAdvance: 11_000 });
    const { id } = dataOf(asked.find(({ status }) => status === 200) ?? { body: null });
    const done = await Promise.allSettled(
      Array.from({ length: 5 }, () => approveById(api.container, id)),
    );
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const after = await loan();
    expect(after).toMatchObject({ paidInAdvance: 0, balance: 900_000 });
    expect(after.transactions[0]).toMatchObject({ kind: 'refund', amount: 11_000, owed: 900_000 });
    const [order, ...others] = await orders();
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      origin: 'refund',
      reference: 'refund:1',
      amount: 11_000,
      state: 'waiting',
      account: null,
    });
    await approvePayment(api, order?.id ?? '');
    expect(await orders()).toMatchObject([{ state: 'approved', account: expect.any(String) }]);
    // The payment that it came from cannot be taken back any more.
    const paid = after.transactions.find(({ kind }: { kind: string }) => kind === 'payment');
    const back = await api.desk('POST', `/loans/${loanNo}/reversals`, {
      body: { transaction: paid.id, reason: 'Returned.' },
    });
    expect(fieldsOf(back)).toHaveProperty('transaction');
  });

  it('that comes when a loan is paid back is given back as well', async () => {
    // All of it is due after its one month.
    loanNo = await bookLoan(api, customer.customerId, {
      kind: 'interestOnly',
      amount: 900_000,
      annualRate: 12,
      tenorMonths: 1,
      startsOn: '2026-10-16',
    });
    await pay(909_200, 'FPS 1');
    expect(await loan()).toMatchObject({ state: 'settled', balance: 0, paidInAdvance: 200 });
    await pay(1_000, 'FPS 2');
    expect(await loan()).toMatchObject({ state: 'settled', paidInAdvance: 1_200 });
    await approve(api, await refund(200));
    await approve(api, await refund(1_000));
    expect(await loan()).toMatchObject({ state: 'settled', paidInAdvance: 0 });
    expect((await orders()).map(({ reference }) => reference)).toEqual(['refund:2', 'refund:1']);
  });
});
