import { decideRequest } from '@test/support/account/decide-request';
import { dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import {
  bookLoan,
  issueStepUpProof,
  signInAs,
  type TestCustomer,
} from '@test/support/account/customer';
import { usualEngines } from '@test/support/database/test-database';
import { approve } from '@test/support/staff/approvals';

const bankAccount = { bankCode: '004', accountNumber: '123-456789-833', holder: 'CHAN TAI MAN' };

describe.each(usualEngines)('Decisions of staff on %s', (engine) => {
  let api: TestApi;
  let customer: TestCustomer;
  let phones = 0;
  const decide = (reference: string, body: object) =>
    decideRequest(api, reference, { note: 'checked', ...body });
  const loan = async (loanNo: string) => dataOf(await customer.call(`/los/loans/${loanNo}`));
  const revolving = () =>
    bookLoan(api, customer.customerId, {
      kind: 'revolving',
      amount: undefined,
      creditLimit: 100_000,
      annualRate: 9,
      startsOn: '2026-11-01',
    });
  /** Another day, on which the same customer signs in anew. */
  const on = async (day: string) => {
    api.setNow(`${day}T04:00:00Z`);
    customer = await signInAs(api, `+8529123000${phones}`, { bankAccount });
  };
  const withdraw = async (loanNo: string, amount: number): Promise<string> => {
    const { id } = dataOf(await customer.call('/user/info')).bankAccount;
    const proof = await issueStepUpProof(api, {
      phone: customer.phone,
      operation: `withdrawal:${loanNo}:${amount * 100}:${id}`,
    });
    return dataOf(
      await customer.call('/los/internetWithdrawal', {
        method: 'POST',
        body: { loanNo, amount, bankAccountId: id },
        proof,
      }),
    ).reference;
  };

  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  beforeEach(async () => {
    phones += 1;
    await on('2026-11-16');
  });
  afterAll(() => api.close());

  it('settle a loan as of the day on which its money came, for exactly that', async () => {
    const loanNo = await bookLoan(api, customer.customerId, {
      kind: 'interestOnly',
      startsOn: '2026-11-01',
      amount: 365_000,
      annualRate: 10,
    });
    const { reference } = dataOf(
      await customer.call('/los/settlement', {
        method: 'POST',
        body: { loanNo, on: '2026-11-16' },
      }),
    );
    await decide(reference, { state: 'approved' });
    await on('2026-11-18');
    // 365,000 × 10 % × 15 days / 365, not 17 days
    expect(fieldsOf(await decide(reference, { state: 'completed' }))).toEqual({
      amount: 'On that day HK$366,500 settles the loan. Please enter the amount that came in.',
    });
    expect(
      Object.keys(fieldsOf(await decide(reference, { state: 'completed', amount: 366_700 }))),
    ).toEqual(['amount']);
    expect(
      Object.keys(
        fieldsOf(
          await decide(reference, { state: 'completed', amount: 366_700, on: '2026-11-19' }),
        ),
      ),
    ).toEqual(['on']);
    expect((await decide(reference, { state: 'completed', amount: 366_500 })).status).toBe(200);
    const settled = await loan(loanNo);
    expect(settled).toMatchObject({ state: 'settled', balance: 0, interestPaid: 1_500 });
    expect(settled.transactions[0]).toMatchObject({
      kind: 'settlement',
      date: '2026-11-16',
      amount: -366_500,
    });
  });

  it('take a part repayment off the principal once its money is here, once', async () => {
    const loanNo = await bookLoan(api, customer.customerId, {
      kind: 'interestOnly',
      startsOn: '2026-11-01',
      amount: 365_000,
      annualRate: 10,
    });
    const ask = (path: string, body: object) =>
      customer.call(`/los/${path}`, {
        method: 'POST',
        body: { loanNo, on: '2026-11-16', ...body },
      });
    const { reference } = dataOf(await ask('prepayment', { amount: 100_000 }));
    expect(Object.keys(fieldsOf(await ask('settlement', {})))).toEqual(['loanNo']);
    expect((await decide(reference, { state: 'approved' })).status).toBe(200);
    expect(await loan(loanNo)).toMatchObject({ balance: 365_000 });
    expect(
      Object.keys(fieldsOf(await decide(reference, { state: 'completed', amount: 365_000 }))),
    ).toEqual(['amount']);
    const done = await decide(reference, { state: 'completed', amount: 99_000 });
    expect(dataOf(done)).toMatchObject({ state: 'completed', amount: 99_000 });
    expect((await decide(reference, { state: 'completed' })).status).toBe(409);
    expect(await loan(loanNo)).toMatchObject({
      balance: 266_000,
      principalPaid: 99_000,
      paidInAdvance: 0,
    });
  });

  it('settle a loan whose money was posted before, without money that nobody paid', async () => {
    const loanNo = await bookLoan(api, customer.customerId, {
      kind: 'interestOnly',
      startsOn: '2026-11-01',
      amount: 365_000,
      annualRate: 10,
    });
    const { reference } = dataOf(
      await customer.call('/los/settlement', {
        method: 'POST',
        body: { loanNo, on: '2026-11-16' },
      }),
    );
    expect(
      (
        await api.desk('POST', `/loans/${loanNo}/payments`, {
          body: { amount: 366_500, reference: 'bank 1' },
        })
      ).status,
    ).toBe(200);
    await decide(reference, { state: 'approved' });
    expect((await decide(reference, { state: 'completed' })).status).toBe(200);
    expect(await loan(loanNo)).toMatchObject({ state: 'settled', balance: 0, paidInAdvance: 0 });
  });

  it('leave a loan open while one of its withdrawals is on its way', async () => {
    const loanNo = await revolving();
    const withdrawal = await withdraw(loanNo, 10_000);
    const { reference } = dataOf(
      await customer.call('/los/settlement', {
        method: 'POST',
        body: { loanNo, on: '2026-11-16' },
      }),
    );
    await decide(reference, { state: 'approved' });
    expect(
      Object.keys(fieldsOf(await decide(reference, { state: 'completed', amount: 10_000 }))),
    ).toEqual(['state']);
    await approve(api, await decide(withdrawal, { state: 'declined' }));
    expect((await decide(reference, { state: 'completed' })).status).toBe(200);
    expect(await loan(loanNo)).toMatchObject({ state: 'settled', balance: 0 });
  });

  it('bring a withdrawal back after the term of its loan has ended', async () => {
    const loanNo = await bookLoan(api, customer.customerId, {
      kind: 'revolving',
      amount: undefined,
      creditLimit: 100_000,
      annualRate: 9,
      tenorMonths: 1,
      startsOn: '2026-11-01',
    });
    const withdrawal = await withdraw(loanNo, 10_000);
    await on('2026-12-01');
    const { balance, interestOwed } = await loan(loanNo);
    expect(
      (
        await api.desk('POST', `/loans/${loanNo}/payments`, {
          body: { amount: balance + interestOwed, reference: 'bank 2' },
        })
      ).status,
    ).toBe(200);
    expect(await loan(loanNo)).toMatchObject({ state: 'settled', paidInAdvance: 0 });
    await approve(api, await decide(withdrawal, { state: 'declined' }));
    expect(await loan(loanNo)).toMatchObject({
      state: 'settled',
      balance: 0,
      paidInAdvance: balance + interestOwed,
    });
  });

  it('grant a payment holiday as its customer saw it, or not at all', async () => {
    const loanNo = await bookLoan(api, customer.customerId, {
      startsOn: '2026-10-20',
      amount: 1_200_000,
      tenorMonths: 60,
    });
    const ask = async () =>
      dataOf(
        await customer.call('/los/paymHoliday', {
          method: 'POST',
          body: { loanNo, months: 3, reason: 'Between two jobs' },
        }),
      ).reference;
    const reference = await ask();
    expect(dataOf(await customer.call(`/los/requests/${reference}`))).toMatchObject({
      months: 3,
      on: '2026-11-20',
    });
    await on('2026-11-20');
    const { nextPayment } = await loan(loanNo);
    await api.desk('POST', `/loans/${loanNo}/payments`, {
      body: { amount: nextPayment.amount, reference: 'bank 3' },
    });
    expect(fieldsOf(await decide(reference, { state: 'approved' }))).toEqual({
      state: expect.stringContaining('2026-12-20'),
    });
    expect(await loan(loanNo)).toMatchObject({ holiday: null });
    await decide(reference, { state: 'declined' });
    expect((await decide(await ask(), { state: 'approved' })).status).toBe(200);
    expect(await loan(loanNo)).toMatchObject({ holiday: { from: '2026-12-20', months: 3 } });
  });

  it('pay nothing more out while a payment is due', async () => {
    const loanNo = await bookLoan(api, customer.customerId, {
      kind: 'revolving',
      amount: 50_000,
      creditLimit: 100_000,
      annualRate: 9,
      startsOn: '2026-10-10',
    });
    expect(await loan(loanNo)).toMatchObject({ available: 0, arrears: { days: 6 } });
    expect(
      Object.keys(
        fieldsOf(
          await api.desk('POST', `/loans/${loanNo}/drawdowns`, {
            body: { amount: 100, reference: 'bank 4' },
          }),
        ),
      ),
    ).toEqual(['loanNo']);
    expect(
      dataOf(await customer.call(`/los/internetWithdrawal/limits?loan_no=${loanNo}`)),
    ).toMatchObject({ available: 0, maximum: 0, blocked: 'arrears' });
  });

  it('do not keep other loans from being charged when one cannot be', async () => {
    const { pool } = api.testDatabase.database;
    const [broken, sound] = [
      await revolving(),
      await bookLoan(api, customer.customerId, { startsOn: '2026-11-10' }),
    ];
    await pool.query("update loan set kind = 'none' where loan_no = $1", [broken]);
    await on('2026-12-10');
    await api.container.loans.ledger.billDueLoans();
    const { rows } = await pool.query(
      'select loan_no, billed_periods from loan where loan_no in ($1, $2)',
      [broken, sound],
    );
    expect(Object.fromEntries(rows.map((row) => [row.loan_no, row.billed_periods]))).toEqual({
      [broken]: 0,
      [sound]: 1,
    });
    expect(api.log).toContainEqual(
      expect.objectContaining({
        level: 'error',
        message: 'A loan cannot be charged',
        details: expect.objectContaining({ loanNo: broken }),
      }),
    );
    await pool.query("update loan set kind = 'revolving' where loan_no = $1", [broken]);
  });
});
