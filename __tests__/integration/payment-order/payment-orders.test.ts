import { signInAs, textsTo, type TestCustomer } from '@test/support/account/customer';
import { codeOf, dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { resetApplications } from '@test/support/application/application-api';
import { usualEngines } from '@test/support/database/test-database';
import { phone } from '@test/support/otp/otp-client';
import { messageOf, messageProblems } from '@test/support/payment-order/payment-message';
import { bookOfferedLoan } from '@test/support/payment-order/offered-loan';
import { statusReport } from '@test/support/payment-order/status-report';
import { addCustomer, approveById } from '@test/support/staff/approvals';
import { signInStaff, type StaffBrowser } from '@test/support/staff/staff-browser';

const at = '2026-11-16T04:10:00Z';
const bankAccount = { bankCode: '004', accountNumber: '123-456789-833', holder: 'CHAN TAI MAN' };
const payer = {
  PAYOUT_HOLDER: 'A Lender Limited',
  PAYOUT_BANK_CODE: '024',
  PAYOUT_ACCOUNT: '987-654321-001',
};

describe.each(usualEngines)('Money that goes out on %s', (engine) => {
  let api: TestApi;
  let customer: TestCustomer;
  let cashier: StaffBrowser;
  let number = '';
  let count = 0;
  beforeAll(async () => void (api = await startTestApi(engine, payer)));
  afterAll(() => api.close());
  beforeEach(async () => {
    count += 1;
    const browser = await resetApplications(api);
    number = (await browser.apply()).appl_no;
    api.setNow(at);
    customer = await signInAs(api, phone, { language: 'en', bankAccount });
    cashier = (await signInStaff(api, { email: `cat${count}@lender.hk`, roles: ['cashier'], at }))
      .browser;
  });

  const query = (sql: string, values: unknown[] = []) =>
    api.testDatabase.database.pool.query(sql, values);
  /** The payment order of the loan that is booked of the accepted offer. */
  async function booked(): Promise<string> {
    const loanNo = await bookOfferedLoan(api, { number, customer });
    const { data } = Object((await cashier.get(`/desk/payment-orders?loan=${loanNo}`)).body);
    const waiting = { state: 'waiting', origin: 'loan', amount: 3_000_000, account: null };
    expect(data).toMatchObject([waiting]);
    return data[0].id;
  }
  const order = async (id: string) => dataOf(await cashier.get(`/desk/payment-orders/${id}`));
  const release = (id: string) => cashier.post(`/desk/payment-orders/${id}/release`, {});
  const approved = async (): Promise<string> => {
    const id = await booked();
    await approveById(api.container, dataOf(await release(id)).id);
    return id;
  };
  const makeFile = (body: object = { format: 'pain.001.001.09' }) =>
    cashier.post('/desk/payment-files', body);
  const outcome = (id: string, body: object) =>
    cashier.post(`/desk/payment-orders/${id}/outcome`, body);
  const stateOf = async () => dataOf(await customer.call('/los/custApplLoanList'))[0].state;
  /** Given to the bank. */
  const sent = async (): Promise<{ id: string; fileId: string }> => {
    const id = await approved();
    const fileId = dataOf(await makeFile()).id;
    await cashier.post(`/desk/payment-files/${fileId}/dispatch`, {});
    return { id, fileId };
  };
  const returned = async (): Promise<string> => {
    const { id } = await sent();
    const back = { state: 'returned', on: '2026-11-16', reason: 'AC04', note: 'closed' };
    const { data, approval } = Object((await outcome(id, back)).body);
    expect([data.state, approval.kind, approval.amount]).toEqual([
      'sent',
      'payment-return',
      3_000_000,
    ]);
    expect(codeOf(await outcome(id, back))).toEqual([409, 'approval_waiting']);
    await approveById(api.container, approval.id);
    expect(await order(id)).toMatchObject({ state: 'returned', reason: 'AC04' });
    return id;
  };

  it('is approved by a second person, paid by a file of ISO 20022, and completes the application', async () => {
    const id = await booked();
    expect(codeOf(await outcome(id, { state: 'paid', on: '2026-11-16' }))).toEqual([
      409,
      'conflict',
    ]);
    expect(fieldsOf(await makeFile())).toHaveProperty('format');
    const change = { state: 'completed', note: 'by hand' };
    const byHand = await api.desk('PUT', `/applications/${number}/state`, { body: change });
    expect(fieldsOf(byHand)).toHaveProperty('state');

    const asked = dataOf(await release(id));
    expect(asked).toMatchObject({ kind: 'payment-order', amount: 3_000_000, state: 'waiting' });
    expect(codeOf(await release(id))).toEqual([409, 'approval_waiting']);
    const own = await cashier.post(`/desk/approvals/${asked.id}/approval`, { hash: 'x' });
    expect(own.status).toBe(403);
    expect(fieldsOf(await makeFile())).toHaveProperty('format');
    await approveById(api.container, asked.id);
    const { data: file } = Object(
      (await makeFile({ format: 'pain.001.001.09', on: '2026-11-17' })).body,
    );
    expect(file).toMatchObject({ payments: 1, total: 3_000_000, state: 'made', open: 1 });
    expect(fieldsOf(await makeFile())).toHaveProperty('format');

    const xml = (await cashier.get(`/desk/payment-files/${file.id}/content`)).text;
    expect(await messageProblems(xml)).toEqual([]);
    expect(messageOf(xml)).toMatchObject({
      GrpHdr: { MsgId: file.id, NbOfTxs: '1', CtrlSum: '3000000.00' },
      PmtInf: {
        ReqdExctnDt: { Dt: '2026-11-17' },
        DbtrAcct: { Id: { Othr: { Id: '987654321001' } } },
        CdtTrfTxInf: [
          {
            PmtId: { EndToEndId: id },
            Cdtr: { Nm: 'CHAN TAI MAN' },
            CdtrAcct: { Id: { Othr: { Id: '123456789833' } } },
          },
        ],
      },
    });
    expect((await cashier.post(`/desk/payment-files/${file.id}/dispatch`, {})).status).toBe(200);
    expect(codeOf(await cashier.post(`/desk/payment-files/${file.id}/dispatch`, {}))).toEqual([
      409,
      'conflict',
    ]);
    expect(await stateOf()).toBe('offer-accepted');
    expect(fieldsOf(await outcome(id, { state: 'paid', on: '2026-11-18' }))).toHaveProperty('on');
    const paid = await cashier.post(`/desk/payment-files/${file.id}/outcome`, {
      state: 'paid',
      on: '2026-11-16',
    });
    expect(dataOf(paid)).toMatchObject({ open: 0 });
    expect(await stateOf()).toBe('completed');
    expect((await textsTo(api, phone)).at(-1)).toContain('has been paid out');
    expect(await order(id)).toMatchObject({
      applicationNumber: number,
      account: '004 ••••9833',
      holder: 'CHAN TAI MAN',
      approvals: [{ id: asked.id, maker: `cat${count}@lender.hk`, checker: 'second@lender.hk' }],
      history: ['waiting', 'approved', 'in-file', 'sent', 'paid'].map((state) => ({ state })),
    });
  });

  it('goes to the account that was approved, and to nobody whose payments are stopped', async () => {
    const id = await booked();
    const { id: approval } = dataOf(await release(id));
    await query('update bank_account set replaced_at = now() where customer_id = $1', [
      customer.customerId,
    ]);
    expect(fieldsOf(await cashier.post(`/desk/payment-orders/${id}/release`, {}))).toEqual({
      id: expect.stringContaining('no bank account'),
    });
    const other = { bankCode: '012', accountNumber: '345-678901-234', holder: 'CHAN TAI MAN' };
    await addCustomer(api, { phone, bankAccount: other });
    await query('update customer set payouts_held_until = null');
    await expect(approveById(api.container, approval)).rejects.toMatchObject({
      code: 'approval_void',
    });
    await approveById(api.container, dataOf(await release(id)).id);
    await query('update customer set payouts_frozen_at = now()');
    expect(fieldsOf(await makeFile({ format: 'csv' }))).toHaveProperty('format');
    await query('update customer set payouts_frozen_at = null');
    const { id: fileId } = dataOf(await makeFile({ format: 'csv' }));
    const csv = (await cashier.get(`/desk/payment-files/${fileId}/content`)).text;
    expect(csv).toContain(`${id},`);
    expect(csv).toContain(',012,345678901234,CHAN TAI MAN,HKD,3000000.00\r\n');
  });

  it('may come back and is placed again once, as a new payment for a second person', async () => {
    const id = await returned();
    const again = () => cashier.post(`/desk/payment-orders/${id}/replacement`, {});
    const answers = await Promise.all([again(), again()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { replacedBy } = await order(id);
    expect(await order(replacedBy)).toMatchObject({
      state: 'waiting',
      account: null,
      replaces: id,
      amount: 3_000_000,
    });
    expect(await stateOf()).toBe('offer-accepted');
  });

  it('comes back with all of its file once a second person agrees, and not after the bank has paid', async () => {
    const { id, fileId } = await sent();
    const back = { state: 'returned', on: '2026-11-16', reason: 'MS03' };
    const asked = await cashier.post(`/desk/payment-files/${fileId}/outcome`, back);
    const { data, approval } = Object(asked.body);
    expect(data).toMatchObject({ open: 1 });
    await cashier.post(`/desk/payment-orders/${id}/outcome`, { state: 'paid', on: '2026-11-16' });
    await expect(approveById(api.container, approval.id)).rejects.toMatchObject({
      code: 'approval_void',
    });
    expect(await order(id)).toMatchObject({ state: 'paid' });
  });

  it('is noted by the bank’s report, once, of a file that nobody noted as sent; a broken report does nothing', async () => {
    const id = await approved();
    const fileId = dataOf(await makeFile()).id;
    const report = (content: string) =>
      cashier.post('/desk/payment-reports', { name: 'status.xml', content });
    const refused = statusReport({ fileId, payments: [{ id, status: 'RJCT', reason: 'AC04' }] });
    const other = statusReport({
      fileId,
      payments: [
        { id, status: 'ACSC' },
        { id: 'PO-00000000', status: 'ACSC' },
      ],
    });
    for (const broken of [other, refused.replace('RJCT', 'DONE'), refused.slice(0, -20)])
      expect(fieldsOf(await report(broken))).toHaveProperty('content');
    expect(await order(id)).toMatchObject({ state: 'in-file' });
    const answers = await Promise.all([report(refused), report(refused)]);
    expect(answers.map((answer) => dataOf(answer).returned).sort()).toEqual([0, 1]);
    expect(await order(id)).toMatchObject({
      state: 'returned',
      reason: 'AC04',
      history: ['waiting', 'approved', 'in-file', 'sent', 'returned'].map((state) => ({ state })),
    });
    const paid = statusReport({ fileId, payments: [{ id, status: 'ACSC' }] });
    expect(dataOf(await report(paid))).toMatchObject({ paid: 0, contradicting: [id] });
    expect(dataOf(await cashier.post(`/desk/payment-orders/${id}/replacement`, {}))).toMatchObject({
      state: 'waiting',
      replaces: id,
    });
  });

  it('stands in one file only, whatever is written to the database', async () => {
    const { id } = await sent();
    for (const change of [
      'file_id = null',
      "state = 'approved'",
      'amount_cents = 1',
      'account = null',
    ])
      await expect(
        query(`update payment_order set ${change} where id = $1`, [id]),
      ).rejects.toThrow();
    await expect(query('delete from payment_order')).rejects.toThrow();
    await expect(query("update payment_file set state = 'made', sent_at = null")).rejects.toThrow();
    await expect(
      query(
        `insert into payment_order (id, customer_id, loan_no, origin, reference, amount_cents, due_on, state, placed_at)
         select 'PO-00000000', customer_id, loan_no, origin, reference, amount_cents, due_on, 'waiting', placed_at from payment_order where id = $1`,
        [id],
      ),
    ).rejects.toThrow();
  });

  it('is put into one file by fifty who make one at once', async () => {
    const id = await approved();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        api.container.payments.files.make('cat', { format: 'csv' }).catch(() => null),
      ),
    );
    const files = answers.flatMap((file) => (file === null ? [] : [file.id]));
    expect(files).toEqual([(await order(id)).fileId]);
  });

  it('is listed, filtered and exported without account numbers, which are shown for a reason', async () => {
    const id = await approved();
    const list = async (filter: string) =>
      Object((await cashier.get(`/desk/payment-orders?${filter}`)).body);
    const one = { data: [{ id, account: '004 ••••9833' }], total: 1, next: null };
    expect(await list('state=approved&limit=1')).toMatchObject(one);
    expect(await list('state=paid')).toEqual({ data: [], total: 0, next: null });
    expect((await cashier.get('/desk/payment-orders?colour=red')).status).toBe(400);
    const csv = (await cashier.get('/desk/exports/payment-orders?origin=loan')).text;
    expect(csv).toContain(`${id},approved,loan,`);
    expect(csv).not.toContain('456789');
    const note = 'the bank asks';
    const seen = await cashier.post(`/desk/payment-orders/${id}/reveal`, { note });
    expect(dataOf(seen)).toEqual({ value: '004 123-456789-833 CHAN TAI MAN' });
    const { rows } = await query(
      "select action, target from desk_audit where target like 'payment-order%' and staff like 'cat%' order by id",
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { action: 'export', target: 'payment-order' },
        { action: 'read', target: `payment-order:${id}` },
      ]),
    );
    const stored = await query(
      'select account::text as text from payment_order union select content from payment_file',
    );
    expect(JSON.stringify(stored.rows)).not.toMatch(/456789|CHAN/);
  });
});
