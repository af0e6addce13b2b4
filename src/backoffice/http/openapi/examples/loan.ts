import type { RequestKind, RequestState } from '@/contracts/account/account-choices';
import type { LoanDetail, LoanSummary } from '@/contracts/account/account-loan';
import type { RequestReceipt, ServiceRequest } from '@/contracts/account/account-request';
import { applicationNumber, instant } from './application';

export const loanNo = 'LN-2024-7F3K9Q2M';
export const reference = 'RQ-7F3K9Q2M';

export const receiptOf = (kind: RequestKind, state: RequestState = 'received'): RequestReceipt => ({
  data: { reference, kind, state, createdAt: instant },
});

export const loanExample: LoanSummary = {
  loanNo,
  kind: 'principalAndInterest',
  product: 'first-mortgage',
  state: 'active',
  property: 'Flat A, 12/F, Fu Tien Mansion, Taikoo Shing',
  applicationNumber,
  annualRate: 8,
  startedOn: '2024-10-15',
  endsOn: '2034-10-15',
  original: 3_000_000,
  balance: 2_571_203.44,
  interestOwed: 0,
  deferredInterest: 0,
  paidInAdvance: 0,
  settlementToday: 2_575_148.3,
  principalPaid: 428_796.56,
  interestPaid: 444_762.16,
  progress: 0.1429,
  paymentsLeft: 95,
  nextPayment: {
    date: '2026-12-15',
    amount: 36_398.28,
    interest: 17_141.36,
    principal: 19_256.92,
    creditUsed: 0,
  },
  arrears: null,
  creditLimit: null,
  available: null,
  holiday: null,
  rateChange: null,
};

export const loanDetailExample: LoanDetail = {
  ...loanExample,
  schedule: [
    {
      n: 26,
      date: '2026-12-15',
      payment: 36_398.28,
      interest: 17_141.36,
      principal: 19_256.92,
      balance: 2_551_946.52,
      state: 'due',
    },
  ],
  transactions: [
    {
      id: 'tx_5b0d7c9e',
      date: '2026-11-15',
      kind: 'payment',
      amount: -36_398.28,
      principal: -19_129.39,
      interest: -17_268.89,
      owed: 2_571_203.44,
    },
  ],
  paying: {
    fpsId: '[to be set]',
    bankAccount: '[to be set]',
    payee: 'Harbour Key Mortgage',
    reference: loanNo,
  },
};

export const requestExample: ServiceRequest = {
  reference,
  kind: 'payment-holiday',
  state: 'in-review',
  loanNo,
  amount: null,
  months: 3,
  on: null,
  detail: null,
  createdAt: instant,
  changedAt: instant,
  canCancel: true,
  history: [{ state: 'received', at: instant, message: null }],
};
