import { createLoanRepository } from '@/backoffice/domains/loan/loan.repository';
import { bookLoan, signInAs, type TestCustomer } from '@test/support/account/customer';
import { dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { engines } from '@test/support/database/test-database';
import { pdfTextOf } from '@test/support/statement/pdf-text';

const [oldHome, newHome] = ['Flat 1, Old Street', 'Flat 2, New Street'];

describe.each(engines)('A statement that was issued, on %s', (engine) => {
  let api: TestApi;
  let customer: TestCustomer;
  let loanNo = '';
  const statementOf = (stmDate: string) =>
    pdfTextOf(api, customer, {
      path: `/los/enquiryStatement?loan_no=${loanNo}&stm_date=${stmDate}`,
    });
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
    await api.container.jobs.runDue();
    customer = await signInAs(api, '+85291234567');
    expect(await statementOf('2026-11-30')).toContain(newHome);
    expect(await statementOf('2026-10-31')).toContain(oldHome);
  });

  it('goes with its loan', async () => {
    expect(await api.countRows('statement')).toBe(4);
    const { db } = api.testDatabase.database;
    await db.transaction((tx) => createLoanRepository(tx).remove(loanNo));
    expect(await api.countRows('statement')).toBe(0);
  });
});
