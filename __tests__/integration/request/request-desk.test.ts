import { bookLoan, signInAs, type TestCustomer } from '@test/support/account/customer';
import { decideRequest } from '@test/support/account/decide-request';
import { codeOf, dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { approve } from '@test/support/staff/approvals';
import { signInStaff } from '@test/support/staff/staff-browser';

describe.each(usualEngines)('Requests as staff see them on %s', (engine) => {
  let api: TestApi;
  let customer: TestCustomer;
  beforeAll(async () => {
    api = await startTestApi(engine);
    customer = await signInAs(api, '+85291234567', { name: '陳大文', language: 'cn' });
  });
  afterAll(() => api.close());

  const ask = async (path: string, body: object): Promise<string> =>
    dataOf(await customer.call(`/los/${path}`, { method: 'POST', body })).reference;
  /** HK$1,200,000 at 6 % a year over five years, from 10 November 2026. */
  const newLoan = () =>
    bookLoan(api, customer.customerId, {
      amount: 1_200_000,
      annualRate: 6,
      tenorMonths: 60,
      startsOn: '2026-11-10',
    });
  const askHoliday = (loanNo: string) =>
    ask('paymHoliday', { loanNo, months: 3, reason: 'Between two jobs' });
  const open = async (reference: string) => dataOf(await api.desk('GET', `/requests/${reference}`));
  const preview = (reference: string, body: object) =>
    api.desk('POST', `/requests/${reference}/preview`, { body });

  it('show what a shorter payment holiday would change, and grant it so', async () => {
    const loanNo = await newLoan();
    const reference = await askHoliday(loanNo);
    const before = await open(reference);
    const effect = dataOf(await preview(reference, { state: 'approved', months: 2 }));
    // Two months of 0.5 % on a principal that stays as it is, in equal parts with the payments after it.
    expect(effect).toMatchObject({
      holiday: {
        months: 2,
        from: '2026-12-10',
        resumesOn: '2027-02-10',
        endsOnAfter: '2032-01-10',
        interestOfHoliday: 12_000,
      },
      before: { endsOn: '2031-11-10', nextPayment: { date: '2026-12-10' } },
      after: { endsOn: '2032-01-10', nextPayment: { date: '2027-02-10' } },
      needsApproval: false,
      version: 1,
    });
    expect(await open(reference)).toEqual(before);
    expect(fieldsOf(await preview(reference, { state: 'approved', months: 4 }))).toHaveProperty(
      'months',
    );
    await decideRequest(api, reference, { state: 'approved', months: 2, note: 'Two are enough.' });
    expect(dataOf(await customer.call(`/los/requests/${reference}`))).toMatchObject({
      state: 'approved',
      months: 2,
    });
    expect(dataOf(await api.desk('GET', `/loans?q=${loanNo}`))).toMatchObject([
      { nextPayment: { date: '2027-02-10' } },
    ]);
  });

  it('say which open request on the loan contradicts them', async () => {
    const loanNo = await newLoan();
    const settlement = await ask('settlement', { loanNo, on: '2026-11-20' });
    const holiday = await askHoliday(await newLoan());
    expect(await open(settlement)).toMatchObject({ conflicts: [], language: 'cn' });
    await api.testDatabase.database.pool.query(
      'update service_request set loan_no = $1 where reference = $2',
      [loanNo, holiday],
    );
    const other = { reference: holiday, kind: 'payment-holiday', state: 'received' };
    expect(await open(settlement)).toMatchObject({ conflicts: [other] });
    expect(fieldsOf(await preview(settlement, { state: 'approved' }))).toHaveProperty('state');
    const quote = dataOf(await api.desk('GET', `/loans/${loanNo}/settlement?on=2026-11-16`));
    await decideRequest(api, holiday, { state: 'declined', note: 'Wants to settle.' });
    await decideRequest(api, settlement, { state: 'approved', note: 'Solicitor told.' });
    const body = { state: 'completed', amount: quote.amount, on: '2026-11-16' };
    expect(dataOf(await preview(settlement, body))).toMatchObject({
      after: { state: 'settled', balance: 0, nextPayment: null },
      needsApproval: true,
    });
  });

  it('of settlement are completed without an amount where what was paid in advance clears the loan', async () => {
    const loanNo = await bookLoan(api, customer.customerId, {
      amount: 90_000,
      annualRate: 6,
      startsOn: '2026-11-10',
    });
    const reference = await ask('settlement', { loanNo, on: '2026-11-16' });
    await decideRequest(api, reference, { state: 'approved', note: 'Solicitor told.' });
    const quote = dataOf(await api.desk('GET', `/loans/${loanNo}/settlement?on=2026-11-16`));
    const payment = { amount: quote.amount, on: '2026-11-16', reference: 'FPS 1' };
    await api.desk('POST', `/loans/${loanNo}/payments`, { body: payment });
    const rest = dataOf(await api.desk('GET', `/loans/${loanNo}/settlement?on=2026-11-16`));
    expect(rest).toMatchObject({ amount: 0 });
    const paidAgain = { state: 'completed', amount: quote.amount, on: '2026-11-16' };
    expect(fieldsOf(await preview(reference, paidAgain))).toHaveProperty('amount');
    await decideRequest(api, reference, { state: 'completed', note: 'It came before.' });
    expect(dataOf(await api.desk('GET', `/loans/${loanNo}`))).toMatchObject({
      state: 'settled',
      balance: 0,
    });
  });

  it('are decided by one of two who opened them at once, and the other learns what was done', async () => {
    const reference = await askHoliday(await newLoan());
    const { version } = await open(reference);
    const decide = (state: string, ifMatch: number) =>
      api.desk('PUT', `/requests/${reference}/state`, { body: { state, note: 'Seen.' }, ifMatch });
    expect((await decide('in-review', version)).status).toBe(200);
    const late = await decide('declined', version);
    expect(codeOf(late)).toEqual([412, 'changed_meanwhile']);
    expect(Object(late.body).changed).toMatchObject({
      version: version + 1,
      changes: [{ what: 'in-review', by: 'amy' }],
    });
    const unversioned = await api.desk('PUT', `/requests/${reference}/state`, {
      body: { state: 'declined', note: 'Seen.' },
    });
    expect(fieldsOf(unversioned)).toHaveProperty('If-Match');
  });

  it('are taken by one of two, found as theirs, and declined once the payment that completed them is taken back', async () => {
    const loanNo = await bookLoan(api, customer.customerId, {
      amount: 400_000,
      annualRate: 6,
      startsOn: '2026-11-10',
    });
    const reference = await ask('settlement', { loanNo, on: '2026-11-20' });
    const { version } = await open(reference);
    const sue = await signInStaff(api, { email: 'sue@lender.hk', roles: ['servicing'] });
    const take = (ifMatch: number) =>
      api.desk('PUT', `/requests/${reference}/assignee`, {
        body: { assignee: 'sue@lender.hk' },
        ifMatch,
      });
    const answers = await Promise.all([take(version), take(version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await open(reference)).toMatchObject({ assignee: 'sue@lender.hk' });
    const mine = await sue.browser.get(`/desk/requests?assignee=me&loanNo=${loanNo}`);
    expect(Object(mine.body)).toMatchObject({ data: [{ reference }], total: 1 });
    const others = await api.desk('GET', `/requests?assignee=nobody&loanNo=${loanNo}`);
    expect(Object(others.body)).toMatchObject({ total: 0 });

    const quote = dataOf(await api.desk('GET', `/loans/${loanNo}/settlement?on=2026-11-16`));
    await decideRequest(api, reference, { state: 'approved', note: 'Solicitor told.' });
    const paid = { state: 'completed', amount: quote.amount, on: '2026-11-16', note: 'It came.' };
    await decideRequest(api, reference, paid);
    expect(await open(reference)).toMatchObject({ state: 'completed' });
    const { transactions } = dataOf(await api.desk('GET', `/loans/${loanNo}`));
    const { id } = transactions.find((one: { reversal: string }) => one.reversal === 'possible');
    const reversal = await api.desk('POST', `/loans/${loanNo}/reversals`, {
      body: { transaction: id, reason: 'The cheque was returned unpaid.' },
    });
    await approve(api, reversal);
    expect(dataOf(await api.desk('GET', `/loans/${loanNo}`))).toMatchObject({ state: 'active' });
    const declined = await open(reference);
    expect(declined).toMatchObject({ state: 'declined' });
    expect(declined.history.at(-1)).toMatchObject({ message: expect.stringContaining('已冲正') });
  });

  it('are listed by state, kind and loan, page by page, which is written down', async () => {
    const loanNo = await newLoan();
    const reference = await askHoliday(loanNo);
    const list = (query: string) => api.desk('GET', `/requests?${query}`);
    expect(Object((await list(`loanNo=${loanNo}&state=open`)).body)).toMatchObject({
      data: [{ reference, customerName: '陳大文', months: 3 }],
      next: null,
      total: 1,
    });
    const found: string[] = [];
    let query = 'sort=oldest&kind=payment-holiday&limit=2';
    for (;;) {
      const { data, next } = Object((await list(query)).body);
      found.push(...data.map((row: { reference: string }) => row.reference));
      if (next === null) break;
      query = `sort=oldest&kind=payment-holiday&limit=2&cursor=${next}`;
    }
    expect(found).toHaveLength(4);
    expect(new Set(found).size).toBe(4);
    expect((await list('phone=91234567')).status).toBe(400);
    const { rows } = await api.testDatabase.database.pool.query(
      "select action, after from desk_audit where target = 'request' order by id desc limit 1",
    );
    expect(rows).toEqual([{ action: 'read', after: { listed: 2 } }]);
  });
});
