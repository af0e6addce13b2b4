import { createLoanRepository } from '@/backoffice/domains/loan/loan.repository';
import { createRequestRepository } from '@/backoffice/domains/request/request.repository';
import { decideRequest } from '@test/support/account/decide-request';
import { bookLoan, signInAs, type TestCustomer } from '@test/support/account/customer';
import { dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { approve } from '@test/support/staff/approvals';
import { pdfTextOf } from '@test/support/statement/pdf-text';

const [oldHome, newHome] = ['Flat 1, Old Street', 'Flat 2, New Street'];

interface Listed {
  name: string;
  kind: string;
  issuedOn: string;
  on: string | null;
}

describe.each(usualEngines)('The letters about a loan, on %s', (engine) => {
  let api: TestApi;
  let customer: TestCustomer;
  let loanNo = '';
  const signIn = async () =>
    void (customer = await signInAs(api, '+85291234567', {
      name: 'Chan Tai Man',
      address: oldHome,
    }));
  const post = (path: string, body: object) =>
    customer.call(path, { method: 'POST', body: { loanNo, ...body } });
  const letters = async (): Promise<Listed[]> =>
    dataOf(await customer.call('/los/letters')).filter(
      (letter: { loanNo: string }) => letter.loanNo === loanNo,
    );
  const kinds = async () => (await letters()).map(({ kind }) => kind);
  const textOf = async (kind: string, language?: string) => {
    const name = (await letters()).find((letter) => letter.kind === kind)?.name ?? '';
    const path = `/los/letters/${loanNo}/${name}`;
    return pdfTextOf(api, customer, { path, ...(language && { language }) });
  };
  const ask = async (path: string, body: object) =>
    dataOf(await post(path, body)).reference as string;

  const decide = async (reference: string, body: object) => {
    const answer = await decideRequest(api, reference, { note: 'Checked.', ...body });
    if (answer.status !== 200) throw new Error(answer.text);
    if (Object(answer.body).approval) await approve(api, answer);
  };

  beforeAll(async () => {
    api = await startTestApi(engine);
    await signIn();
    // HK$600,000 at 6 % a year, interest only: HK$3,000 on the 16th of each month.
    loanNo = await bookLoan(api, customer.customerId, {
      kind: 'interestOnly',
      amount: 600_000,
      annualRate: 6,
      startsOn: '2026-11-16',
      property: 'Flat A, 8/F, Tower 1',
    });
    await api.container.jobs.runDue();
  });
  afterAll(() => api.close());

  it('begin with its key facts, to the address of then, in the language that is asked for', async () => {
    const move = { kind: 'address', address: newHome };
    await customer.call('/los/internetInfoUpd', { method: 'POST', body: move });
    expect(await letters()).toMatchObject([
      { name: 'booked', kind: 'loan-booked', issuedOn: '2026-11-16', on: null },
    ]);
    const text = await textOf('loan-booked', 'zh-HK');
    // Twenty-four times HK$3,000.
    for (const words of ['貸款確認書', oldHome, 'HK$600,000.00', 'HK$3,000.00', 'HK$72,000.00'])
      expect(text).toContain(words);
    expect(text).not.toContain(newHome);
  });

  it('have the figure that clears it on a day, once however often it is asked for', async () => {
    const figure = { path: '/los/letters/settlement-figure', on: '2026-12-01' };
    const asked = await Promise.all([1, 2, 3].map(() => post(figure.path, { on: figure.on })));
    expect(new Set(asked.map((answer) => dataOf(answer).name)).size).toBe(1);
    expect((await kinds()).toSorted()).toEqual(['loan-booked', 'settlement-figure']);
    // HK$600,000 and 15 of 365 days at 6 %.
    const quote = dataOf(
      await customer.call(`/los/settlementQuote?loan_no=${loanNo}&on=2026-12-01`),
    );
    expect(quote.amount).toBe(601_479.45);
    const text = await textOf('settlement-figure', 'zh-CN');
    for (const words of ['结清金额通知书', 'HK$601,479.45', newHome]) expect(text).toContain(words);
    expect(Object.keys(fieldsOf(await post(figure.path, { on: '2027-06-01' })))).toEqual(['on']);
  });

  it('have a payment holiday that was granted, with the day on which the loan now ends', async () => {
    const reference = await ask('/los/paymHoliday', { months: 3, reason: 'Between two jobs' });
    expect(await kinds()).not.toContain('holiday-granted');
    await decide(reference, { state: 'approved' });
    expect(await kinds()).toContain('holiday-granted');
    await decide(reference, { state: 'completed' });
    const text = await textOf('holiday-granted');
    for (const words of [
      '16 December 2026',
      '3 months',
      '16 March 2027',
      '16 February 2029',
      reference,
    ])
      expect(text).toContain(words);
  });

  it('confirm that it is paid back, and that its mortgage is released', async () => {
    const { amount } = dataOf(
      await customer.call(`/los/settlementQuote?loan_no=${loanNo}&on=2026-11-16`),
    );
    const settlement = await ask('/los/settlement', { on: '2026-11-16' });
    await decide(settlement, { state: 'approved' });
    await decide(settlement, { state: 'completed', amount });
    const text = await textOf('loan-settled');
    for (const words of ['Settlement confirmation', '16 November 2026', 'HK$600,000.00'])
      expect(text).toContain(words);
    const release = await ask('/los/release', { solicitor: 'Lau & Co.' });
    await decide(release, { state: 'in-review' });
    expect(await kinds()).not.toContain('mortgage-released');
    await decide(release, { state: 'completed' });
    expect(await textOf('mortgage-released')).toContain('Lau & Co.');
  });

  it('no longer confirm it once the payment that paid it back is taken back', async () => {
    const paid = dataOf(await api.desk('GET', `/loans/${loanNo}`)).transactions.find(
      ({ kind }: { kind: string }) => kind === 'settlement' || kind === 'payment',
    );
    const body = { transaction: paid.id, reason: 'Returned.' };
    await approve(api, await api.desk('POST', `/loans/${loanNo}/reversals`, { body }));
    const name = `settled-${String(paid.id).split('-').at(-1)}`;
    expect(await kinds()).not.toContain('loan-settled');
    expect((await customer.call(`/los/letters/${loanNo}/${name}`)).status).toBe(404);
  });

  it('are its borrower’s alone, and go with it', async () => {
    const other = await signInAs(api, '+85291234568');
    expect(dataOf(await other.call('/los/letters'))).toEqual([]);
    expect((await other.call(`/los/letters/${loanNo}/booked`)).status).toBe(404);
    expect(await api.countRows('letter')).toBeGreaterThan(0);
    const { db } = api.testDatabase.database;
    await db.transaction(async (tx) => {
      await createRequestRepository(tx).removeByLoan(loanNo);
      await createLoanRepository(tx).remove(loanNo);
    });
    expect(await api.countRows('letter')).toBe(0);
  });
});
