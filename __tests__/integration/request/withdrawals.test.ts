import { decideRequest } from '@test/support/account/decide-request';
import { codeOf, dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import {
  bookLoan,
  issueStepUpProof,
  signInAs,
  signInRevolvingBorrower,
  textsTo,
  type TestCustomer,
} from '@test/support/account/customer';
import { engines } from '@test/support/database/test-database';
import { approve } from '@test/support/staff/approvals';

const bankAccount = { bankCode: '004', accountNumber: '123-456789-833', holder: 'CHAN TAI MAN' };

describe.each(engines)('Requests of customers on %s', (engine) => {
  let api: TestApi;
  let customer: TestCustomer;
  let loanNo = '';
  let accountId = '';
  let minutes = 0;
  const later = () =>
    api.setNow(
      new Date(Date.parse('2026-11-16T04:00:00Z') + (minutes += 6) * 60_000).toISOString(),
    );
  const operation = (amount: number) => `withdrawal:${loanNo}:${amount * 100}:${accountId}`;
  const withdraw = (amount: number, options: { proof?: string; key?: string } = {}) =>
    customer.call('/los/internetWithdrawal', {
      method: 'POST',
      body: { loanNo, amount, bankAccountId: accountId },
      ...options,
    });
  const ledger = async () =>
    (
      await api.testDatabase.database.pool.query(
        'select * from ledger_entry where loan_no = $1 order by seq',
        [loanNo],
      )
    ).rows;

  beforeAll(async () => {
    api = await startTestApi(engine, { WITHDRAWAL_DAILY_CAP: '60000' });
    ({ customer, loanNo, accountId } = await signInRevolvingBorrower(api));
  });
  beforeEach(later);
  afterAll(() => api.close());

  it('name the last digits of the account to nobody but its owner', async () => {
    const stranger = await signInAs(api, '+85291234599');
    await stranger.stepUp(operation(5_000));
    expect(api.sent.at(-1)).toMatchObject({
      to: stranger.phone,
      text: expect.stringContaining('HK$5,000.00 to your registered bank account.'),
    });
  });

  it('withdraw with a code that is bound to amount and account, and good for one use', async () => {
    expect(codeOf(await withdraw(5_000))).toEqual([409, 'step_up_required']);
    const proof = await customer.stepUp(operation(5_000));
    expect(api.sent.at(-1)?.text).toMatch(
      /^\d{6} is your .+ one-time code to withdraw HK\$5,000\.00 to the account ending 9833\./,
    );
    expect(codeOf(await withdraw(5_001, { proof }))).toEqual([409, 'step_up_required']);
    expect((await withdraw(5_000, { proof, key: 'withdrawal-of-5000' })).status).toBe(200);
    expect(codeOf(await withdraw(5_000, { proof }))).toEqual([409, 'step_up_required']);
    expect(
      (await ledger()).map(({ kind, principal, cash }) => [kind, Number(principal), Number(cash)]),
    ).toEqual([['withdrawal', 500_000, -500_000]]);
    expect((await textsTo(api, customer.phone)).at(-1)).toMatch(
      /your withdrawal RQ-\w{8} of HK\$5,000\.00 is on its way to your account ending 9833/,
    );
  });

  it('answer the same again for the same key, and refuse the key for something else', async () => {
    const before = await ledger();
    const again = await withdraw(5_000, { key: 'withdrawal-of-5000' });
    expect([again.status, dataOf(again)]).toEqual([
      200,
      expect.objectContaining({ kind: 'withdrawal', state: 'approved' }),
    ]);
    expect(codeOf(await withdraw(6_000, { key: 'withdrawal-of-5000' }))).toEqual([
      409,
      'idempotency_conflict',
    ]);
    expect(await ledger()).toEqual(before);
  });

  it('never withdraw more than the limit, the daily cap, or to another account', async () => {
    expect(Object.keys(fieldsOf(await withdraw(95_001)))).toEqual(['amount']);
    expect(fieldsOf(await withdraw(55_001))).toEqual({
      amount: 'You can withdraw at most HK$55,000 more today.',
    });
    expect(
      Object.keys(
        fieldsOf(
          await customer.call('/los/internetWithdrawal', {
            method: 'POST',
            body: { loanNo, amount: 100, bankAccountId: 'another' },
          }),
        ),
      ),
    ).toEqual(['bankAccountId']);
    expect(dataOf(await customer.call(`/los/internetWithdrawal/limits?loan_no=${loanNo}`))).toEqual(
      {
        loanNo,
        creditLimit: 100_000,
        available: 95_000,
        dailyCap: 60_000,
        leftToday: 55_000,
        maximum: 55_000,
        blocked: null,
        heldUntil: null,
      },
    );
    expect(await ledger()).toHaveLength(1);
  });

  it('bring a withdrawal back that could not be sent', async () => {
    const [{ reference }] = dataOf(await customer.call('/los/requests'));
    const declined = await decideRequest(api, reference, {
      state: 'declined',
      note: 'bank refused',
      message: 'Your bank sent it back.',
    });
    expect(await ledger()).toHaveLength(1);
    expect(await approve(api, declined)).toMatchObject({
      kind: 'withdrawal-reversal',
      amount: 5_000,
    });
    expect(
      (await ledger()).map(({ kind, principal_after }) => [kind, Number(principal_after)]),
    ).toEqual([
      ['withdrawal', 500_000],
      ['reversal', 0],
    ]);
    const request = dataOf(await customer.call(`/los/requests/${reference}`));
    expect(request).toMatchObject({ state: 'declined', detail: '004 ••••9833', amount: 5_000 });
    expect(
      request.history.map(({ state, message }: { state: string; message: string | null }) => [
        state,
        message,
      ]),
    ).toEqual([
      ['approved', null],
      ['declined', 'Your bank sent it back.'],
    ]);
    expect(JSON.stringify(request)).not.toContain('bank refused');
    expect(
      codeOf(await decideRequest(api, reference, { state: 'completed', note: 'too late' })),
    ).toEqual([409, 'conflict']);
  });
});

describe.each(engines)('Fifty withdrawals at once on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine, { WITHDRAWAL_DAILY_CAP: '1000000' });
  });
  afterAll(() => api.close());

  it('never exceed the limit', async () => {
    const customer = await signInAs(api, '+85291234567', { bankAccount });
    const loanNo = await bookLoan(api, customer.customerId, {
      kind: 'revolving',
      amount: undefined,
      creditLimit: 100_000,
      annualRate: 9,
      startsOn: '2026-11-01',
    });
    const { id } = dataOf(await customer.call('/user/info')).bankAccount;
    // Amounts that differ, so that each needs a proof of its own: 7,001 to 7,050.
    const amounts = Array.from({ length: 50 }, (_none, index) => 7_001 + index);
    const proofs: string[] = [];
    for (const amount of amounts)
      proofs.push(
        await issueStepUpProof(api, {
          phone: customer.phone,
          operation: `withdrawal:${loanNo}:${amount * 100}:${id}`,
        }),
      );
    const answers = await Promise.all(
      amounts.map((amount, index) =>
        customer.call('/los/internetWithdrawal', {
          method: 'POST',
          body: { loanNo, amount, bankAccountId: id },
          proof: proofs[index] ?? '',
        }),
      ),
    );
    const { rows } = await api.testDatabase.database.pool.query(
      'select seq, principal, principal_after from ledger_entry where loan_no = $1 order by seq',
      [loanNo],
    );
    const drawn = rows.reduce((sum, { principal }) => sum + Number(principal), 0);
    const taken = answers.filter(({ status }) => status === 200);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect(taken).toHaveLength(14);
    expect(drawn).toBe(
      amounts
        .filter((_amount, index) => answers[index]?.status === 200)
        .reduce((sum, amount) => sum + amount * 100, 0),
    );
    expect(drawn).toBeLessThanOrEqual(10_000_000);
    expect(Number(rows.at(-1)?.principal_after)).toBe(drawn);
  });
});
