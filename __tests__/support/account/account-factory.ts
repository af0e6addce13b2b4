import type { ThreadSummary } from '@/contracts/thread/thread';
import type { UserInfo } from '@/contracts/account/account';
import type { LoanDetail, LoanSummary } from '@/contracts/account/account-loan';
import type { ServiceRequest, WithdrawalLimits } from '@/contracts/account/account-request';
import type { CustomerApplication } from '@/contracts/application/application';

export function customer(overrides: Partial<UserInfo> = {}): UserInfo {
  return {
    name: 'Chan Tai Man',
    phone: '+85261234567',
    phoneMasked: '•••• 4567',
    email: 'tm.chan@example.com',
    emailVerification: null,
    address: 'Flat A, 12/F, 1 Example Road, Quarry Bay',
    language: 'en',
    marketing: true,
    bankAccount: {
      id: 'bank-1',
      bankCode: '024',
      masked: '•••• 6789',
      holder: 'CHAN TAI MAN',
      since: '2024-11-01T02:00:00.000Z',
    },
    payouts: { heldUntil: null, frozenAt: null },
    passkeys: { count: 0 },
    session: {
      signedInAt: '2026-11-21T00:00:00.000Z',
      idleEndsAt: '2026-11-21T00:30:00.000Z',
      endsAt: '2026-11-21T12:00:00.000Z',
    },
    ...overrides,
  };
}

export function loan(overrides: Partial<LoanSummary> = {}): LoanSummary {
  return {
    loanNo: 'LN-2024-AAAA1111',
    kind: 'principalAndInterest',
    state: 'active',
    property: 'Flat A, 12/F, 1 Example Road, Quarry Bay',
    applicationNumber: null,
    product: null,
    annualRate: 8,
    startedOn: '2024-11-15',
    endsOn: '2034-11-15',
    original: 3_000_000,
    balance: 2_600_000,
    interestOwed: 0,
    deferredInterest: 0,
    settlementToday: null,
    paidInAdvance: 0,
    principalPaid: 400_000,
    interestPaid: 445_000.5,
    progress: 0.1333,
    paymentsLeft: 96,
    nextPayment: {
      date: '2026-12-15',
      amount: 36_398.28,
      interest: 17_333.33,
      principal: 19_064.95,
      creditUsed: 0,
    },
    arrears: null,
    creditLimit: null,
    available: null,
    holiday: null,
    rateChange: null,
    ...overrides,
  };
}

export function revolvingLoan(overrides: Partial<LoanSummary> = {}): LoanSummary {
  return loan({
    loanNo: 'LN-2025-BBBB2222',
    kind: 'revolving',
    annualRate: 12,
    original: 1_000_000,
    balance: 400_000,
    principalPaid: 0,
    interestPaid: 30_000,
    progress: 0.4,
    paymentsLeft: 12,
    creditLimit: 1_000_000,
    available: 600_000,
    ...overrides,
  });
}

export function loanDetail(overrides: Partial<LoanDetail> = {}): LoanDetail {
  return {
    ...loan(),
    schedule: [
      {
        n: 24,
        date: '2026-11-15',
        payment: 36_398.28,
        interest: 17_459.58,
        principal: 18_938.7,
        balance: 2_600_000,
        state: 'paid',
      },
      {
        n: 25,
        date: '2026-12-15',
        payment: 36_398.28,
        interest: 17_333.33,
        principal: 19_064.95,
        balance: 2_580_935.05,
        state: 'due',
      },
      {
        n: 26,
        date: '2027-01-15',
        payment: 36_398.28,
        interest: 17_206.23,
        principal: 19_192.05,
        balance: 2_561_743,
        state: 'upcoming',
      },
    ],
    transactions: [
      {
        id: 't1',
        date: '2026-11-15',
        kind: 'payment',
        amount: -36_398.28,
        principal: -18_938.7,
        interest: -17_459.58,
        owed: 2_600_000,
      },
    ],
    paying: {
      fpsId: '1234567',
      bankAccount: '000-000-000000-000',
      payee: 'Harbour Key Mortgage',
      reference: 'LN-2024-AAAA1111',
    },
    ...overrides,
  };
}

export function limits(overrides: Partial<WithdrawalLimits> = {}): WithdrawalLimits {
  return {
    loanNo: 'LN-2025-BBBB2222',
    creditLimit: 1_000_000,
    available: 600_000,
    dailyCap: 200_000,
    leftToday: 150_000,
    maximum: 150_000,
    blocked: null,
    heldUntil: null,
    ...overrides,
  };
}

export function serviceRequest(overrides: Partial<ServiceRequest> = {}): ServiceRequest {
  return {
    reference: 'RQ-AAAA1111',
    kind: 'payment-holiday',
    state: 'received',
    loanNo: 'LN-2024-AAAA1111',
    amount: null,
    months: 3,
    on: null,
    detail: null,
    createdAt: '2026-11-20T03:04:05.000Z',
    changedAt: '2026-11-20T03:04:05.000Z',
    canCancel: true,
    history: [{ state: 'received', at: '2026-11-20T03:04:05.000Z', message: null }],
    ...overrides,
  };
}

export function application(overrides: Partial<CustomerApplication> = {}): CustomerApplication {
  return {
    applicationNumber: 'HK-2026-CCCC3333',
    product: 'second',
    amount: 800_000,
    state: 'in-assessment',
    receivedAt: '2026-11-20T01:00:00.000Z',
    documentsCompleteAt: '2026-11-20T01:00:00.000Z',
    promisedBy: '2026-11-21T01:00:00.000Z',
    address: '1 Example Road, Quarry Bay',
    nextAction: 'wait',
    canWithdraw: true,
    history: [
      { state: 'received', at: '2026-11-20T01:00:00.000Z', message: null },
      { state: 'in-assessment', at: '2026-11-20T02:00:00.000Z', message: null },
    ],
    ...overrides,
  };
}

export function thread(overrides: Partial<ThreadSummary> = {}): ThreadSummary {
  return {
    reference: 'RQ-7F3K9Q2M',
    topic: 'repayment',
    about: null,
    state: 'answered',
    unread: 0,
    createdAt: '2026-11-20T03:04:05.000Z',
    changedAt: '2026-11-20T03:04:05.000Z',
    ...overrides,
  };
}
