import { once } from 'node:events';
import { createLoanRepository } from '@/backoffice/domains/loan/loan.repository';
import { bookLoan, signInAs, type TestCustomer } from '@test/support/account/customer';
import { dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { approve } from '@test/support/staff/approvals';
import { zipFiles } from '@test/support/statement/zip-files';
import { fileOf, pdfTextOf, textOfPdf } from '@test/support/statement/pdf-text';

const [oldHome, newHome] = ['Flat 1, Old Street', 'Flat 2, New Street'];

describe.each(usualEngines)('A statement that was issued, on %s', (engine) => {
  let api: TestApi;
  let customer: TestCustomer;
  let loanNo = '';
  const statementOf = (stmDate: string) =>
    pdfTextOf(api, customer, {
      path: `/los/enquiryStatement?loan_no=${loanNo}&stm_date=${stmDate}`,
    });
  const certificateOf = (year: string) =>
    pdfTextOf(api, customer, { path: `/los/interestCertificate?loan_no=${loanNo}&year=${year}` });
  const move = (address: string) =>
    customer.call('/los/internetInfoUpd', { method: 'POST', body: { kind: 'address', address } });

  beforeAll(async () => {
    api = await startTestApi(engine);
    customer = await signInAs(api, '+85291234567', { name: 'Chan Tai Man', address: oldHome });
    loanNo = await bookLoan(api, customer.customerId);
    await api.container.jobs.runDue();
  });
  afterAll(() => api.close());

  it('keeps the address to which it was issued when the customer moves', async () => {
    expect((await move(newHome)).status).toBe(200);
    expect(dataOf(await customer.call('/user/info'))).toMatchObject({ address: newHome });
    const text = await statementOf('2026-10-31');
    expect(text).toContain(oldHome);
    expect(text).not.toContain(newHome);
  });

  it('is followed by that of the next month with the new address', async () => {
    api.setNow('2026-12-01T04:00:00Z');
    // The interest of the first of three periods at 6 % a year, all of it still owed.
    const payment = { amount: 5_000, reference: 'FPS 0', on: '2026-12-01' };
    await api.desk('POST', `/loans/${loanNo}/payments`, { body: payment });
    await api.container.jobs.runDue();
    customer = await signInAs(api, '+85291234567');
    expect(await statementOf('2026-11-30')).toContain(newHome);
    expect(await statementOf('2026-10-31')).toContain(oldHome);
  });

  it('comes with the others of its year in one ZIP file, one file at a time', async () => {
    const path = `/los/statementArchive?loan_no=${loanNo}&year=2026`;
    const files = await zipFiles(await fileOf(api, customer, { path }));
    const nameOf = (day: string) => `statement-${loanNo}-2026-${day}.pdf`;
    expect([...files.keys()]).toEqual(['08-31', '09-30', '10-31', '11-30'].map(nameOf));
    expect(textOfPdf(files.get(nameOf('10-31')) ?? Buffer.alloc(0))).toContain(oldHome);
    const ofNothing = await customer.call(`/los/statementArchive?loan_no=${loanNo}&year=2025`);
    expect(ofNothing.status).toBe(404);
  });

  it('is made for one archive of a customer at a time', async () => {
    const { statements } = api.container.statements;
    const ask = () => statements.archive(customer.customerId, { loanNo, locale: 'en' });
    const { bytes } = await ask();
    await expect(ask()).rejects.toMatchObject({ code: 'rate_limited' });
    bytes.destroy();
    await once(bytes, 'close');
    (await ask()).bytes.destroy();
  });

  it('has a certificate of interest beside it when a year of assessment has ended', async () => {
    api.setNow('2027-04-01T04:00:00Z');
    const before = await api.countRows('letter');
    for (const runs of [1, 2]) {
      await api.container.jobs.runDue();
      expect([runs, await api.countRows('letter')]).toEqual([runs, before + 1]);
    }
    const payment = { amount: 10_000, reference: 'FPS 1', on: '2027-04-01' };
    await api.desk('POST', `/loans/${loanNo}/payments`, { body: payment });
    customer = await signInAs(api, '+85291234567');
    const { archiveYears, certificates } = dataOf(
      await customer.call(`/los/loanDocuments?loan_no=${loanNo}`),
    );
    expect(archiveYears).toEqual(['2027', '2026']);
    // What came on 1 April counts in the year that begins on it.
    expect(certificates).toEqual([
      {
        year: '2026',
        from: '2026-04-01',
        to: '2027-03-31',
        interestPaid: 5_000,
        principalPaid: 0,
        balance: 1_000_000,
      },
    ]);
    const text = await pdfTextOf(api, customer, {
      path: `/los/interestCertificate?loan_no=${loanNo}&year=2026`,
      language: 'zh-HK',
    });
    for (const words of ['利息證明書', '2026/27', 'HK$1,000,000.00', newHome])
      expect(text).toContain(words);
  });

  it('has a certificate that keeps its day and its address', async () => {
    api.setNow('2027-05-03T04:00:00Z');
    customer = await signInAs(api, '+85291234567');
    await move('Flat 3, Third Street');
    const text = await certificateOf('2026');
    for (const words of [newHome, 'Issued on', '1 April 2027']) expect(text).toContain(words);
    const letters = dataOf(await customer.call('/los/letters'));
    expect(letters.map(({ kind }: { kind: string }) => kind)).toEqual(['loan-booked']);
  });

  it('has another certificate once a payment of its year is taken back', async () => {
    const { transactions } = dataOf(await api.desk('GET', `/loans/${loanNo}`));
    const { id: transaction } = transactions.findLast(
      ({ kind }: { kind: string }) => kind === 'payment',
    );
    const body = { transaction, reason: 'Returned.' };
    await approve(api, await api.desk('POST', `/loans/${loanNo}/reversals`, { body }));
    const text = await certificateOf('2026');
    for (const words of ['Flat 3, Third Street', '3 May 2027']) expect(text).toContain(words);
    expect(text).not.toContain('HK$5,000.00');
  });

  it('goes with its loan', async () => {
    expect(await api.countRows('statement')).toBeGreaterThan(0);
    const { db } = api.testDatabase.database;
    await db.transaction((tx) => createLoanRepository(tx).remove(loanNo));
    expect(await api.countRows('statement')).toBe(0);
  });
});
