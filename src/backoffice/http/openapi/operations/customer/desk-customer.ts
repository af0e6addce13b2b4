import type { CustomerFile, CustomerSummary } from '@/contracts/customer/customer-desk';
import { successResponse } from '@/backoffice/http/responses';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';
import { applicationNumber, instant } from '@/backoffice/http/openapi/examples/application';
import { loanExample } from '@/backoffice/http/openapi/examples/loan';

const customerId = '018f6b1e-5a4d-7c3f-9d0e-7a544c1f9d0e';
const summary: CustomerSummary = {
  customerId,
  name: 'CHAN Tai Man',
  phoneEnding: '4567',
  language: 'hk',
  state: 'open',
  createdAt: instant,
};
const file: CustomerFile = {
  customerId,
  name: 'CHAN Tai Man',
  language: 'hk',
  state: 'open',
  createdAt: instant,
  phone: '+85291234567',
  email: 'tai.man@example.com',
  emailVerifiedAt: instant,
  address: 'Flat B, 18/F, Block 3, Taikoo Shing, Hong Kong',
  marketing: false,
  frozenAt: null,
  payouts: { frozenAt: null, heldUntil: null },
  bankAccount: { masked: '004 ••••6833', since: instant },
  identity: { kind: 'hkid', masked: 'A123***(*)', applicationNumber },
  sessions: [{ device: 'Chrome · Android', signedInAt: instant, lastSeenAt: instant }],
  passkeys: [{ name: 'My phone', createdAt: instant, lastUsedAt: null }],
  consents: [
    {
      applicationNumber,
      textVersion: '2026-01',
      language: 'hk',
      acceptedAt: instant,
      creditReference: true,
      marketingOwn: false,
    },
  ],
  events: [{ id: 7, at: instant, kind: 'signed-in', device: 'Chrome · Android', staff: null }],
  loans: [loanExample],
  applications: null,
  requests: [],
  threads: [],
  mergedIds: [],
};

export const deskCustomerOperations: OperationGroup = {
  name: 'Desk: customers',
  description:
    'For staff: who the customers are. Every reading stands in the audit trail; words that are searched for are kept nowhere.',
  operations: {
    deskSearch: {
      description:
        'Names are found by whole words in any order, Chinese ones by two characters or more, in Traditional or Simplified; an identity card with or without its check digit. At most 50 of each kind are answered. A member of staff may search so often a minute (`RATE_LIMIT_DESK_SEARCHES_PER_MINUTE`).',
      example: {
        body: { q: 'chan tai man' },
        response: {
          data: {
            by: 'name',
            customers: [summary],
            applications: [
              {
                applicationNumber,
                name: 'CHAN TAI MAN',
                product: 'first',
                state: 'in-assessment',
                receivedAt: instant,
                customerId,
              },
            ],
            isMore: false,
          },
        },
      },
    },
    deskCustomers: {
      example: {
        query: { state: 'frozen', limit: 50 },
        response: { data: [{ ...summary, state: 'frozen' }], next: null, total: 1 },
      },
    },
    deskCustomerFile: {
      errors: ['not_found'],
      example: { params: { id: customerId }, response: { data: file } },
    },
    deskFreezeCustomer: {
      description:
        'Signing in is then refused with `account_frozen`, after the code or passkey was right. Nobody is told, because whoever has the phone may not be the customer.',
      errors: ['not_found'],
      example: {
        params: { id: customerId },
        body: { state: 'frozen', note: 'Called: the phone was stolen.' },
        response: successResponse,
      },
    },
    deskEndCustomerSessions: {
      errors: ['not_found'],
      example: {
        params: { id: customerId },
        body: { note: 'Does not know one of the devices.' },
        response: successResponse,
      },
    },
    deskRevealCustomer: {
      description: 'Counts as a search towards the limit a minute.',
      errors: ['not_found'],
      example: {
        params: { id: customerId },
        body: { field: 'identity', note: 'Compared with the card at the counter.' },
        response: { data: { field: 'identity', value: 'A1234563' } },
      },
    },
    deskCopyCustomer: {
      description:
        'The ZIP file holds the data as JSON and as a page in the language of the customer, the documents, and apart from them the notes of staff, to be read before anything is given out. What names other people is left out. Counts as a search towards the limit a minute.',
      errors: ['not_found', 'step_up_required'],
      example: {
        params: { id: customerId },
        body: { note: 'Asked for by letter; identity card compared at the counter.' },
      },
    },
    deskCustomerErasure: {
      description:
        'Says row by row what nothing holds. A running loan, money owed or under way, an open application, request, approval or complaint hold what they concern; records of a loan are held for the years that the privacy notice names. Counts as a search towards the limit a minute.',
      errors: ['not_found'],
      example: {
        params: { id: customerId },
        response: {
          data: {
            lines: [
              { kind: 'account', count: 1, hold: 'ended-loan', until: '2033-12-16' },
              { kind: 'session', count: 1, hold: null, until: null },
              { kind: 'loan', count: 1, hold: 'ended-loan', until: '2033-12-16' },
              { kind: 'message', count: 3, hold: null, until: null },
            ],
            askedAt: null,
          },
        },
      },
    },
    deskEraseCustomer: {
      description:
        'Once approved, what nothing holds is erased in one transaction, all sessions end, advertising stops, and files of documents are removed within a minute. What is held is erased by the job `customer.erase-rest`; what began after the approval is not meant while the account is in use. `conflict`: an erasure was approved before, and nothing came since that could go.',
      errors: ['not_found', 'conflict', 'approval_waiting'],
      example: {
        params: { id: customerId },
        body: { note: 'Asked for by letter of 12 November; identity card compared.' },
        response: {
          data: {
            id: 'AR-7F3K9Q2M',
            kind: 'customer-erasure',
            state: 'waiting',
            subject: `customer:${customerId}`,
            amount: null,
            maker: 'amy@lender.hk',
            madeAt: instant,
            checker: null,
            decidedAt: null,
            reason: null,
            result: null,
          },
        },
      },
    },
  },
};
