import {
  createBankAccountEncryption,
  type BankAccountEncryption,
} from '@/backoffice/domains/customer/bank-account.model';
import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import { openLoanAccount, type LoanAccount } from '@/backoffice/domains/loan/loan-account.model';
import type { PayoutState } from '@/backoffice/domains/customer/payout.model';
import type { LoanLedger } from '@/backoffice/domains/loan/loan-ledger';
import { postDrawdown } from '@/backoffice/domains/loan/posting.model';
import type {
  NewRequest,
  RequestRepositories,
  SubmissionContext,
} from '@/backoffice/domains/request/request-submission';
import {
  createWithdrawalService,
  type WithdrawalServiceOptions,
} from '@/backoffice/domains/request/withdrawal.service';
import { ServiceError } from '@/backoffice/common/service-error';
import { standIn, testCipher } from '@test/support/backoffice/service-tools';

const today = '2026-05-04';
const dailyCapHkd = 500_000;

const revolving = (startsOn = '2026-05-01', amountCents = 0): LoanAccount =>
  openLoanAccount('L-1', {
    kind: 'revolving',
    annualRate: 12,
    tenorMonths: 60,
    startsOn,
    amountCents,
    limitCents: 1_000_000_00,
  });

interface Situation {
  account?: LoanAccount;
  owner?: string;
  /** Cents that the customer withdrew today. */
  withdrawnToday?: number;
  /** The operation that a code was typed in for. */
  provenOperation?: string;
  hasBankAccount?: boolean;
  payouts?: PayoutState;
  otherLoan?: LoanAccount;
}

type Customer = NonNullable<Awaited<ReturnType<RequestRepositories['customer']['findById']>>>;
const open: PayoutState = { payoutsHeldUntil: null, payoutsFrozenAt: null };

function setUp({
  account = revolving(),
  owner = 'customer-1',
  withdrawnToday = 0,
  provenOperation,
  hasBankAccount = true,
  payouts = open,
  otherLoan = revolving(),
}: Situation = {}) {
  const saved: LoanAccount[] = [];
  const accepted: NewRequest[] = [];
  const bankAccountEncryption: BankAccountEncryption = createBankAccountEncryption(testCipher);
  const bankAccount = {
    id: 'bank-1',
    customerId: 'customer-1',
    encrypted: bankAccountEncryption.encrypt('bank-1', {
      bankCode: '024',
      accountNumber: '123-456789-001',
      holder: 'CHAN TAI MAN',
    }),
    createdAt: new Date('2026-01-01T00:00:00.000Z'),
    replacedAt: null,
  };
  const tx = standIn<RequestRepositories>({
    request: standIn<RequestRepositories['request']>({
      sumWithdrawals: async () => withdrawnToday,
    }),
    loan: standIn<RequestRepositories['loan']>({
      listNumbersByCustomer: async () => ['L-1', 'L-2'],
      findByNumber: async (loanNo) => ({
        customerId: 'customer-1',
        applicationNumber: null,
        product: null,
        property: null,
        account: loanNo === 'L-1' ? account : otherLoan,
      }),
    }),
    customer: standIn<RequestRepositories['customer']>({
      findById: async (id) => standIn<Customer>({ id, ...payouts }),
    }),
    bankAccount: standIn<RequestRepositories['bankAccount']>({
      findCurrent: async () => (hasBankAccount ? bankAccount : null),
    }),
  });
  const loan = {
    customerId: owner,
    applicationNumber: null,
    product: null,
    property: null,
    account,
  };
  const placed: object[] = [];
  const loanLedger = standIn<LoanLedger>({
    today: () => today,
    lock: async (_tx, loanNo) => (loanNo === 'L-1' ? loan : null),
    read: async (loanNo) => (loanNo === 'L-1' ? loan : null),
    save: async (_tx, _before, after) => void saved.push(after),
  });
  const stepUp = async (operation: string): Promise<void> => {
    if (operation !== provenOperation) throw new ServiceError('step_up_required');
  };
  const service = createWithdrawalService(
    standIn<WithdrawalServiceOptions>({
      repositories: tx,
      loanLedger,
      async submit(_submission, perform) {
        const customer = standIn<SubmissionContext['customer']>({ id: 'customer-1', ...payouts });
        accepted.push(await perform({ tx, customer, reference: 'R-1', stepUp }));
        return { data: { reference: 'R-1', kind: 'withdrawal', state: 'approved', createdAt: '' } };
      },
      bankAccountEncryption,
      placeOrder: async (_tx, payment) => `PO-${placed.push(payment)}`,
      dailyCapHkd: () => dailyCapHkd,
      now: () => new Date(`${today}T02:00:00.000Z`),
    }),
  );
  const caller = { customerId: 'customer-1', sessionId: 'session-1', device: '', network: 'mark' };
  const withdraw = (amount: number, { loanNo = 'L-1', bankAccountId = 'bank-1' } = {}) =>
    service.withdraw({
      caller,
      idempotencyKey: 'key',
      proofToken: 'proof',
      body: { loanNo, amount, bankAccountId },
    });
  return { saved, accepted, placed, withdraw, limits: () => service.limits(caller, 'L-1') };
}

