import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import type { CustomerService } from '@/backoffice/domains/customer/customer.service';
import { billDuePeriods } from '@/backoffice/domains/loan/billing.model';
import {
  openLoanAccount,
  type LoanAccount,
  type PaymentHoliday,
} from '@/backoffice/domains/loan/loan-account.model';
import type { PayoutSafety } from '@/backoffice/domains/customer/payout-safety';
import type { LoanLedger } from '@/backoffice/domains/loan/loan-ledger';
import { availableCreditCents, postDrawdown } from '@/backoffice/domains/loan/posting.model';
import {
  createRequestDesk,
  type RequestDeskRepositories,
} from '@/backoffice/domains/request/request-desk.service';
import { createRequestFieldEncryption } from '@/backoffice/domains/request/request-field-encryption';
import type { RequestNotifications } from '@/backoffice/domains/request/request-notifications';
import type { RequestRow, RequestStep } from '@/backoffice/domains/request/request.repository';
import type { DecideRequest } from '@/contracts/account/account-desk';
import {
  numbered,
  standIn,
  testCipher,
  unitOfWorkOn,
} from '@test/support/backoffice/service-tools';
import { recordOfLoan } from '@test/support/loan/sample-loan';
import { requestRow } from '@test/support/backoffice/request-row';

const today = '2026-05-04';
const at = new Date('2026-05-04T02:00:00.000Z');
const fieldEncryption = createRequestFieldEncryption(testCipher);

const mortgage = (startsOn = '2026-05-01') =>
  openLoanAccount('L-1', {
    kind: 'principalAndInterest',
    annualRate: 12,
    tenorMonths: 60,
    startsOn,
    amountCents: 100_000_00,
    limitCents: null,
  });
const revolvingFrom = (startsOn: string) =>
  openLoanAccount('L-1', {
    kind: 'revolving',
    annualRate: 12,
    tenorMonths: 60,
    startsOn,
    amountCents: 0,
    limitCents: 1_000_000_00,
  });
const revolving = revolvingFrom('2026-05-01');

function setUp(
  asked: Partial<RequestRow>,
  {
    account = mortgage(),
    hasWithdrawal = false,
  }: { account?: LoanAccount; hasWithdrawal?: boolean } = {},
) {
  const saved: LoanAccount[] = [];
  const holidays: (PaymentHoliday & { id: string })[] = [];
  const steps: RequestStep[] = [];
  const audited: NewAuditRow[] = [];
  const told: unknown[] = [];
  const row = requestRow({
    loanNo: 'L-1',
    payload: fieldEncryption.payload.encrypt('RQ-1', 'My reason.'),
    ...asked,
  });
  type Customer = NonNullable<Awaited<ReturnType<RequestDeskRepositories['customer']['findById']>>>;
  const repositories: RequestDeskRepositories = {
    audit: standIn<RequestDeskRepositories['audit']>({
      create: async (entry) => void audited.push(entry),
    }),
    customer: standIn<RequestDeskRepositories['customer']>({
      findById: async (id) => standIn<Customer>({ id }),
    }),
    loan: standIn<RequestDeskRepositories['loan']>({
      addHoliday: async (_loanNo, holiday) => void holidays.push(holiday),
    }),
    bankAccount: standIn<RequestDeskRepositories['bankAccount']>({}),
    outbox: standIn<RequestDeskRepositories['outbox']>({}),
    paymentOrder: standIn<RequestDeskRepositories['paymentOrder']>({
      lockLatest: async () => null,
    }),
    payoutAlert: standIn<RequestDeskRepositories['payoutAlert']>({}),
    session: standIn<RequestDeskRepositories['session']>({}),
    request: standIn<RequestDeskRepositories['request']>({
      lockByReference: async (reference) => (reference === 'RQ-1' ? row : null),
      addStep: async (_reference, step) => void steps.push(step),
      listSteps: async () => new Map([['RQ-1', steps]]),
      hasOpenByLoan: async (_loanNo, { kinds }) => hasWithdrawal && kinds.includes('withdrawal'),
      updateGranted: async (_reference, granted) => void Object.assign(row, granted),
      listOpenByLoan: async () => [],
    }),
  };
  const desk = createRequestDesk({
    repositories,
    unitOfWork: unitOfWorkOn(repositories),
    loanLedger: standIn<LoanLedger>({
      today: () => today,
      lock: async (_tx, loanNo) => (loanNo === 'L-1' ? recordOfLoan(account) : null),
      save: async (_tx, _before, after) => void saved.push(after),
    }),
    customers: standIn<CustomerService>({
      profileOf: ({ id }) => ({
        id,
        phone: '+85291234567',
        language: 'en',
        marketing: false,
        reminderDays: null,
        name: null,
        email: null,
        address: null,
        emailVerifiedAt: null,
        payoutsHeldUntil: null,
        payoutsFrozenAt: null,
      }),
    }),
    notifications: standIn<RequestNotifications>({
      notifyRequestChanged: async (_tx, { request: { state }, message }) =>
        void told.push([state, message]),
      deliverNow: () => undefined,
    }),
    payoutSafety: standIn<PayoutSafety>({}),
    fieldEncryption,
    postingLimitCents: () => 500_000_00,
    now: () => at,
    newId: numbered('id'),
  });
  const decide = (state: DecideRequest['state'], more: Partial<DecideRequest> = {}) =>
    desk.decide('amy', 'RQ-1', { state, note: 'a note', ...more });
  return { desk, repositories, decide, saved, holidays, steps, audited, told };
}

