import type { Role } from '@/contracts/staff/permissions';
import { decideRequest } from '@test/support/account/decide-request';
import { bookLoan, signInAs } from '@test/support/account/customer';
import { dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { signInStaff } from '@test/support/staff/staff-browser';

const at = '2026-12-01T04:00:00Z';

describe.each(usualEngines)('How business goes, on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());
  const signIn = async (email: string, roles: Role[]) =>
    (await signInStaff(api, { email, roles, at })).browser;
  const query = (text: string, values: unknown[] = []) =>
    api.testDatabase.database.pool.query(text, values);
  const store = (
    number: string,
    times: { received: string; decided?: string; promised?: string },
  ) =>
    query(
      `insert into application (number, product, language, amount_cents, form, phone, phone_hash, consents, campaign, state, handover, upload_reference, received_at, promised_by, decided_at, changed_at)
       values ($1, 'first-mortgage', 'en', 100, 'sealed', 'sealed', 'hash', '{}', '{}', 'approved', 'none', $1, $2, $3, $4, $2)`,
      [number, times.received, times.promised ?? null, times.decided ?? null],
    );

  it('is told by week in Hong Kong and by the balances that are overdue', async () => {
    // Sunday night in Hong Kong and the first minute of its Monday.
    await store('AP-W1', {
      received: '2026-11-29T15:59:00Z',
      promised: '2026-11-29T15:59:30Z',
      decided: '2026-11-29T15:59:31Z',
    });
    await store('AP-W2', {
      received: '2026-11-29T16:00:00Z',
      promised: '2026-11-30T16:00:00Z',
      decided: '2026-11-30T16:00:00Z',
    });
    await store('AP-W3', { received: '2026-01-05T04:00:00Z' });
    const customer = await signInAs(api, '+85291234567', { language: 'en' });
    // Unpaid since 16 September, which is 76 days before; the other is due on 10 December.
    const overdue = await bookLoan(api, customer.customerId);
    const inOrder = await bookLoan(api, customer.customerId, { startsOn: '2026-11-10' });
    for (const [id, day, cents] of [
      ['a', '2026-11-29', 100_00],
      ['b', '2026-11-30', 250_50],
      ['c', '2026-12-01', 1_00],
    ]) {
      await query(
        `insert into payment_file (id, format, state, payments, total_cents, "on", content, made_by, made_at) values ($1, 'csv', 'made', 1, 1, $2, 'sealed', 'amy', now())`,
        [id, day],
      );
      await query(
        `insert into payment_order (id, customer_id, loan_no, origin, reference, amount_cents, due_on, state, placed_at, account, file_id, ended_on) values ($1, $2, $3, 'refund', $1, $4, $5, 'paid', now(), 'sealed', $1, $5)`,
        [id, customer.customerId, inOrder, cents, day],
      );
    }
    api.setNow(at);
    await api.container.jobs.runDue();
    const auditor = await signIn('zoe@lender.hk', ['auditor']);
    const { applications, decisions, portfolio, payouts } = dataOf(
      await auditor.get('/desk/today/figures'),
    );
    expect(applications).toHaveLength(12);
    expect(applications.slice(-2)).toEqual([
      { week: '2026-11-23', received: 1 },
      { week: '2026-11-30', received: 1 },
    ]);
    expect(decisions.slice(-2)).toEqual([
      { week: '2026-11-23', decided: 1, inTime: 0 },
      { week: '2026-11-30', decided: 1, inTime: 1 },
    ]);
    expect(payouts.slice(-2)).toEqual([
      { week: '2026-11-23', payments: 1, amount: 100 },
      { week: '2026-11-30', payments: 2, amount: 251.5 },
    ]);
    const listed: { loanNo: string; balance: number }[] = dataOf(await auditor.get('/desk/loans'));
    const balanceOf = (loanNo: string) =>
      listed.find((loan) => loan.loanNo === loanNo)?.balance ?? 0;
    expect(portfolio).toEqual({
      loans: 2,
      balance: balanceOf(overdue) + balanceOf(inOrder),
      atRisk: [
        { days: 30, loans: 1, balance: balanceOf(overdue) },
        { days: 60, loans: 1, balance: balanceOf(overdue) },
        { days: 90, loans: 0, balance: 0 },
      ],
    });
  });

  it('leaves a request in the queue with who reviews it until it is decided', async () => {
    // A copy of one’s data is promised within 40 days.
    const customer = await signInAs(api, '+85291234567');
    const { reference } = dataOf(
      await customer.call('/user/data-access', { method: 'POST', body: {} }),
    );
    const amy = await signIn('amy@lender.hk', ['servicing']);
    const today = async () => dataOf(await amy.get('/desk/today'));
    const dueAt = '2027-01-10T04:00:00.000Z';
    expect((await today()).queue).toContainEqual({
      kind: 'request',
      reference,
      dueAt,
      isMine: false,
    });
    await decideRequest(api, reference, { state: 'in-review', note: 'Mine' });
    const taken = dataOf(await api.desk('GET', `/requests/${reference}`));
    expect(taken).toMatchObject({ dueAt, assignee: 'amy' });
    expect((await today()).counts).toContainEqual(
      expect.objectContaining({ kind: 'request', total: 1, unassigned: 0 }),
    );
    await decideRequest(api, reference, { state: 'completed', note: 'Sent' });
    expect((await today()).queue).toEqual([]);
  });
});
