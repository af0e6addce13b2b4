import type { OperationGroup } from '../operation-notes';
import { applicationNumber, instant } from '../examples/application';
import { approvalExample } from '../examples/approval';

const { id } = approvalExample;
const hash = 'q3m1Zk8wR0uT5yXa7bNc2gmVb0Yb6Jd2m5hQ9sL1eE4';
const decided = { checker: 'ben@lender.hk', decidedAt: instant };

export const deskApprovalOperations: OperationGroup = {
  name: 'Desk: approvals',
  description:
    'For staff: what one person asks for and another decides. Offers, loans and draw-downs, payments above a limit, higher limits, new phones and bank accounts of customers, and roles of staff are carried out only then, exactly as they were shown.',
  operations: {
    deskApprovals: {
      description: 'Only what the caller’s permissions let them read.',
      example: {
        query: { state: 'waiting', limit: 50 },
        response: { data: [approvalExample], next: null, total: 1 },
      },
    },
    deskApproval: {
      description:
        '`facts` are all that is decided, `before` what is replaced. Reading them is written to the trail.',
      errors: ['not_found'],
      example: {
        params: { id },
        response: {
          data: {
            ...approvalExample,
            facts: [
              { name: 'applicationNumber', value: applicationNumber },
              { name: 'amount', value: 3_000_000 },
              { name: 'bankAccount', value: '004 123-456789-833 CHAN TAI MAN' },
            ],
            hash,
            blocked: null,
          },
        },
      },
    },
    deskApprove: {
      description:
        'For people alone, within five minutes of a passkey or code, and never the maker. What is carried out must come to exactly what `hash` stands for; otherwise nothing is done, the request is void and the answer is `approval_void`.',
      errors: [
        'not_found',
        'conflict',
        'step_up_required',
        'approval_closed',
        'approval_own',
        'approval_void',
      ],
      example: {
        params: { id },
        body: { hash },
        response: {
          data: { ...approvalExample, ...decided, state: 'approved', result: 'LN-2026-7F3K9Q2M' },
        },
      },
    },
    deskReject: {
      errors: ['not_found', 'approval_closed', 'approval_own'],
      example: {
        params: { id },
        body: { reason: 'The account is not the applicant’s.' },
        response: {
          data: {
            ...approvalExample,
            ...decided,
            state: 'rejected',
            reason: 'The account is not the applicant’s.',
          },
        },
      },
    },
    deskWithdrawApproval: {
      errors: ['not_found', 'approval_closed'],
      example: {
        params: { id },
        body: {},
        response: { data: { ...approvalExample, state: 'withdrawn', decidedAt: instant } },
      },
    },
  },
};
