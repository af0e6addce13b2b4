import { successResponse } from '@/backoffice/http/responses';
import type { OperationGroup } from '../operation-notes';
import { instant } from '../examples/application';
import { receiptOf } from '../examples/loan';

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
            emailVerification: { verifiedAt: instant },
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
            passkeys: { count: 1 },
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
      example: { body: { everywhere: false }, response: successResponse },
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
    userActivity: {
      description:
        'Sign-ins, codes sent and entered wrongly, locks, downloads of documents and statements, and changes of phone, mail address, bank account, passkeys and withdrawals, as far as they concern this customer. Kept for a year.',
      example: {
        query: { limit: 50 },
        response: {
          data: [
            { id: 4711, at: instant, kind: 'signed-in', device: 'Chrome · Android' },
            { id: 4710, at: instant, kind: 'code-sent', device: '' },
          ],
        },
      },
    },
    freezePayouts: {
      description: 'Withdrawals stay stopped until staff open them again.',
      example: { body: {}, response: successResponse },
    },
    freezePayoutsByLink: {
      description:
        'The token stands behind the `#` of the link in a text message or mail about a changed bank account, phone number or mail address. It is good for 30 days.',
      errors: ['not_found'],
      example: {
        body: { token: 'mJ3v0Q2y8nXr5Tt1Lw7KcE9aZs4Bh6Df0Gp2Vu8Yi1o' },
        response: successResponse,
      },
    },
    revokeSession: { example: { params: { id: 's_9q2m7f3k' }, response: successResponse } },
    sendEmailVerification: {
      description:
        'Nothing is mailed where the address is verified. Five mails a day to a mailbox, ten for a customer. A customer without an address gets `conflict`.',
      errors: ['conflict'],
      example: { body: {}, response: successResponse },
    },
    verifyEmail: {
      description:
        'The token stands behind the `#` of the link `{site}/{locale}/account/verify-email#{token}`, which is good for 72 hours and for the address that it was mailed to. A second call changes nothing.',
      errors: ['not_found'],
      example: {
        body: { token: 'mJ3v0Q2y8nXr5Tt1Lw7KcE9aZs4Bh6Df0Gp2Vu8Yi1o' },
        response: successResponse,
      },
    },
    savePreferences: {
      description: 'Only what is sent changes.',
      example: { body: { language: 'cn', marketing: false }, response: successResponse },
    },
    requestMyData: {
      errors: ['idempotency_conflict'],
      needsIdempotencyKey: true,
      example: { body: {}, response: receiptOf('data-access') },
    },
    requestClosure: {
      errors: ['idempotency_conflict'],
      needsIdempotencyKey: true,
      example: { body: {}, response: receiptOf('closure') },
    },
    internetInfoUpd: {
      description:
        '`address` changes at once. `email`, `phone` and `bank-account` need a code of the purpose `step-up` to the registered number, with the `operationId` `email:{address}` (in lower case; `:` stands for every character other than letters, digits, `.`, `_` and `-`), `phone:{digits in E.164}` or `bank-account:{bankCode}:{digits}`; a customer with passkeys needs a proof that a passkey made. A new `email` is sent a link and is not verified until it is opened; an API whose `userInfo` says `emailVerification: null` takes it without a code. A new `phone` then waits as `needs-code` for `confirm-phone`, with a code to the new number for `confirm-phone:{reference}`.',
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
