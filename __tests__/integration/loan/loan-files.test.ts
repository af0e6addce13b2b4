import { bookLoan, signInAs, type TestCustomer } from '@test/support/account/customer';
import { codeOf, dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';

describe.each(usualEngines)('Loans as staff see them on %s', (engine) => {
  let api: TestApi;
  let customer: TestCustomer;
  let loanNo = '';
  const largeAmounts = [400_000, 900_000, 650_000];
  beforeAll(async () => {
    api = await startTestApi(engine);
    customer = await signInAs(api, '+85291234567', { name: '=HYPERLINK("x")', language: 'cn' });
    // HK$600,000 at 6 % a year, interest only: HK$3,000 on the 16th of each month from September on.
    loanNo = await bookLoan(api, customer.customerId, {
      kind: 'interestOnly',
      amount: 600_000,
      annualRate: 6,
      startsOn: '2026-08-16',
    });
    for (const amount of largeAmounts)
      await bookLoan(api, customer.customerId, { amount, startsOn: '2026-11-10' });
  });
  afterAll(() => api.close());

  const list = (query: string) => api.desk('GET', `/loans?${query}`);
  const rowsOf = async (query: string) => dataOf(await list(query));
  const lastAudited = async (target: string) =>
    (
      await api.testDatabase.database.pool.query(
        'select staff, action, after from desk_audit where target = $1 order by id desc limit 1',
        [target],
      )
    ).rows[0];
  const pay = (body: object, ifMatch?: number) =>
    api.desk('POST', `/loans/${loanNo}/payments`, {
      body,
      ...(ifMatch === undefined ? {} : { ifMatch }),
    });
  const preview = (body: object) =>
    api.desk('POST', `/loans/${loanNo}/postings/preview`, { body: { kind: 'payment', ...body } });

  it('are listed with what is overdue, by the days since the oldest payment', async () => {
    const [row] = await rowsOf('arrears=any');
    expect(row).toMatchObject({
      loanNo,
      customerName: '=HYPERLINK("x")',
      balance: 600_000,
      bucket: '61-90',
      // September and October; November is due today.
      arrears: { since: '2026-09-16', days: 61 },
      nextPayment: { date: '2026-12-16', amount: 3_000 },
    });
    expect(await rowsOf('arrears=31-60')).toEqual([]);
    expect((await rowsOf('arrears=none')).length).toBe(largeAmounts.length);
    expect(await lastAudited('loan')).toMatchObject({ action: 'read', after: { listed: 3 } });
    expect((await pay({ amount: 3_000, reference: 'FPS 1' })).status).toBe(200);
    expect(await rowsOf('arrears=31-60&sort=arrears')).toMatchObject([
      { loanNo, arrears: { since: '2026-10-16', days: 31 } },
    ]);
  });

  it('are sorted and paged without gaps, and filtered by names that are known alone', async () => {
    const balances: number[] = [];
    let query = 'sort=balance&limit=1';
    for (;;) {
      const { body } = await list(query);
      const { data, next, total } = Object(body);
      expect(total).toBe(4);
      balances.push(data[0].balance);
      if (next === null) break;
      query = `sort=balance&limit=1&cursor=${next}`;
    }
    expect(balances).toEqual([900_000, 650_000, 600_000, 400_000]);
    expect(fieldsOf(await list('sort=newest&cursor=900000.LN-2026-00000000'))).toHaveProperty(
      'cursor',
    );
    expect((await list('name=chan')).status).toBe(400);
    expect(await rowsOf(`q=${loanNo.slice(-5).toLowerCase()}`)).toMatchObject([{ loanNo }]);
  });

  it('show what a payment would do, and book nothing', async () => {
    const opened = dataOf(await api.desk('GET', `/loans/${loanNo}`));
    const answer = dataOf(await preview({ amount: 7_000, reference: 'FPS 2' }));
    expect(answer).toMatchObject({
      before: { interestOwed: 6_000, paidInAdvance: 0, nextPayment: { date: '2026-11-16' } },
      // HK$6,000 is due, HK$1,000 stays for December.
      after: {
        interestOwed: 0,
        paidInAdvance: 1_000,
        arrears: null,
        nextPayment: { date: '2026-12-16', amount: 2_000 },
      },
      needsApproval: false,
      version: opened.version,
    });
    expect(dataOf(await api.desk('GET', `/loans/${loanNo}`))).toEqual(opened);
    const tooMuch = { amount: 700_000, reference: 'FPS 3', toPrincipal: true };
    expect(fieldsOf(await preview(tooMuch))).toHaveProperty('amount');
    expect(dataOf(await preview({ amount: 550_000, reference: 'FPS 3' })).needsApproval).toBe(true);
  });

  it('are not posted on by somebody who saw them before another posting', async () => {
    const { version } = dataOf(await api.desk('GET', `/loans/${loanNo}`));
    const body = { amount: 1_000, reference: 'FPS 4' };
    expect((await pay(body, version)).status).toBe(200);
    const late = await pay({ amount: 2_000, reference: 'FPS 5' }, version);
    expect(codeOf(late)).toEqual([412, 'changed_meanwhile']);
    expect(Object(late.body).changed).toMatchObject({
      version: version + 1,
      changes: [{ what: 'payment', by: 'amy' }],
    });
    const large = await pay({ amount: 550_000, reference: 'FPS 6' }, version);
    expect(codeOf(large)).toEqual([412, 'changed_meanwhile']);
    // The answer to the first was lost.
    expect((await pay(body, version)).status).toBe(200);
  });

  it('are opened with customer, statements and requests, which is written down', async () => {
    const loan = dataOf(await api.desk('GET', `/loans/${loanNo}`));
    expect(loan).toMatchObject({
      customer: { customerId: customer.customerId, language: 'cn' },
      instalment: null,
      requests: [],
    });
    expect(loan.statements.map(({ stmDate }: { stmDate: string }) => stmDate)).toEqual([
      '2026-10-31',
      '2026-09-30',
      '2026-08-31',
    ]);
    expect(loan.transactions[0]).toMatchObject({ kind: 'payment', reference: 'FPS 4' });
    expect(await lastAudited(`loan:${loanNo}`)).toMatchObject({ action: 'read', after: null });
    const file = await api.desk('GET', `/loans/${loanNo}/statements/2026-10-31`);
    expect(file.text).toMatch(/^%PDF-/);
    expect(await lastAudited(`loan:${loanNo}`)).toMatchObject({
      after: { statement: '2026-10-31' },
    });
    const quote = dataOf(await api.desk('GET', `/loans/${loanNo}/settlement?on=2026-11-20`));
    // HK$5,000 of October and November are unpaid; four days of HK$600,000 at 6 % are 394.52.
    expect(quote).toMatchObject({ principal: 600_000, interest: 5_394.52, amount: 605_394.52 });
  });

  it('are exported without formulas, which is written down', async () => {
    const { text } = await api.desk('GET', '/exports/loans?arrears=any');
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${loanNo},${customer.customerId},"'=HYPERLINK(""x"")",`);
    expect(await lastAudited('loan')).toMatchObject({
      staff: 'amy',
      action: 'export',
      after: { arrears: 'any' },
    });
  });

  it('of an earlier release are put in their place by the job that charges loans', async () => {
    const [before] = await rowsOf('arrears=any');
    await api.testDatabase.database.pool.query(
      'update loan set balance_cents = null, unpaid_cents = null, unpaid_since = null, next_payment_on = null where loan_no = $1',
      [loanNo],
    );
    expect(await rowsOf('arrears=any')).toEqual([]);
    await api.container.loans.ledger.billDueLoans();
    expect(await rowsOf('arrears=any')).toEqual([before]);
  });
});