describe('A decision of staff', () => {
  it('is written down with its note, shown with its text, and told with its message alone', async () => {
    const { decide, steps, audited, told, saved } = setUp({ kind: 'closure' });
    expect(await decide('in-review', { message: 'We are looking.' })).toMatchObject({
      state: 'in-review',
      text: 'My reason.',
      nextStates: ['completed', 'declined'],
      notes: [{ by: 'amy', note: 'a note' }],
    });
    expect(steps).toEqual([
      { state: 'in-review', at, message: 'We are looking.', note: 'a note', by: 'amy' },
    ]);
    expect(audited).toEqual([
      {
        at,
        staff: 'amy',
        action: 'update',
        target: 'request:RQ-1',
        before: { state: 'received' },
        after: { state: 'in-review' },
      },
    ]);
    expect([told, saved]).toEqual([[['in-review', 'We are looking.']], []]);
  });

  it('goes nowhere from where it may not go', async () => {
    const { decide, desk, steps, audited } = setUp({ kind: 'withdrawal', state: 'completed' });
    await expect(decide('declined')).rejects.toMatchObject({ code: 'conflict' });
    const unknown = desk.decide('amy', 'RQ-9', { state: 'declined', note: 'x' });
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' });
    expect([steps, audited]).toEqual([[], []]);
  });
});

describe('A payment holiday', () => {
  const asked = { kind: 'payment-holiday', months: 3, on: '2026-06-01' } as const;

  it('begins with the next payment when it is approved', async () => {
    const { decide, holidays } = setUp(asked);
    await decide('approved');
    expect(holidays).toMatchObject([{ id: 'id-1', firstPeriod: 1, months: 3 }]);
  });

  it('is not granted for other days than the customer was shown', async () => {
    const { decide, holidays, steps } = setUp({ ...asked, on: '2026-07-01' });
    await expect(decide('approved')).rejects.toMatchObject({
      details: { fields: { state: { key: 'holidayMoved', limit: '2026-06-01' } } },
    });
    expect([holidays, steps]).toEqual([[], []]);
  });

  it('changes nothing of the loan when it is declined', async () => {
    const { decide, holidays } = setUp(asked);
    await decide('declined');
    expect(holidays).toEqual([]);
  });
});

