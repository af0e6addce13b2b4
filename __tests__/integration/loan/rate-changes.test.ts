import { bookLoan, signInAs, type TestCustomer } from '@test/support/account/customer';
import { dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { approve, approveById, secondPerson } from '@test/support/staff/approvals';
import { pdfTextOf } from '@test/support/statement/pdf-text';

describe.each(usualEngines)('Another rate of a loan, on %s', (engine) => {
  let api: TestApi;
  let customer: TestCustomer;
  let loanNo = '';
  beforeAll(async () => {
    api = await startTestApi(engine);
    customer = await signInAs(api, '+85291234567', { name: 'CHAN Tai Man', language: 'hk' });
  });
  beforeEach(async () => {
    api.setNow('2026-11-16T04:00:00Z');
    // HK$120,000 at 12 % a year, interest only: HK$1,200 on the 16th of each month.
    loanNo = await bookLoan(api, customer.customerId, {
      kind: 'interestOnly',
      amount: 120_000,
      annualRate: 12,
      startsOn: '2026-11-16',
    });
  });
  afterAll(() => api.close());

  const rate = { annualRate: 6, from: '2026-12-01', reason: 'The prime rate fell.' };
  const change = (body: object = rate, ifMatch?: number) =>
    api.desk('POST', `/loans/${loanNo}/rate-changes`, {
      body,
      ...(ifMatch === undefined ? {} : { ifMatch }),
    });
  const loan = async () => dataOf(await api.desk('GET', `/loans/${loanNo}`));

  it('is tried out, approved exactly as it was seen, and told to the customer in letter, message and schedule', async () => {
    const tried = dataOf(
      await api.desk('POST', `/loans/${loanNo}/postings/preview`, {
        body: { kind: 'rate-change', ...rate },
      }),
    );
    expect(tried).toMatchObject({
      needsApproval: true,
      version: 1,
      rate: {
        from: '2026-12-01',
        paymentOn: '2027-01-16',
        before: { annualRate: 12, payment: 1_200, interestLeft: 28_800 },
        // 15 days of November's month at 12 % and 15 at 6 % are HK$900, and 23 months of HK$600.
        after: { annualRate: 6, payment: 600, interestLeft: 14_700 },
      },
    });
    expect((await loan()).rateChange).toBeNull();
    const asked = dataOf(await change(rate, 1));
    expect(asked).toMatchObject({ kind: 'loan-rate', subject: `loan:${loanNo}`, amount: null });
    const { facts } = await api.container.approvals.find(secondPerson(), asked.id);
    expect(facts).toEqual(
      expect.arrayContaining([
        { name: 'annualRate', before: 12, value: 6 },
        { name: 'payment', before: 1_200, value: 600 },
        { name: 'interestLeft', before: 28_800, value: 14_700 },
        { name: 'effectiveFrom', value: '2026-12-01' },
        { name: 'note', value: rate.reason },
      ]),
    );
    await approveById(api.container, asked.id);
    const path = `/los/loans/${loanNo}`;
    const own = dataOf(await customer.call(path));
    expect(own).toMatchObject({
      annualRate: 12,
      rateChange: { from: '2026-12-01', annualRate: 6, instalment: null },
    });
    expect(own.schedule.slice(0, 2)).toMatchObject([{ interest: 900 }, { interest: 600 }]);
    expect(own.transactions[0]).toMatchObject({ kind: 'rate-change', amount: 0, owed: 120_000 });
    await api.container.outbox.runNow();
    expect(api.sent.at(-1)?.text).toContain('年利率由12.00%改為6.00%');
    const letters = dataOf(await customer.call('/los/letters'));
    const letter = letters.find(
      (one: { loanNo: string; kind: string }) =>
        one.loanNo === loanNo && one.kind === 'rate-changed',
    );
    const text = await pdfTextOf(api, customer, {
      path: `/los/letters/${loanNo}/${letter.name}`,
      language: 'en',
    });
    expect(text).toContain('Change of interest rate');
    expect(text).toContain('1 December 2026');
    expect(text).toContain('HK$14,700.00');
    api.setNow('2027-01-16T04:00:00Z');
    expect(await loan()).toMatchObject({
      annualRate: 6,
      rateChange: null,
      interestOwed: 1_500,
    });
  });

  it('is void where the loan was changed before it is approved', async () => {
    const { id } = dataOf(await change());
    await api.desk('POST', `/loans/${loanNo}/payments`, {
      body: { amount: 100, reference: 'FPS 1' },
    });
    await expect(approveById(api.container, id)).rejects.toThrow('approval_void');
    expect((await loan()).rateChange).toBeNull();
  });

  it('is refused above the lender’s maximum, for days that are over, and on an older version', async () => {
    expect(fieldsOf(await change({ ...rate, annualRate: 36 }))).toHaveProperty('annualRate');
    const before = await change({ ...rate, annualRate: 13, from: '2026-11-15' });
    expect(fieldsOf(before)).toHaveProperty('from');
    await approve(api, await change());
    const late = await change({ ...rate, annualRate: 5 }, 1);
    expect(late.status).toBe(412);
    expect(Object(late.body).changed.changes).toMatchObject([{ what: 'rate-change' }]);
    await expect(
      api.testDatabase.database.pool.query(
        "update ledger_entry set terms_rate_micros = 1 where loan_no = $1 and kind = 'rate-change'",
        [loanNo],
      ),
    ).rejects.toThrow();
  });
});
