import { bookLoan, signInAs, type TestCustomer } from '@test/support/account/customer';
import { dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { approveById, secondPerson } from '@test/support/staff/approvals';
import { pdfTextOf } from '@test/support/statement/pdf-text';

describe.each(usualEngines)('Other payments of a loan, on %s', (engine) => {
  let api: TestApi;
  let customer: TestCustomer;
  let loanNo = '';
  beforeAll(async () => {
    api = await startTestApi(engine);
    customer = await signInAs(api, '+85291234567', { name: 'CHAN Tai Man', language: 'hk' });
  });
  beforeEach(async () => {
    api.setNow('2026-09-16T04:00:00Z');
    // HK$120,000 without interest in twelve months: HK$10,000 on the 16th of each month.
    loanNo = await bookLoan(api, customer.customerId, {
      kind: 'principalAndInterest',
      amount: 120_000,
      annualRate: 0,
      tenorMonths: 12,
      startsOn: '2026-09-16',
    });
    // Two payments are missed.
    api.setNow('2026-11-20T04:00:00Z');
  });
  afterAll(() => api.close());

  const payments = {
    from: '2026-11-25',
    months: 24,
    sharesArrears: true,
    reason: 'Income fell by half.',
  };
  const ask = (body: object = payments) =>
    api.desk('POST', `/loans/${loanNo}/restructures`, { body });
  const loan = async () => dataOf(await api.desk('GET', `/loans/${loanNo}`));

  it('are tried out, approved exactly as they were seen, and told in letter, message and schedule', async () => {
    // Two months later nobody is signed in any more.
    customer = await signInAs(api, '+85291234567', {});
    expect((await loan()).arrears).toMatchObject({ amount: 20_000 });
    const tried = dataOf(
      await api.desk('POST', `/loans/${loanNo}/postings/preview`, {
        body: { kind: 'restructure', ...payments },
      }),
    );
    expect(tried).toMatchObject({
      needsApproval: true,
      rate: {
        kind: 'restructure',
        paymentOn: '2026-12-16',
        before: { payment: 10_000, paymentsLeft: 10, due: 20_000, endsOn: '2027-09-16' },
        after: {
          payment: 5_000,
          paymentsLeft: 24,
          due: 0,
          lastPayment: 5_000,
          endsOn: '2028-11-16',
        },
      },
    });
    const asked = dataOf(await ask());
    expect(asked).toMatchObject({ kind: 'loan-restructure', subject: `loan:${loanNo}` });
    const { facts } = await api.container.approvals.find(secondPerson(), asked.id);
    expect(facts).toEqual(
      expect.arrayContaining([
        { name: 'payment', before: 10_000, value: 5_000 },
        { name: 'paymentsLeft', before: 10, value: 24 },
        { name: 'due', before: 20_000, value: 0 },
        { name: 'note', value: payments.reason },
      ]),
    );
    expect((await loan()).arrears).not.toBeNull();
    await approveById(api.container, asked.id);
    expect(await loan()).toMatchObject({ arrears: null, balance: 120_000, tenorMonths: 26 });
    const own = dataOf(await customer.call(`/los/loans/${loanNo}`));
    expect(own.schedule.slice(0, 3).map(({ state }: { state: string }) => state)).toEqual([
      'shared',
      'shared',
      'due',
    ]);
    expect(own.transactions[0]).toMatchObject({ kind: 'restructure', amount: 0, owed: 120_000 });
    await api.container.outbox.runNow();
    expect(api.sent.at(-1)?.text).toContain('尚餘24期');
    const letter = dataOf(await customer.call('/los/letters')).find(
      (one: { loanNo: string; kind: string }) =>
        one.loanNo === loanNo && one.kind === 'restructured',
    );
    const text = await pdfTextOf(api, customer, {
      path: `/los/letters/${loanNo}/${letter.name}`,
      language: 'en',
    });
    expect(text).toContain('Your new payments');
    expect(text).toContain('HK$20,000.00');
    expect(text).toContain('16 November 2028');
    api.setNow('2026-12-16T04:00:00Z');
    expect((await loan()).nextPayment).toMatchObject({ date: '2026-12-16', amount: 5_000 });
  });

  it('are void where the loan was changed before they are approved', async () => {
    const { id } = dataOf(await ask());
    await api.desk('POST', `/loans/${loanNo}/payments`, {
      body: { amount: 100, reference: 'FPS 1' },
    });
    await expect(approveById(api.container, id)).rejects.toThrow('approval_void');
    expect((await loan()).arrears).not.toBeNull();
  });

  it('are refused where nothing would change, and the database refuses interest made principal', async () => {
    const { months: _months, ...same } = payments;
    expect(fieldsOf(await ask({ ...same, sharesArrears: false }))).toHaveProperty('months');
    const capitalised = api.testDatabase.database.pool.query(
      `insert into ledger_entry (loan_no, seq, kind, "on", posted_at, reference, cash, principal, billed, interest, deferred, income, credit,
         terms_from, terms_rate_micros, terms_instalment_cents, terms_tenor_months, terms_share_arrears, principal_after, billed_after, interest_after, deferred_after, credit_after)
       values ($1, 99, 'restructure', '2026-11-20', now(), 'restructure:1', 0, 500, 0, -500, 0, 0, 0, '2026-11-20', 0, 1, 24, true, 1, 0, 0, 0, 0)`,
      [loanNo],
    );
    await expect(capitalised).rejects.toThrow('ledger_entry_restructure');
  });
});
