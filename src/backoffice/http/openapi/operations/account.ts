import type { OperationGroup } from '../operation-notes';
import { instant } from '../examples/application';
import { receiptOf } from '../examples/loan';

const success = { success: true } as const;

export const accountOperations: OperationGroup = {
  name: 'Account',
  description: 'The signed-in customer: own details, sessions and preferences.',
  operations: {
    userInfo: {
      example: {
        response: {
          data: {
            name: 'CHAN Tai Man',
            phone: '+85291234567',
            phoneMasked: '**** 4567',
            email: 'taiman@example.com',
            address: 'Flat A, 12/F, Fu Tien Mansion, Taikoo Shing',
            language: 'hk',
            marketing: false,
            bankAccount: {
              id: 'ba_7f3k9q2m',
              bankCode: '004',
              masked: '•••• 838',
              holder: 'CHAN Tai Man',
              since: instant,
            },
            payouts: { heldUntil: null, frozenAt: null },
            session: {
              signedInAt: instant,
              idleEndsAt: '2026-11-16T02:00:00.000Z',
              endsAt: '2026-11-16T13:30:00.000Z',
            },
          },
        },
      },
    },
    signout: {
      setsCookies: ['login_token'],
      example: { body: { everywhere: false }, response: success },
    },
    userSessions: {
      example: {
        response: {
          data: [
            {
              id: 's_2m7f3k9q',
              device: 'Chrome · Android',
              signedInAt: instant,
              lastSeenAt: instant,
              isCurrent: true,
            },
          ],
        },
      },
    },
    freezePayouts: {
      description: 'Withdrawals stay stopped until staff open them again.',
      example: { body: {}, response: success },
    },
    freezePayoutsByLink: {
      description:
        'The token stands behind the `#` of the link in a text message or mail about a changed bank account, phone number or mail address. It is good for 30 days.',
      errors: ['not_found'],
      example: {
        body: { token: 'mJ3v0Q2y8nXr5Tt1Lw7KcE9aZs4Bh6Df0Gp2Vu8Yi1o' },
        response: success,
      },
    },
    revokeSession: { example: { params: { id: 's_9q2m7f3k' }, response: success } },
    savePreferences: {
      description: 'Only what is sent changes.',
      example: { body: { language: 'cn', marketing: false }, response: success },
    },
    requestMyData: {
      errors: ['idempotency_conflict'],
      needsIdempotencyKey: true,
      example: { body: {}, response: receiptOf('data-access') },
    },
    internetInfoUpd: {
      description:
        '`email` and `address` change at once. `phone` and `bank-account` need a code of the purpose `step-up` to the registered number, with the `operationId` `phone:{digits in E.164}` or `bank-account:{bankCode}:{digits}`. A new `phone` then waits as `needs-code` for `confirm-phone`, with a code to the new number for `confirm-phone:{reference}`.',
      errors: ['not_found', 'conflict', 'step_up_required', 'idempotency_conflict'],
      credentials: [['loginToken'], ['loginToken', 'proofToken']],
      needsIdempotencyKey: true,
      example: {
        body: { kind: 'email', email: 'taiman@example.com' },
        response: receiptOf('email', 'completed'),
      },
    },
  },
};
