import { bookLoan, signInAs, type TestCustomer } from '@test/support/account/customer';
import { codeOf, dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import {
  bankCsv,
  camtPayment,
  camtStatement,
  type CsvLine,
} from '@test/support/bank-file/bank-files';
import { usualEngines } from '@test/support/database/test-database';
import {
  approvePayment,
  makePaymentFile,
  placePayment,
} from '@test/support/payment-order/placed-payment';
import { approve } from '@test/support/staff/approvals';

const bankAccount = { bankCode: '004', accountNumber: '123-456789-833', holder: 'CHAN TAI MAN' };

describe.each(usualEngines)('Files of the bank on %s', (engine) => {
  let api: TestApi;
  let customer: TestCustomer;
  let loanNo = '';
  let serial = 0;
  beforeAll(async () => {
    api = await startTestApi(engine);
    customer = await signInAs(api, '+85291234567', { name: 'CHAN Tai Man', bankAccount });
  });
  beforeEach(async () => {
    api.setNow('2026-11-16T04:00:00Z');
    loanNo = await bookLoan(api, customer.customerId, {
      kind: 'interestOnly',
      amount: 900_000,
      annualRate: 12,
      startsOn: '2026-10-16',
    });
  });
  afterAll(() => api.close());

  const newReference = () => `R${(serial += 1)}`;
  const send = (content: string, format = 'csv') =>
    api.desk('POST', '/bank-files', { body: { name: 'today', format, content } });
  const importCsv = async (lines: readonly CsvLine[]) => dataOf(await send(bankCsv(lines)));
  const loan = async (number = loanNo) => dataOf(await api.desk('GET', `/loans/${number}`));
  const entriesOf = async (file: string) =>
    dataOf(await api.desk('GET', `/bank-entries?file=${file}`));
  const waiting = async (amount: number, details = '') => {
    const { id } = await importCsv([{ amount, reference: newReference(), details }]);
    const [entry] = await entriesOf(id);
    return entry;
  };
  const assign = (id: string, number = loanNo) =>
    api.desk('POST', `/bank-entries/${id}/assignment`, { body: { loanNo: number } });

  it('book what names its loan, and keep for staff what names none, several, too much or none in force', async () => {
    const file = await importCsv([
      { amount: 9_000, reference: newReference(), details: `CHAN ${loanNo}`, on: '2026-11-14' },
      { amount: 100, reference: newReference(), details: 'mortgage' },
      { amount: 100, reference: newReference(), details: `${loanNo} LN-2026-AAAAAAAA` },
      { amount: 100, reference: newReference(), details: 'LN-2026-AAAAAAAA' },
      // More than the posting limit, and more than is owed.
      { amount: 500_000.01, reference: newReference(), details: loanNo },
    ]);
    expect(file).toMatchObject({ entries: 5, known: 0, posted: 1, unmatched: 4, returned: 0 });
    const posted = await loan();
    expect(posted).toMatchObject({ interestOwed: 0, paidInAdvance: 0 });
    const entries = await entriesOf(file.id);
    expect(posted.transactions[0]).toMatchObject({
      kind: 'payment',
      // Interest was charged on the 16th, so that no earlier day is open.
      date: '2026-11-16',
      method: 'transfer',
      reference: entries.find(({ state }: { state: string }) => state === 'posted').id,
    });
    const { rows } = await api.testDatabase.database.pool.query(
      "select * from bank_entry where details like '%mortgage%'",
    );
    expect(rows).toEqual([]);
  });

  it('book nothing twice, whether they come again, overlap, or are read at once', async () => {
    const lines = Array.from({ length: 6 }, (_none, index) => ({
      amount: 1_000,
      reference: index < 2 ? 'SAME' : newReference(),
      details: loanNo,
    }));
    const read = await Promise.all([
      importCsv(lines.slice(0, 4)),
      importCsv(lines.toReversed()),
      importCsv(lines),
    ]);
    const sum = (name: 'posted' | 'known') =>
      read.reduce((total: number, file) => total + file[name], 0);
    expect([sum('posted'), sum('known')]).toEqual([6, 10]);
    expect(await importCsv(lines)).toMatchObject({ known: 6, posted: 0 });
    // HK$9,000 were due.
    expect(await loan()).toMatchObject({ interestOwed: 3_000, paidInAdvance: 0 });
  });

  it('are refused whole with the line that cannot be read', async () => {
    const content = `${bankCsv([{ amount: 1_000, reference: 'OK', details: loanNo }])}broken\r\n`;
    const refused = await send(content);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(fieldsOf(refused))).toContain('3 (columns)');
    expect(await loan()).toMatchObject({ interestOwed: 9_000 });
    expect((await send('<a>', 'camt.053.001.08')).status).toBe(400);
    expect((await send('x'.repeat(900_001))).status).toBe(400);
    expect((await send(content.repeat(20_000))).status).toBe(413);
  });

  it('leave entries that staff book on a loan once, or close', async () => {
    const { id } = await waiting(9_000);
    const answers = await Promise.all([assign(id), assign(id), assign(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await loan()).toMatchObject({ interestOwed: 0, paidInAdvance: 0 });
    expect(dataOf(await api.desk('GET', `/bank-entries?loan=${loanNo}`))).toMatchObject([
      { id, state: 'posted', handledBy: 'amy' },
    ]);
    const other = await waiting(50);
    const body = { state: 'sent-back', note: 'Meant for another lender.' };
    const closing = () => api.desk('POST', `/bank-entries/${other.id}/closing`, { body });
    expect(dataOf(await closing())).toMatchObject({ state: 'sent-back', loanNo: null });
    expect(codeOf(await closing())).toEqual([409, 'conflict']);
    expect(codeOf(await assign(other.id))).toEqual([409, 'conflict']);
    expect((await assign((await waiting(60)).id, 'LN-2026-AAAAAAAA')).status).toBe(404);
  });

  it('leave what is above the posting limit to two people, and what was booked by hand alone', async () => {
    const { id } = await waiting(600_000);
    const asked = await assign(id);
    expect(dataOf(asked)).toMatchObject({ state: 'unmatched' });
    expect(Object(asked.body).approval).toMatchObject({ kind: 'bank-entry', amount: 600_000 });
    expect(await approve(api, asked)).toMatchObject({ state: 'approved', result: id });
    expect(await loan()).toMatchObject({ paidInAdvance: 591_000 });
    expect(dataOf(await api.desk('GET', `/bank-entries/${id}`))).toMatchObject({ state: 'posted' });
    const reference = newReference();
    await api.desk('POST', `/loans/${loanNo}/payments`, { body: { amount: 70, reference } });
    expect(await importCsv([{ amount: 70, reference, details: loanNo }])).toMatchObject({
      unmatched: 1,
    });
  });

  it('note payments of ours that came back, once', async () => {
    const orderId = await placePayment(api, customer.customerId);
    await approvePayment(api, orderId);
    await api.container.payments.files.send('amy', await makePaymentFile(api));
    const payments = [
      camtPayment({ endToEnd: orderId, more: '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>' }),
    ];
    const statement = (amount: string) =>
      camtStatement([{ amount, reference: newReference(), payments }]);
    const order = async () => dataOf(await api.desk('GET', `/payment-orders/${orderId}`));
    // Another amount is not that payment.
    expect(dataOf(await send(statement('4999.00'), 'camt.053.001.08'))).toMatchObject({
      unmatched: 1,
    });
    expect(await order()).toMatchObject({ state: 'sent' });
    const content = statement('5000.00');
    const file = dataOf(await send(content, 'camt.053.001.08'));
    expect(file).toMatchObject({ returned: 1, posted: 0 });
    expect(await entriesOf(file.id)).toMatchObject([{ state: 'payment-returned', orderId }]);
    expect(await order()).toMatchObject({ state: 'returned', reason: 'AC04' });
    expect(dataOf(await send(content, 'camt.053.001.08'))).toMatchObject({ known: 1, returned: 0 });
  });
});
