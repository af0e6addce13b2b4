import type { MergeRecord } from '@/contracts/customer/customer-merge';
import { instant } from '@/backoffice/http/openapi/examples/application';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';

const customerId = '018f6b1e-5a4d-7c3f-9d0e-7a544c1f9d0e';
const mergedId = '018f6b1e-7b21-7a90-8c11-2f6d0c5b7e3a';
const params = { id: customerId, mergedId };
const kept: MergeRecord = {
  customerId,
  name: 'CHAN Tai Man',
  phone: '+85291234567',
  email: 'tai.man@example.com',
  emailVerifiedAt: instant,
  bankAccount: '004 ••••6833',
  identity: 'A123***(*)',
  createdAt: instant,
};

export const deskCustomerMergeOperations: OperationGroup = {
  name: 'Desk: two records of one customer',
  description:
    'For staff: records that turn out to be of one person become one. Two people decide it, because nothing divides them again.',
  operations: {
    deskCustomerDoubles: {
      description:
        'Found by the keyed words of the search: the identity card of who applies, the phone and the mail address, in records and applications. Those with the same identity card come first.',
      errors: ['not_found'],
      example: {
        params: { id: customerId },
        response: {
          data: [
            {
              customerId: mergedId,
              name: 'CHAN Tai Man',
              phoneEnding: '4568',
              language: 'hk',
              state: 'open',
              createdAt: instant,
              reasons: ['identity', 'email'],
            },
          ],
        },
      },
    },
    deskCustomerMerge: {
      description: 'Counts as a search towards the limit a minute.',
      errors: ['not_found'],
      example: {
        params,
        response: {
          data: {
            kept,
            merged: {
              ...kept,
              customerId: mergedId,
              phone: '+85291234568',
              email: null,
              emailVerifiedAt: null,
              bankAccount: null,
            },
            moved: [
              { kind: 'application', count: 1 },
              { kind: 'loan', count: 1 },
            ],
            sessions: 1,
            passkeys: 0,
            isSameIdentity: true,
            refusal: null,
          },
        },
      },
    },
    deskMergeCustomers: {
      description:
        'Once approved, it is one transaction: what `refusal` of the preview names is refused with `validation_failed` for the field `mergedId`; whatever one of the records has changed in the meantime voids the request. The number of the record that goes leads to the one that stays. Counts as a search towards the limit a minute.',
      errors: ['not_found', 'approval_waiting'],
      example: {
        params,
        body: {
          phone: 'kept',
          email: 'kept',
          bankAccount: 'kept',
          note: 'Came to the counter with the identity card; has a new phone since May.',
        },
        response: {
          data: {
            id: 'AR-7F3K9Q2M',
            kind: 'customer-merge',
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
