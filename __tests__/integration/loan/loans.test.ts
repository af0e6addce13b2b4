import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '@/backoffice/app';
import { calculateLoan } from '@/lib/loan/calculate';
import { decideRequest } from '@test/support/account/decide-request';
import { dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { applicantBrowser } from '@test/support/application/applicant';
import { bookLoan, signInAs, type TestCustomer } from '@test/support/account/customer';
import { engines } from '@test/support/database/test-database';
import { approve } from '@test/support/staff/approvals';

const plan = calculateLoan({
  paymentType: 'principalAndInterest',
  loanAmount: 1_000_000,
  annualRate: 6,
  tenorMonths: 24,
  startDate: '2026-08-16',
}).schedule;
const fieldOf = ({ body }: { body: unknown }) => Object.keys(Object(body).fields ?? {});

describe.each(engines)('Loans on %s', (engine) => {
  let api: TestApi;
  let customer: TestCustomer;
  let loanNo = '';
  const folder = mkdtempSync(join(tmpdir(), 'statements-'));
  const statement = async (query: string, language = 'en'): Promise<Response> =>
    createApi(api.container).fetch(
      new Request(`https://site.example/api/v1/los/enquiryStatement?${query}`, {
        headers: { cookie: `__Host-login_token=${customer.token}`, 'accept-language': language },
      }),
    );

  beforeAll(async () => {
    api = await startTestApi(engine);
    customer = await signInAs(api, '+85291234567', { name: '陳大文', address: '香港太古城' });
    loanNo = await bookLoan(api, customer.customerId);
  });
  beforeEach(() => api.setNow('2026-11-16T04:00:00Z'));
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await api.close();
  });

  it('are charged by the calculation engine, with what is overdue shown', async () => {
    const loan = dataOf(await customer.call(`/los/loans/${loanNo}`));
    expect(
      loan.schedule
        .map(({ date, payment }: { date: string; payment: number }) => [date, payment])
        .slice(0, 3),
    ).toEqual(plan.slice(0, 3).map(({ date, payment }) => [date, payment]));
    const [first, second, third] = plan.map(({ payment }) => payment);
    expect(loan.arrears).toEqual({
      amount: Number(((first ?? 0) + (second ?? 0)).toFixed(2)),
      since: '2026-09-16',
      days: 61,
    });
    expect(loan.nextPayment).toMatchObject({ date: '2026-11-16', amount: third });
    expect(loan.balance).toBe(1_000_000);
  });

  it('take payments once for each reference, the oldest month first', async () => {
    const [first = { payment: 0 }] = plan;
    const body = { amount: first.payment, reference: 'FPS 2026-11-16 001' };
    const booked = await api.desk('POST', `/loans/${loanNo}/payments`, { body });
    expect((await api.desk('POST', `/loans/${loanNo}/payments`, { body })).body).toEqual(
      booked.body,
    );
    expect(
      (await api.desk('POST', `/loans/${loanNo}/payments`, { body: { ...body, amount: 1 } }))
        .status,
    ).toBe(400);
    const loan = dataOf(await customer.call(`/los/loans/${loanNo}`));
    expect(loan.arrears).toMatchObject({ amount: plan[1]?.payment, since: '2026-10-16', days: 31 });
    expect(
      loan.transactions.filter(({ kind }: { kind: string }) => kind === 'payment'),
    ).toHaveLength(1);
  });

  it('refuse to book into a month whose statement is out, or into the future', async () => {
    for (const on of ['2026-10-31', '2026-11-17'])
      expect(
        fieldOf(
          await api.desk('POST', `/loans/${loanNo}/payments`, {
            body: { amount: 1, reference: `on ${on}`, on },
          }),
        ),
      ).toEqual(['on']);
  });

  it('have a statement for each month that ended, which add up', async () => {
    const statements = dataOf(await customer.call(`/los/internetStmDate?acct_no=${loanNo}`));
    expect(statements.map(({ stmDate }: { stmDate: string }) => stmDate)).toEqual([
      '2026-10-31',
      '2026-09-30',
      '2026-08-31',
    ]);
    expect(
      statements.map(({ opening, charged, paid, closing }: Record<string, number>) => [
        opening,
        charged,
        paid,
        closing,
      ]),
    ).toEqual([
      [1_005_000, 5_000, 0, 1_010_000],
      [1_000_000, 5_000, 0, 1_005_000],
      [0, 1_000_000, 0, 1_000_000],
    ]);
  });

  it.each([
    ['en', 'Monthly statement'],
    ['zh-HK', '月結單'],
    ['zh-CN', '对账单'],
  ])(
    'print statements in %s that poppler reads, with the figures of the ledger',
    async (language, title) => {
      const answer = await statement(`loan_no=${loanNo}&stm_date=2026-10-31`, language);
      expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        'application/pdf',
        'no-store',
      ]);
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="statement-${loanNo}-2026-10-31.pdf"`,
      );
      const file = join(folder, `${language}.pdf`);
      writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
      const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
      for (const words of [
        title,
        '陳大文',
        '香港太古城',
        loanNo,
        'HK$1,005,000.00',
        'HK$5,000.00',
        'HK$1,010,000.00',
      ])
        expect(text).toContain(words);
      const fonts = execFileSync('pdffonts', [file], { encoding: 'utf8' });
      expect(
        fonts
          .split('\n')
          .filter((line) => line.includes('NotoSans'))
          .every((line) => /yes +yes +yes/.test(line)),
      ).toBe(true);
    },
  );

  it('give the same statement as CSV', async () => {
    const answer = await statement(`loan_no=${loanNo}&stm_date=2026-10-31&format=csv`);
    expect((await answer.text()).split('\r\n')).toEqual([
      'Date,Description,Charged,Paid,To interest,To principal,Balance',
      '2026-10-01,Opening balance,,,,,1005000.00',
      '2026-10-16,Interest,5000.00,,,,1010000.00',
      '2026-10-31,Closing balance,5000.00,0.00,0.00,0.00,1010000.00',
      '',
    ]);
    expect((await statement(`loan_no=${loanNo}&stm_date=2026-11-30`)).status).toBe(404);
  });

  it('quote and take an early settlement, interest to the day', async () => {
    const own = await bookLoan(api, customer.customerId, {
      startsOn: '2026-11-01',
      amount: 365_000,
      annualRate: 10,
    });
    const quote = dataOf(await customer.call(`/los/settlementQuote?loan_no=${own}&on=2026-11-16`));
    // The overview of the same day says the same sum.
    const loans = dataOf(await customer.call('/los/loans'));
    expect(loans).toContainEqual(
      expect.objectContaining({ loanNo: own, balance: 365_000, settlementToday: 366_500 }),
    );
    // 365,000 × 10 % × 15 days / 365
    expect(quote).toMatchObject({ principal: 365_000, interest: 1_500, fee: 0, amount: 366_500 });
    const receipt = dataOf(
      await customer.call('/los/settlement', {
        method: 'POST',
        body: { loanNo: own, on: '2026-11-16' },
      }),
    );
    await decideRequest(api, receipt.reference, { state: 'approved', note: 'solicitor told' });
    const done = await decideRequest(api, receipt.reference, {
      state: 'completed',
      note: 'money is here',
      amount: 366_500,
    });
    expect(done.status).toBe(200);
    const loan = dataOf(await customer.call(`/los/loans/${own}`));
    expect(loan).toMatchObject({
      state: 'settled',
      balance: 0,
      interestOwed: 0,
      interestPaid: 1_500,
      principalPaid: 365_000,
      nextPayment: null,
    });
  });

  it('are not booked above the maximum yearly cost, fees included', async () => {
    const book = (terms: object) =>
      api.desk('POST', '/loans', {
        body: {
          customerId: customer.customerId,
          kind: 'interestOnly',
          amount: 700_000,
          tenorMonths: 12,
          startsOn: '2026-11-16',
          ...terms,
        },
      });
    expect(fieldOf(await book({ annualRate: 32 }))).toEqual(['annualRate']);
    expect(fieldOf(await book({ annualRate: 24, fee: 70_000 }))).toEqual(['fee']);
  });

  it('are booked once from an application whose offer was accepted, for its applicant', async () => {
    api.setNow('2026-11-16T04:10:00Z');
    const { appl_no: applicationNumber } = await applicantBrowser(api).apply();
    const terms = { kind: 'interestOnly', amount: 700_000, annualRate: 8, tenorMonths: 12 };
    const body = { applicationNumber, ...terms, startsOn: '2026-11-16' };
    const book = () => api.desk('POST', '/loans', { body });
    expect(fieldOf(await book())).toEqual(['applicationNumber']);
    const path = `/applications/${applicationNumber}`;
    const move = (state: string) =>
      api.desk('PUT', `${path}/state`, { body: { state, note: 'checked' } });
    await move('in-assessment');
    const note = 'documents follow';
    await approve(api, await api.desk('POST', `${path}/incomplete-approval`, { body: { note } }));
    await move('offer-accepted');
    await approve(api, await book());
    expect(fieldOf(await move('declined'))).toEqual(['state']);
    expect(fieldOf(await book())).toEqual(['applicationNumber']);
    const loans = dataOf(await customer.call('/los/loans'));
    const isOwn = (loan: { applicationNumber: string | null }) =>
      loan.applicationNumber === applicationNumber;
    expect(loans.filter(isOwn)).toMatchObject([{ kind: 'interestOnly', balance: 700_000 }]);
  });

  it('work out a payment holiday with simple interest, and carry it out as shown', async () => {
    const own = await bookLoan(api, customer.customerId, {
      startsOn: '2026-11-10',
      amount: 1_200_000,
      annualRate: 6,
      tenorMonths: 60,
    });
    const preview = dataOf(await customer.call(`/los/paymHoliday/preview?loan_no=${own}&months=3`));
    // Three months of 0.5 % on a principal that stays as it is; compounded it would be 18,090.15.
    expect(preview).toMatchObject({
      from: '2026-12-10',
      resumesOn: '2027-03-10',
      endsOnBefore: '2031-11-10',
      endsOnAfter: '2032-02-10',
      interestOfHoliday: 18_000,
    });
    expect(preview.totalAfter - preview.totalBefore).toBeCloseTo(18_000, 6);
    expect(preview.instalmentAfter - preview.instalment).toBeCloseTo(1_500, 6);
    const receipt = dataOf(
      await customer.call('/los/paymHoliday', {
        method: 'POST',
        body: { loanNo: own, months: 3, reason: 'Between two jobs' },
      }),
    );
    expect(
      fieldOf(
        await customer.call('/los/paymHoliday', {
          method: 'POST',
          body: { loanNo: own, months: 2, reason: 'Again' },
        }),
      ),
    ).toEqual(['loanNo']);
    await decideRequest(api, receipt.reference, {
      state: 'approved',
      note: 'agreed',
      message: 'We wish you well.',
    });
    const loan = dataOf(await customer.call(`/los/loans/${own}`));
    expect(loan).toMatchObject({
      endsOn: '2032-02-10',
      holiday: { from: '2026-12-10', months: 3, to: '2027-02-10' },
    });
    const total = loan.schedule.reduce(
      (sum: number, { payment }: { payment: number }) => sum + payment,
      0,
    );
    expect(total).toBeCloseTo(preview.totalAfter, 6);
    api.setNow('2027-02-11T04:00:00Z');
    customer = await signInAs(api, '+85291234567');
    const later = dataOf(await customer.call(`/los/loans/${own}`));
    expect(later).toMatchObject({
      balance: 1_200_000,
      deferredInterest: 18_000,
      interestOwed: 0,
      arrears: null,
      nextPayment: { date: '2027-03-10' },
    });
  });
});
