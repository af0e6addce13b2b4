import type { DeskLoan, LoanRow } from '@/contracts/account/loan-desk';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';
import { approvalExample } from '@/backoffice/http/openapi/examples/approval';
import {
  loanDetailExample,
  loanExample,
  loanNo,
  requestExample,
} from '@/backoffice/http/openapi/examples/loan';

const customerId = '018f6b1e-5a4d-7c3f-9d0e-7a544c1f9d0e';
const params = { loanNo };
const { kind, product, state, startedOn, balance } = loanExample;
const row: LoanRow = {
  loanNo,
  customerId,
  customerName: 'CHAN Tai Man',
  kind,
  product,
  state,
  startedOn,
  balance,
  bucket: '1-30',
  arrears: { amount: 36_398.28, since: '2026-11-15', days: 12 },
  nextPayment: { date: '2026-12-15', amount: 36_398.28 },
};
const loan: DeskLoan = {
  ...loanDetailExample,
  transactions: loanDetailExample.transactions.map((transaction) => ({
    ...transaction,
    reference: 'FPS 20261115-0042',
    method: 'fps',
    reversal: 'possible',
  })),
  version: 51,
  customer: { customerId, name: 'CHAN Tai Man', language: 'hk' },
  tenorMonths: 120,
  instalment: 36_398.28,
  statements: [
    {
      stmDate: '2026-10-31',
      loanNo,
      from: '2026-10-01',
      opening: 2_609_334.2,
      charged: 17_395.56,
      paid: 36_398.28,
      closing: 2_590_331.48,
    },
  ],
  requests: [requestExample],
};

export const deskLoanFileOperations: OperationGroup = {
  name: 'Desk: loan files',
  description: 'For staff: the loans, what is known of each, and what a posting would do to it.',
  operations: {
    deskLoans: {
      description:
        'A sort by what a loan may not have, such as arrears, lists those that have it. `arrears` counts the days since the oldest payment that is overdue.',
      example: {
        query: { arrears: 'any', sort: 'arrears', limit: 50 },
        response: { data: [row], next: null, total: 1 },
      },
    },
    deskLoan: { example: { params, response: { data: loan } } },
    deskLoanStatement: {
      errors: ['pdf_unavailable'],
      fileTypes: ['application/pdf'],
      example: { params: { loanNo, stmDate: '2026-10-31' } },
    },
    deskSettlementQuote: {
      description: '`on` is today or one of the next 60 days.',
      example: {
        params,
        query: { on: '2026-12-15' },
        response: {
          data: {
            loanNo,
            on: '2026-12-15',
            principal: 2_571_203.44,
            interest: 17_141.36,
            deferredInterest: 0,
            fee: 0,
            paidInAdvance: 0,
            amount: 2_588_344.8,
            interestSaved: 869_352.1,
          },
        },
      },
    },
    deskPreviewPosting: {
      description:
        'It is booked and taken back, so that it is refused for whatever it would be refused for. The posting then names `version` in `If-Match`.',
      example: {
        params,
        body: { kind: 'payment', amount: 36_398.28, reference: 'FPS 20261215-0007' },
        response: {
          data: {
            rate: null,
            before: loanExample,
            after: { ...loanExample, paidInAdvance: 36_398.28 },
            needsApproval: false,
            version: 51,
          },
        },
      },
    },
    deskChangeRate: {
      description:
        'The preview says what it does to payment, last due day and interest. Interest up to the day is charged at the old rate; the payments that are left stay as many, and are level again. The yearly cost, what is left of the loan as one of its own and the whole loan with its fee, may not pass the lender’s maximum. Once it is approved the customer gets a text message and a letter.',
      takesVersion: true,
      errors: ['approval_waiting', 'changed_meanwhile'],
      example: {
        params,
        body: { annualRate: 6.25, from: '2027-01-15', reason: 'The prime rate fell.' },
        response: {
          data: {
            ...approvalExample,
            kind: 'loan-rate',
            subject: `loan:${loanNo}`,
            amount: null,
          },
        },
      },
    },
    deskRestructure: {
      description:
        'The preview says what it does to payment, number of payments, last due day and interest. The rate stays. What is due and shared goes back to the principal that is not due yet and to interest on which nothing is charged: interest is never made principal. Not for revolving loans, and not once the last payment has fallen due. The yearly cost may not pass the lender’s maximum. Once it is approved the customer gets a text message and a letter.',
      takesVersion: true,
      errors: ['approval_waiting', 'changed_meanwhile'],
      example: {
        params,
        body: {
          from: '2026-12-01',
          months: 180,
          sharesArrears: true,
          reason: 'Income fell by a third; see the note of 24 November.',
        },
        response: {
          data: {
            ...approvalExample,
            kind: 'loan-restructure',
            subject: `loan:${loanNo}`,
            amount: null,
          },
        },
      },
    },
    deskRefund: {
      description:
        'At most what is paid in advance. Money beyond all that is owed, also of a loan that is paid back, is kept so until it is refunded. Once the refund is approved, its payment order waits for a second person like every other.',
      takesVersion: true,
      errors: ['approval_waiting', 'changed_meanwhile'],
      example: {
        params,
        body: { amount: 1_200, reason: 'Paid twice.' },
        response: {
          data: {
            ...approvalExample,
            kind: 'loan-refund',
            subject: `loan:${loanNo}`,
            amount: 1_200,
          },
        },
      },
    },
    deskReversePayment: {
      description:
        'Nothing is changed in the ledger: the reversal is an entry that leads to what would be owed had the payment never been booked, interest and later payments included. Statements stay as they were issued. A payment on which a settlement rests is taken back after it.',
      takesVersion: true,
      errors: ['approval_waiting', 'changed_meanwhile'],
      example: {
        params,
        body: {
          transaction: `${loanNo}-50`,
          reason: 'The cheque was returned unpaid.',
        },
        response: {
          data: {
            ...approvalExample,
            kind: 'loan-reversal',
            subject: `loan:${loanNo}`,
            amount: 36_398.28,
          },
        },
      },
    },
  },
};
