import { successResponse } from '@/backoffice/http/responses';
import type { OperationGroup } from '../operation-notes';
import { loanNo, receiptOf, reference, requestExample } from '../examples/loan';

const once = { needsIdempotencyKey: true } as const;
const revolvingNo = 'LN-2025-2M7F3K9Q';

export const requestOperations: OperationGroup = {
  name: 'Requests',
  description:
    'What a signed-in customer asks of the lender. Each request has a reference, a state and a history.',
  operations: {
    paymHolidayPreview: {
      errors: ['not_found'],
      example: {
        query: { loan_no: loanNo, months: 3 },
        response: {
          data: {
            loanNo,
            months: 3,
            from: '2026-12-15',
            resumesOn: '2027-03-15',
            endsOnBefore: '2034-10-15',
            endsOnAfter: '2035-01-15',
            instalment: 36_398.28,
            instalmentAfter: 37_112.5,
            deferredParts: 72,
            interestOfHoliday: 51_424.08,
            totalBefore: 3_457_836.6,
            totalAfter: 3_509_260.68,
          },
        },
      },
    },
    paymHoliday: {
      ...once,
      errors: ['not_found', 'idempotency_conflict'],
      example: {
        body: { loanNo, months: 3, reason: 'Between two jobs' },
        response: receiptOf('payment-holiday'),
      },
    },
    increaseCreditLimit: {
      ...once,
      description:
        'Needs a code of the purpose `step-up` with the `operationId` `credit-limit:{loanNo}:{newLimit in cents}`.',
      errors: ['not_found', 'step_up_required', 'idempotency_conflict'],
      credentials: [['loginToken', 'proofToken']],
      example: {
        body: { loanNo: revolvingNo, newLimit: 800_000, reason: 'Renovation' },
        response: receiptOf('credit-limit'),
      },
    },
    withdrawalLimits: {
      errors: ['not_found'],
      example: {
        query: { loan_no: revolvingNo },
        response: {
          data: {
            loanNo: revolvingNo,
            creditLimit: 500_000,
            available: 320_000,
            dailyCap: 200_000,
            leftToday: 200_000,
            maximum: 200_000,
            blocked: null,
            heldUntil: null,
          },
        },
      },
    },
    internetWithdrawal: {
      ...once,
      description:
        'Needs a code of the purpose `step-up` with the `operationId` `withdrawal:{loanNo}:{amount in cents}:{bankAccountId}`. At most the lesser of what is available and what is left today.',
      errors: ['not_found', 'step_up_required', 'idempotency_conflict'],
      credentials: [['loginToken', 'proofToken']],
      example: {
        body: { loanNo: revolvingNo, amount: 50_000, bankAccountId: 'ba_7f3k9q2m' },
        response: receiptOf('withdrawal'),
      },
    },
    requestSettlement: {
      ...once,
      errors: ['not_found', 'idempotency_conflict'],
      example: { body: { loanNo, on: '2026-12-15' }, response: receiptOf('settlement') },
    },
    requestPrepayment: {
      ...once,
      description:
        'Refused for a revolving loan, of which every payment reduces the principal, and for an amount that would clear the loan: that is `settlement`.',
      errors: ['not_found', 'idempotency_conflict'],
      example: {
        body: { loanNo, amount: 200_000, on: '2026-12-15' },
        response: receiptOf('prepayment'),
      },
    },
    requestAutopay: {
      ...once,
      description:
        'Needs a code of the purpose `step-up` with the `operationId` `autopay:{loanNo}:{maxAmount in cents}:{bankCode}:{digits of the account}`. `maxAmount` covers at least the next payment. The request is `completed` when the bank has set it up; a later one replaces it.',
      errors: ['not_found', 'step_up_required', 'idempotency_conflict'],
      credentials: [['loginToken', 'proofToken']],
      example: {
        body: {
          loanNo,
          bankCode: '004',
          accountNumber: '123-456789-833',
          holder: 'CHAN TAI MAN',
          maxAmount: 30_000,
        },
        response: receiptOf('autopay'),
      },
    },
    endAutopay: {
      ...once,
      description: 'Refused where no autopay of the loan is set up or asked for.',
      errors: ['not_found', 'idempotency_conflict'],
      example: { body: { loanNo }, response: receiptOf('autopay-end') },
    },
    requestRelease: {
      ...once,
      description:
        'Refused while the loan is not paid back, and where no property stands behind it. `in-review` once the draft of the solicitor has come, `completed` when the release is signed and sent.',
      errors: ['not_found', 'idempotency_conflict'],
      example: {
        body: { loanNo, solicitor: 'Chan & Co., 2345 6789' },
        response: receiptOf('release'),
      },
    },
    losContactUs: {
      ...once,
      errors: ['not_found', 'idempotency_conflict'],
      example: {
        body: { topic: 'repayment', message: 'May I pay on the 20th instead?', loanNo },
        response: receiptOf('contact'),
      },
    },
    serviceRequests: { example: { response: { data: [requestExample] } } },
    serviceRequest: { example: { params: { reference }, response: { data: requestExample } } },
    cancelRequest: {
      errors: ['conflict'],
      example: { params: { reference }, response: successResponse },
    },
  },
};