describe('A withdrawal', () => {
  it('is posted at once, to the cent, after a code for exactly this amount and account', async () => {
    const { saved, accepted, placed, withdraw } = setUp({
      provenOperation: 'withdrawal:L-1:12345678:bank-1',
    });
    await withdraw(123_456.78);
    expect(placed).toMatchObject([{ reference: 'R-1', amountCents: 123_456_78, dueOn: today }]);
    expect(saved.map(({ entries }) => entries.at(-1))).toMatchObject([
      { kind: 'withdrawal', on: today, reference: 'R-1', amountsCents: { principal: 123_456_78 } },
    ]);
    expect(accepted).toEqual([
      {
        kind: 'withdrawal',
        state: 'approved',
        loanNo: 'L-1',
        amountCents: 123_456_78,
        detail: '024 ••••9001',
      },
    ]);
  });

  it.each([
    ['another amount', 'withdrawal:L-1:100001:bank-1'],
    ['another account', 'withdrawal:L-1:100000:bank-2'],
    ['no operation at all', undefined],
  ])('posts nothing after a code for %s', async (_case, provenOperation) => {
    const { saved, withdraw } = setUp({ provenOperation });
    await expect(withdraw(1_000)).rejects.toMatchObject({ code: 'step_up_required' });
    expect(saved).toEqual([]);
  });

  const drawn = postDrawdown(revolving(), {
    amountCents: 900_000_00,
    on: '2026-05-02',
    reference: 'R-0',
  });
  const overdue = billDuePeriods(revolving('2026-01-01', 100_000_00), today);
  const term = openLoanAccount('L-1', {
    kind: 'interestOnly',
    annualRate: 12,
    tenorMonths: 12,
    startsOn: '2026-05-01',
    amountCents: 100_000_00,
    limitCents: null,
  });
  it.each<[string, Situation, number, object]>([
    [
      'more than the limit leaves',
      { account: drawn },
      100_000.01,
      { amount: { key: 'overAvailable', limit: 100_000 } },
    ],
    [
      'more than the day allows',
      {},
      500_000.01,
      { amount: { key: 'overDailyCap', limit: 500_000 } },
    ],
    [
      'more than is left of the day',
      { withdrawnToday: 400_000_00 },
      100_000.01,
      { amount: { key: 'overDailyCap', limit: 100_000 } },
    ],
    [
      'anything while a bill is unpaid',
      { account: overdue },
      1,
      { loanNo: { key: 'loanOverdue' } },
    ],
    [
      'anything while another loan is overdue',
      { otherLoan: overdue },
      1,
      { loanNo: { key: 'anyLoanOverdue' } },
    ],
    [
      'anything while withdrawals wait',
      { payouts: { ...open, payoutsHeldUntil: new Date('2026-05-04T02:00:00.001Z') } },
      1,
      { bankAccountId: { key: 'payoutsHeld', limit: '2026-05-04T02:00:00.001Z' } },
    ],
    [
      'anything while withdrawals are stopped',
      { payouts: { ...open, payoutsFrozenAt: new Date('2026-05-01T00:00:00Z') } },
      1,
      { loanNo: { key: 'payoutsFrozen' } },
    ],
    [
      'anything of a loan without a limit',
      { account: term },
      1,
      { loanNo: { key: 'notRevolving' } },
    ],
    [
      'anything to an account that is not registered',
      { hasBankAccount: false },
      1,
      { bankAccountId: { key: 'accountNotRegistered' } },
    ],
  ])('is refused for %s', async (...[, situation, amount, fields]) => {
    const cents = Math.round(amount * 100);
    const { saved, withdraw } = setUp({
      ...situation,
      provenOperation: `withdrawal:L-1:${cents}:bank-1`,
    });
    await expect(withdraw(amount)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields },
    });
    expect(saved).toEqual([]);
  });

  it('is refused as unknown for the loan of another customer', async () => {
    const { withdraw } = setUp({ owner: 'customer-2' });
    await expect(withdraw(1)).rejects.toMatchObject({ code: 'not_found' });
    await expect(setUp().withdraw(1, { loanNo: 'L-2' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('The limits of a withdrawal', () => {
  it('name the smaller of the free credit and what is left of the day', async () => {
    expect(await setUp({ withdrawnToday: 350_000_00 }).limits()).toEqual({
      loanNo: 'L-1',
      creditLimit: 1_000_000,
      available: 1_000_000,
      dailyCap: 500_000,
      leftToday: 150_000,
      maximum: 150_000,
      blocked: null,
      heldUntil: null,
    });
  });

  it('are zero where something stands in the way, and say what', async () => {
    expect(await setUp({ hasBankAccount: false }).limits()).toMatchObject({
      maximum: 0,
      blocked: 'no-bank-account',
    });
  });
});
