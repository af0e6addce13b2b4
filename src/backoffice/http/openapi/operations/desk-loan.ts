import { successResponse } from '@/backoffice/http/responses';
import type { OperationGroup } from '../operation-notes';
import { applicationNumber, instant } from '../examples/application';
import { approvalExample } from '../examples/approval';
import { loanDetailExample, loanNo } from '../examples/loan';

const customerId = '018f6b1e-5a4d-7c3f-9d0e-7a544c1f9d0e';
const loan = { data: loanDetailExample };
const posting = { amount: 36_398.28, on: '2026-11-15', reference: 'FPS 20261115-0042' };

export const deskLoanOperations: OperationGroup = {
  name: 'Desk: loans',
  description: 'For staff: customers, their loans and what they ask for.',
  operations: {
    deskCustomer: {
      description:
        'A bank account is not set at once: where the customer has none, `approval` is the request to a second person.',
      errors: ['approval_waiting'],
      example: {
        body: { phone: '9123 4567', name: 'CHAN Tai Man', language: 'hk' },
        response: { data: { customerId }, approval: null },
      },
    },
    deskCustomerPhone: {
      errors: ['conflict', 'approval_waiting'],
      example: {
        params: { id: customerId },
        body: { phone: '9876 5432', note: 'Identity checked at the counter.' },
        response: {
          data: {
            ...approvalExample,
            kind: 'customer-phone',
            subject: `customer:${customerId}`,
            amount: null,
          },
        },
      },
    },
    deskRemovePasskeys: {
      description:
        'A customer without passkeys is `not_found`. From the approval on the customer confirms by codes again.',
      errors: ['not_found', 'approval_waiting'],
      example: {
        params: { id: customerId },
        body: { note: 'Identity checked at the counter.' },
        response: {
          data: {
            ...approvalExample,
            kind: 'passkey-removal',
            subject: `customer:${customerId}`,
            amount: null,
          },
        },
      },
    },
    deskPayouts: {
      errors: ['not_found'],
      example: {
        params: { id: customerId },
        response: { data: { heldUntil: null, frozenAt: instant } },
      },
    },
    deskSetPayouts: {
      errors: ['not_found'],
      example: {
        params: { id: customerId },
        body: { state: 'open', note: 'Called back on the number we know.' },
        response: successResponse,
      },
    },
    deskBookLoan: {
      errors: ['approval_waiting'],
      description:
        'One of `customerId` and `applicationNumber` says whose loan it is. A revolving loan needs `creditLimit`, and its `amount` is the first draw-down, at most the limit; every other kind needs `amount` and takes no `creditLimit`. `startsOn` is not after today.',
      example: {
        body: {
          applicationNumber,
          kind: 'principalAndInterest',
          amount: 3_000_000,
          annualRate: 8,
          tenorMonths: 120,
          startsOn: '2026-11-16',
        },
        response: { data: approvalExample },
      },
    },
    deskPostPayment: {
      description:
        '`reference` names the posting: sent again it changes nothing. `on` is a day of this month, not before the last entry. With `toPrincipal`, what is beyond the amount due reduces the principal, and the loan ends earlier; less than what clears it, which is a settlement. Above the limit of the lender `approval` is what waits for a second person, and the loan is as it was.',
      takesVersion: true,
      errors: ['approval_waiting', 'changed_meanwhile'],
      example: {
        params: { loanNo },
        body: { ...posting, toPrincipal: false },
        response: { ...loan, approval: null },
      },
    },
    deskPostDrawdown: {
      description: 'As `deskPostPayment`; at most what is available of a revolving loan.',
      takesVersion: true,
      errors: ['approval_waiting', 'changed_meanwhile'],
      example: {
        params: { loanNo },
        body: posting,
        response: {
          data: {
            ...approvalExample,
            kind: 'loan-drawdown',
            subject: `loan:${loanNo}`,
            amount: posting.amount,
          },
        },
      },
    },
  },
};
