import type { PaymentFile } from '@/contracts/payment-order/payment-file';
import type { PaymentOrder, PaymentOrderDetail } from '@/contracts/payment-order/payment-order';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';
import { applicationNumber, instant } from '@/backoffice/http/openapi/examples/application';
import { approvalExample } from '@/backoffice/http/openapi/examples/approval';
import { loanNo } from '@/backoffice/http/openapi/examples/loan';

const id = 'PO-7F3K9Q2M';
const fileId = 'PF-4C8N2W6T';
const order: PaymentOrder = {
  id,
  state: 'sent',
  origin: 'loan',
  loanNo,
  reference: loanNo,
  amount: 3_000_000,
  dueOn: '2026-11-16',
  placedAt: instant,
  account: '004 ••••9833',
  fileId,
  endedOn: null,
  reason: null,
};
const detail: PaymentOrderDetail = {
  ...order,
  customerId: '018f6b1e-5a4d-7c3f-9d0e-7a544c1f9d0e',
  customer: 'CHAN Tai Man',
  applicationNumber,
  holder: 'CHAN TAI MAN',
  replaces: null,
  replacedBy: null,
  approvals: [
    {
      ...approvalExample,
      kind: 'payment-order',
      subject: `payment-order:${id}`,
      state: 'approved',
      checker: 'ben@lender.hk',
      decidedAt: instant,
      result: id,
    },
  ],
  history: [{ state: 'waiting', at: instant, by: 'amy@lender.hk', note: null }],
};
const file: PaymentFile = {
  id: fileId,
  format: 'pain.001.001.09',
  state: 'made',
  payments: 1,
  total: 3_000_000,
  on: '2026-11-17',
  open: 1,
  madeBy: 'cat@lender.hk',
  madeAt: instant,
  sentBy: null,
  sentAt: null,
};
const sent: PaymentFile = { ...file, state: 'sent', sentBy: 'cat@lender.hk', sentAt: instant };
const paid = { state: 'paid', on: '2026-11-17' } as const;

export const deskPaymentOperations: OperationGroup = {
  name: 'Desk: pay-outs',
  description:
    'For staff: the money of loans, draw-downs, withdrawals and refunds. Each is approved by a second person, stands in one file for the bank, and is paid or comes back; once paid, its application or withdrawal is completed.',
  operations: {
    deskPaymentOrders: {
      example: {
        query: { state: 'sent', limit: 50 },
        response: { data: [order], next: null, total: 1 },
      },
    },
    deskPaymentOrder: {
      errors: ['not_found'],
      example: { params: { id }, response: { data: detail } },
    },
    deskReleasePaymentOrder: {
      description:
        'What is approved is the amount and the account that the customer has now; where that changes first, the request is void. Nothing is approved while payments to the customer are stopped or wait after a change.',
      errors: ['not_found', 'conflict', 'approval_waiting'],
      example: {
        params: { id },
        body: {},
        response: {
          data: { ...approvalExample, kind: 'payment-order', subject: `payment-order:${id}` },
        },
      },
    },
    deskPaymentOutcome: {
      description:
        'Only for what the bank was given; what was paid may still come back, which counts once a second person agrees. `reason` is a return reason code of ISO 20022.',
      errors: ['not_found', 'conflict', 'approval_waiting'],
      example: {
        params: { id },
        body: { state: 'returned', on: '2026-11-18', reason: 'AC04', note: 'Closed last week.' },
        response: {
          data: detail,
          approval: { ...approvalExample, kind: 'payment-return', subject: `payment-order:${id}` },
        },
      },
    },
    deskReplacePaymentOrder: {
      description: 'Once for each payment that came back, unless its withdrawal was reversed.',
      errors: ['not_found', 'conflict'],
      example: {
        params: { id },
        body: {},
        response: {
          data: {
            ...detail,
            id: 'PO-9T2V5X8Z',
            state: 'waiting',
            account: null,
            holder: null,
            fileId: null,
            replaces: id,
            approvals: [],
          },
        },
      },
    },
    deskRevealPaymentAccount: {
      errors: ['not_found'],
      example: {
        params: { id },
        body: { note: 'The bank asks for the number.' },
        response: { data: { value: '004 123-456789-833 CHAN TAI MAN' } },
      },
    },
    deskPaymentFiles: {
      example: { query: { limit: 50 }, response: { data: [file], next: null, total: 1 } },
    },
    deskMakePaymentFile: {
      description:
        'Customers whose payments are stopped are left out. `pain.001.001.09` needs `PAYOUT_HOLDER`, `PAYOUT_BANK_CODE` and `PAYOUT_ACCOUNT`.',
      example: {
        body: { format: 'pain.001.001.09', on: '2026-11-17' },
        response: { data: file },
      },
    },
    deskPaymentFile: {
      errors: ['not_found'],
      example: { params: { id: fileId }, response: { data: file } },
    },
    deskPaymentFileContent: {
      description: 'Always the same bytes, however often it is fetched.',
      errors: ['not_found'],
      example: { params: { id: fileId } },
    },
    deskSendPaymentFile: {
      errors: ['not_found', 'conflict'],
      example: { params: { id: fileId }, body: {}, response: { data: sent } },
    },
    deskPaymentFileOutcome: {
      errors: ['not_found', 'conflict', 'approval_waiting'],
      example: {
        params: { id: fileId },
        body: paid,
        response: { data: { ...sent, open: 0 }, approval: null },
      },
    },
    deskImportPaymentReport: {
      description:
        'pain.002.001.10 or .12, on one file. `ACSC` and `ACCC` are paid; `RJCT` and `CANC` came back and need no second person; other codes are not over. A report that cannot be read, or names what is not in the file, is refused whole with the line in `limit`.',
      example: {
        body: { name: 'status.xml', content: '<Document>…</Document>' },
        response: {
          data: { fileId, paid: 1, returned: 0, pending: 0, known: 0, contradicting: [] },
        },
      },
    },
  },
};