describe('A credit limit', () => {
  it.each([
    { asked: 1_500_000_00, limit: 1_500_000_00 },
    { asked: 800_000_00, limit: 1_000_000_00 },
  ])(
    'asked for as $asked cents becomes $limit, and never less than it was',
    async ({ asked, limit }) => {
      const request = { kind: 'credit-limit', amountCents: asked } as const;
      const { decide, saved } = setUp(request, { account: revolving });
      await decide('approved');
      expect(saved.map(({ terms }) => terms.limitCents)).toEqual([limit]);
    },
  );

  it('of a loan that is paid back meanwhile stays', async () => {
    const account: LoanAccount = { ...revolving, state: 'settled' };
    const request = { kind: 'credit-limit', amountCents: 1_500_000_00 } as const;
    const { decide, saved } = setUp(request, { account });
    await expect(decide('approved')).rejects.toMatchObject({ code: 'conflict' });
    expect(saved).toEqual([]);
  });

  it('of a loan that is gone is not found', async () => {
    const { decide } = setUp({ kind: 'credit-limit', amountCents: 1, loanNo: 'L-9' });
    await expect(decide('approved')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('A settlement', () => {
  const asked = { kind: 'settlement', state: 'approved', on: today } as const;
  // Lent today: nothing but the principal is owed.
  const account = mortgage(today);

  it('closes the loan with exactly what clears it', async () => {
    const { decide, saved, audited } = setUp(asked, { account });
    await decide('completed', { amount: 100_000 });
    expect(saved).toMatchObject([{ state: 'settled', nextDueOn: null }]);
    expect(saved[0]?.entries.at(-1)).toMatchObject({ kind: 'settlement', reference: 'RQ-1' });
    expect(audited).toMatchObject([{ after: { state: 'completed', amount: 100_000 } }]);
  });

  it.each<{ why: string; more: Partial<DecideRequest>; fields: object }>([
    {
      why: 'a cent is missing',
      more: { amount: 99_999.99 },
      fields: { amount: { key: 'settlementAmount', limit: 100_000 } },
    },
    {
      why: 'no amount is named',
      more: {},
      fields: { amount: { key: 'settlementAmount', limit: 100_000 } },
    },
    {
      why: 'the money came before the last entry',
      more: { amount: 100_000, on: '2026-05-03' },
      fields: { on: { key: 'outOfRange', limit: '2026-05-04 – 2026-05-04' } },
    },
    {
      why: 'the money is to come tomorrow',
      more: { amount: 100_000, on: '2026-05-05' },
      fields: { on: { key: 'outOfRange', limit: '2026-05-04 – 2026-05-04' } },
    },
  ])('is not completed where $why', async ({ more, fields }) => {
    const { decide, saved, steps } = setUp(asked, { account });
    await expect(decide('completed', more)).rejects.toMatchObject({ details: { fields } });
    expect([saved, steps]).toEqual([[], []]);
  });

  it('waits for a withdrawal that is under way', async () => {
    const { decide, saved } = setUp(asked, { account, hasWithdrawal: true });
    await expect(decide('completed', { amount: 100_000 })).rejects.toMatchObject({
      details: { fields: { state: { key: 'withdrawalUnderWay' } } },
    });
    expect(saved).toEqual([]);
  });
});

describe('A withdrawal that could not be transferred', () => {
  const posting = { amountCents: 300_000_00, on: '2026-05-02', reference: 'RQ-1' };
  const asked = { kind: 'withdrawal', state: 'approved', amountCents: 300_000_00 } as const;

  it('is given back to the limit', async () => {
    const { decide, saved } = setUp(asked, { account: postDrawdown(revolving, posting) });
    await decide('declined');
    expect(saved.map(availableCreditCents)).toEqual([1_000_000_00]);
  });

  it('is given back with the interest that was charged on it', async () => {
    const drawn = postDrawdown(revolvingFrom('2026-04-01'), { ...posting, on: '2026-04-02' });
    const account = billDuePeriods(drawn, today);
    const { decide, saved } = setUp(asked, { account });
    await decide('declined');
    const charged = saved[0]?.entries.filter(({ kind }) => kind === 'interest') ?? [];
    const given = saved[0]?.entries.filter(({ kind }) => kind === 'reversal') ?? [];
    expect([charged.length, given.length]).toEqual([1, 2]);
    const income = [...charged, ...given].reduce(
      (sum, { amountsCents }) => sum + amountsCents.income,
      0,
    );
    expect(income).toBe(0);
  });
});
