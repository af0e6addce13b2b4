import { bookLoan, signInAs, type TestCustomer } from '@test/support/account/customer';
import { codeOf, dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { applicantBrowser } from '@test/support/application/applicant';
import { usualEngines } from '@test/support/database/test-database';
import { field, filePart, formBytes, formType } from '@test/support/document/documents';
import { phone } from '@test/support/otp/otp-client';
import { approve, secondPerson } from '@test/support/staff/approvals';
import { encryptedTables } from '@/backoffice/domains/key-rotation/encrypted-tables';
import type { PersonalTable } from '@/backoffice/db/personal/personal-table';
import { personalTables } from '@/backoffice/db/personal/personal-tables';
import { namesOf } from '@/backoffice/domains/personal-copy/personal-row.repository';
import { createDataCipher } from '@/backoffice/common/data-cipher';

const note = 'Letter of 12 November; identity card compared.';
const bankAccount = { bankCode: '004', accountNumber: '123-456789-833', holder: 'CHAN TAI MAN' };
const pdf = Buffer.from('%PDF-1.4\n% a payslip\n%%EOF\n');

describe.each(usualEngines)('The erasure of a customer’s data on %s', (engine) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startTestApi(engine);
  });
  afterEach(() => api.close());

  const pathOf = ({ customerId }: TestCustomer) => `/customers/${customerId}/erasure`;
  const ask = (customer: TestCustomer) => api.desk('POST', pathOf(customer), { body: { note } });
  const linesOf = async (customer: TestCustomer) => dataOf(await api.desk('GET', pathOf(customer)));
  const rows = async (query: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
    (await api.testDatabase.database.pool.query(query, values)).rows;
  const count = async (table: string): Promise<number> =>
    Number((await rows(`select count(*) as count from ${table}`))[0]?.count);

  /** All that any table with data of customers holds, in the clear. */
  async function everything(): Promise<string> {
    const cipher = createDataCipher(api.container.env.DATA_ENCRYPTION_KEY);
    const texts: string[] = [];
    const tables: PersonalTable[] = Object.values(personalTables);
    for (const table of new Set(tables.map((one) => namesOf(one).table))) {
      const encrypted = encryptedTables.find(({ name }) => name === table);
      for (const row of await rows(`select * from ${table}`)) {
        const clear = Object.entries(row).map(([column, value]) => {
          const contextOf = encrypted?.columns[column];
          return contextOf && typeof value === 'string'
            ? cipher.decrypt(value, contextOf(String(row[encrypted?.key ?? ''])))
            : value;
        });
        texts.push(`${table} ${JSON.stringify(clear)}`);
      }
    }
    return texts.join('\n');
  }

  async function upload(customer: TestCustomer, applicationNumber: string): Promise<void> {
    await api.call('/los/uploadDocument', {
      method: 'POST',
      headers: {
        'content-type': formType,
        cookie: `__Host-login_token=${customer.token}`,
        'sec-fetch-site': 'same-origin',
      },
      body: new Uint8Array(
        formBytes([
          field('slot', 'payslips'),
          field('applicationNumber', applicationNumber),
          filePart(pdf, 'pay.pdf'),
        ]),
      ),
    });
  }

  async function withdrawn(): Promise<{ customer: TestCustomer; number: string }> {
    const number = (await applicantBrowser(api).apply({ language: 'hk' })).appl_no;
    const customer = await signInAs(api, phone, { bankAccount });
    await upload(customer, number);
    const write = (text: string) =>
      customer.call('/los/threads', { method: 'POST', body: { topic: 'other', text } });
    expect((await write('Where do I sign?')).status).toBe(200);
    return { customer, number };
  }

  const decline = (number: string) =>
    rows(`update application set state = 'withdrawn' where number = $1`, [number]);

  it('takes everything of one whom nothing holds, with files, index and sessions, and nothing of others', async () => {
    const { customer, number } = await withdrawn();
    const other = await signInAs(api, '+85261234567', { name: '李小明' });
    await api.container.jobs.runDue();
    expect(await linesOf(customer)).toMatchObject({
      askedAt: null,
      lines: expect.arrayContaining([
        { kind: 'application', count: 1, hold: 'open-application', until: null },
        { kind: 'message', count: 1, hold: null, until: null },
      ]),
    });
    await decline(number);
    expect(await everything()).toContain('CHAN TAI MAN');
    expect(await count('search_entry')).toBeGreaterThan(0);
    const asked = await ask(customer);
    expect(dataOf(asked)).toMatchObject({ kind: 'customer-erasure', state: 'waiting' });
    expect(codeOf(await ask(customer))).toEqual([409, 'approval_waiting']);
    expect(await count('document')).toBe(1);

    const { id } = dataOf(asked);
    const { approvals } = api.container;
    const { hash, facts } = await approvals.find(secondPerson(), id);
    expect(facts).toEqual(
      expect.arrayContaining([
        { name: 'erased', value: expect.arrayContaining(['account|1||', 'document|1||']) },
        { name: 'kept', value: [] },
      ]),
    );
    const own = secondPerson((await approvals.find(secondPerson(), id)).maker);
    await expect(approvals.approve(own, { id, hash })).rejects.toMatchObject({
      code: 'approval_own',
    });
    await approvals.approve(secondPerson(), { id, hash });
    await expect(
      approvals.approve(secondPerson('third@lender.hk'), { id, hash }),
    ).rejects.toMatchObject({ code: 'approval_closed' });

    const left = await everything();
    for (const value of [
      '陳大文',
      phone,
      'A1234563',
      'Where do I sign?',
      '123-456789-833',
      'pay.pdf',
    ])
      expect(left).not.toContain(value);
    expect(left).toContain('李小明');
    expect(await rows('select customer_id, application_number from search_entry')).toEqual([
      { customer_id: other.customerId, application_number: null },
    ]);
    expect((await customer.call('/los/threads')).status).toBe(401);
    expect((await other.call('/los/threads')).status).toBe(200);
    expect(await count('loose_file')).toBe(1);
    api.setNow('2026-11-16T04:02:00Z');
    await api.container.jobs.runDue();
    expect(await count('loose_file')).toBe(0);
    const [line] = await rows(
      "select staff, before, after from desk_audit where before->>'action' = 'erasure'",
    );
    expect(line).toMatchObject({
      after: { erased: { account: 1, document: 1 }, kept: [{ kind: 'security-event' }] },
    });
    expect(JSON.stringify(line)).not.toMatch(/CHAN|9123/);
    expect((await ask(customer)).status).toBe(404);
  });

  it('is void where something came in the meantime, and nothing is erased', async () => {
    const { customer, number } = await withdrawn();
    await decline(number);
    const asked = await ask(customer);
    api.setNow('2026-11-16T04:10:00Z');
    const more = { topic: 'other', text: 'One more thing.' };
    expect((await customer.call('/los/threads', { method: 'POST', body: more })).status).toBe(200);
    await expect(approve(api, asked)).rejects.toMatchObject({ code: 'approval_void' });
    expect(await count('message_thread')).toBe(2);
    expect((await customer.call('/los/threads')).status).toBe(200);
  });

  it('keeps a loan and its borrower until the last day of its records, and erases the rest by itself', async () => {
    api.setNow('2026-11-16T04:00:00Z');
    const customer = await signInAs(api, phone, { name: '陳大文' });
    const loanNo = await bookLoan(api, customer.customerId, {
      kind: 'interestOnly',
      tenorMonths: 1,
      startsOn: '2026-11-16',
    });
    const body = { topic: 'other', text: 'Where do I sign?' };
    await customer.call('/los/threads', { method: 'POST', body });
    expect((await linesOf(customer)).lines).toEqual(
      expect.arrayContaining([
        { kind: 'account', count: 1, hold: 'running-loan', until: null },
        { kind: 'loan', count: 1, hold: 'running-loan', until: null },
      ]),
    );
    await approve(api, await ask(customer));
    expect(await count('message_thread')).toBe(0);
    expect((await customer.call('/los/threads')).status).toBe(401);
    expect(await linesOf(customer)).toMatchObject({ askedAt: '2026-11-16T04:00:00.000Z' });
    expect(codeOf(await ask(customer))).toEqual([409, 'conflict']);

    api.setNow('2026-11-17T05:00:00Z');
    const back = await signInAs(api, phone);
    await back.call('/los/threads', { method: 'POST', body });
    await api.container.jobs.runDue();
    expect(await count('message_thread')).toBe(1);

    api.setNow('2026-12-16T04:00:00Z');
    const { nextPayment } = dataOf(await api.desk('GET', `/loans/${loanNo}`));
    const payment = { amount: nextPayment.amount, reference: 'FPS 1' };
    await approve(api, await api.desk('POST', `/loans/${loanNo}/payments`, { body: payment }));
    await rows(
      `insert into payment_order (id, customer_id, loan_no, origin, reference, amount_cents, due_on, state, placed_at)
       values ('PO-1', $1, $2, 'refund', 'R1', 100, '2026-12-16', 'cancelled', now())`,
      [customer.customerId, loanNo],
    );
    api.setNow('2026-12-18T04:00:00Z');
    expect((await linesOf(customer)).lines).toEqual(
      expect.arrayContaining([
        { kind: 'loan', count: 1, hold: 'ended-loan', until: '2033-12-16' },
        { kind: 'message', count: 1, hold: null, until: null },
      ]),
    );
    await api.container.jobs.runDue();
    expect([await count('message_thread'), await count('loan')]).toEqual([0, 1]);

    api.setNow('2033-12-17T04:00:00Z');
    await api.container.jobs.runDue();
    expect(await Promise.all(['loan', 'payment_order', 'customer_erasure'].map(count))).toEqual([
      0, 0, 0,
    ]);
    const left = await everything();
    for (const value of ['陳大文', phone]) expect(left).not.toContain(value);
  });

  it('comes by itself with the end of a loan’s records, where nobody asked for it', async () => {
    api.setNow('2026-11-16T04:00:00Z');
    const customer = await signInAs(api, phone, { name: '陳大文' });
    const terms = { kind: 'interestOnly', tenorMonths: 1, startsOn: '2026-11-16' } as const;
    const loanNo = await bookLoan(api, customer.customerId, terms);
    api.setNow('2026-12-16T04:00:00Z');
    const { nextPayment } = dataOf(await api.desk('GET', `/loans/${loanNo}`));
    const payment = { amount: nextPayment.amount, reference: 'FPS 1' };
    await approve(api, await api.desk('POST', `/loans/${loanNo}/payments`, { body: payment }));
    expect(await everything()).toContain('陳大文');
    api.setNow('2033-12-17T04:00:00Z');
    await api.container.jobs.runDue();
    expect(await Promise.all(['loan', 'customer', 'approval'].map(count))).toEqual([0, 0, 2]);
    const left = await everything();
    for (const value of ['陳大文', phone]) expect(left).not.toContain(value);
  });
});
