import type { DeskRequest } from '@/contracts/account/request-desk';
import { instant } from '@/backoffice/http/openapi/examples/application';
import {
  loanExample,
  loanNo,
  reference,
  requestExample,
} from '@/backoffice/http/openapi/examples/loan';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';

const params = { reference };
const customerId = '018f6b1e-5a4d-7c3f-9d0e-7a544c1f9d0e';
const customerName = 'CHAN Tai Man';
const handling = { dueAt: instant, assignee: 'amy@lender.hk' };
const request: DeskRequest = {
  ...requestExample,
  ...handling,
  version: 2,
  customerId,
  customerName,
  language: 'hk',
  text: 'Between two jobs',
  nextStates: ['approved', 'declined'],
  notes: [{ at: instant, by: 'amy', note: 'Called the customer.' }],
  conflicts: [{ reference: 'RQ-2M7F3K9Q', kind: 'settlement', state: 'received' }],
};
const { kind, state, amount, months, on, createdAt, changedAt } = requestExample;
const row = {
  reference,
  kind,
  state,
  loanNo,
  amount,
  months,
  on,
  createdAt,
  changedAt,
  customerId,
  customerName,
  ...handling,
};

export const deskRequestOperations: OperationGroup = {
  name: 'Desk: requests',
  description:
    'For staff: what customers ask for. A decision names the `version` that was on the screen in `If-Match`.',
  operations: {
    deskServiceRequests: {
      example: {
        query: { state: 'open', kind: 'payment-holiday', limit: 50 },
        response: { data: [row], next: null, total: 1 },
      },
    },
    deskServiceRequest: { example: { params, response: { data: request } } },
    deskPreviewDecision: {
      description:
        'It is decided and taken back, so that it is refused for whatever it would be refused for.',
      errors: ['conflict'],
      example: {
        params,
        body: { state: 'approved', months: 2 },
        response: {
          data: {
            before: loanExample,
            after: loanExample,
            holiday: {
              loanNo,
              months: 2,
              from: '2026-12-15',
              resumesOn: '2027-02-15',
              endsOnBefore: '2034-10-15',
              endsOnAfter: '2034-12-15',
              instalment: 36_398.28,
              instalmentAfter: 36_874.41,
              deferredParts: 72,
              interestOfHoliday: 34_282.72,
              totalBefore: 3_457_836.6,
              totalAfter: 3_492_119.32,
            },
            needsApproval: false,
            version: 2,
          },
        },
      },
    },
    deskAssignRequest: {
      needsVersion: true,
      errors: ['conflict', 'changed_meanwhile'],
      description:
        '`If-Match` names the `version` that was on the screen: where somebody moved it on or took it meanwhile, the answer is 412 with the steps since. Whoever is given it may decide on requests.',
      example: {
        params,
        body: { assignee: 'amy@lender.hk' },
        response: { data: { ...request, assignee: 'amy@lender.hk', version: 1_001 } },
      },
    },
    deskDecideRequest: {
      description:
        '`state` must be one of the request’s `nextStates`. A settlement is completed with the `amount` that came in, which is what clears the loan on that day, and the day `on` which it came. A limit may be granted in part by `amount`, a payment holiday by `months`.',
      needsVersion: true,
      errors: ['conflict', 'approval_waiting', 'changed_meanwhile'],
      example: {
        params,
        body: { state: 'approved', note: 'Pay slips seen.' },
        response: { data: { ...request, state: 'approved' }, approval: null },
      },
    },
  },
};
