import type { OperationGroup } from '../operation-notes';
import {
  applicationExample,
  applicationNumber,
  coApplicationExample,
  draftExample,
  formExample,
  indicativeExample,
  instant,
} from '../examples/application';

const draft = { data: draftExample };

export const applicationOperations: OperationGroup = {
  name: 'Applications',
  description:
    'From a draft to a submitted application: `createDraft`, `saveSection` for each section, a code for the purpose `apply` with the draft’s `reference` as `operationId`, then `createApplication`.',
  operations: {
    createDraft: {
      credentials: [[], ['draftToken'], ['proofToken']],
      setsCookies: ['draft_token'],
      example: {
        body: { product: 'first', language: 'hk', prefill: { loan: formExample.loan } },
        response: draft,
      },
    },
    readDraft: {
      credentials: [[], ['draftToken'], ['draftToken', 'proofToken']],
      example: { query: { product: 'first' }, response: draft },
    },
    saveSection: {
      description:
        'With `version` the change is refused with `conflict` when the draft was changed elsewhere since; a draft that was sent is refused, too. With a proof of the purpose `apply` for this draft, its phone is remembered.',
      errors: ['not_found', 'conflict'],
      credentials: [['draftToken'], ['draftToken', 'proofToken']],
      example: {
        body: {
          reference: draftExample.reference,
          version: 1,
          section: 'loan',
          value: { amount: 3_000_000, tenorMonths: 120, purpose: 'refinance' },
        },
        response: draft,
      },
    },
    resumeDraft: {
      errors: ['phone_not_verified', 'not_found'],
      credentials: [['proofToken'], ['proofToken', 'draftToken']],
      setsCookies: ['draft_token'],
      example: { body: {}, response: draft },
    },
    startTransfer: {
      description:
        'Refused with `conflict` once a code has proved the phone of the draft, or it was sent. The page shows the token as a QR code, behind the `#` of an address.',
      errors: ['not_found', 'conflict'],
      credentials: [['draftToken']],
      example: {
        body: { reference: draftExample.reference },
        response: {
          data: { token: draftExample.resumeReference, expiresAt: '2026-11-16T01:40:00.000Z' },
        },
      },
    },
    readTransfer: {
      errors: ['not_found'],
      credentials: [['draftToken']],
      example: {
        query: { reference: draftExample.reference },
        response: { data: { state: 'open' } },
      },
    },
    takeTransfer: {
      description: 'Answers alike for a token that is unknown, used or over.',
      errors: ['not_found'],
      credentials: [[], ['draftToken']],
      setsCookies: ['draft_token'],
      example: { body: { token: draftExample.resumeReference }, response: draft },
    },
    indicative: {
      description:
        'Needs the cookie of the draft. Before it is sent the result follows what was saved last; afterwards it stays as it was. An API without it answers 404: the page then shows the payment alone.',
      errors: ['not_found'],
      credentials: [['draftToken']],
      example: {
        query: { reference: draftExample.reference },
        response: { data: indicativeExample },
      },
    },
    indicativeDocument: {
      errors: ['not_found', 'pdf_unavailable'],
      fileTypes: ['application/pdf'],
      credentials: [['draftToken']],
      example: { body: { reference: draftExample.reference } },
    },
    createApplication: {
      description:
        'Needs a proof of the purpose `apply` whose operation is the draft’s reference. `form` is submitted as it is sent, whatever was saved before; what a product needs of it is answered with `validation_failed` and the names of the fields. With `version` it is refused with `conflict` when the draft was changed elsewhere since. `rtn_msg`, beside whatever else, means that the lender’s system refused it and says why; the draft stays.',
      errors: [
        'bot_refused',
        'phone_not_verified',
        'not_found',
        'conflict',
        'idempotency_conflict',
      ],
      credentials: [['proofToken'], ['proofToken', 'draftToken']],
      needsIdempotencyKey: true,
      readsCookies: ['first_touch', 'last_touch'],
      example: {
        body: { product: '1st-mtg', form: formExample, language: 'hk' },
        response: {
          LOS: {
            BODY: {
              appl_no: applicationNumber,
              received_at: instant,
              promised_by: '2026-11-17T01:30:00.000Z',
              next_action: 'send-documents',
            },
          },
        },
      },
    },
    readCoApplication: {
      description:
        'Needs a proof of the purpose `co-apply`, which a code to the phone of that person gives: `verifyAccount` with `co-apply` and the token of the texted link starts it, and names the operation. `applicant` is a surname with initials, `idNumber` is masked; nothing else of the application is told.',
      errors: ['phone_not_verified', 'not_found'],
      credentials: [['proofToken']],
      example: { response: { data: coApplicationExample } },
    },
    answerCoApplication: {
      description:
        'Uses the link up. The same answer again changes nothing, another one is refused with `conflict`, as are consents to texts that have changed. An application with further borrowers or guarantors is not passed on, assessed or promised a decision for before all of them have confirmed.',
      errors: ['phone_not_verified', 'not_found', 'conflict'],
      credentials: [['proofToken']],
      example: {
        body: {
          answer: 'confirmed',
          consents: { privacyNotice: true, creditReference: true, textVersion: '2026-11-28' },
        },
        response: { data: { ...coApplicationExample, state: 'confirmed' } },
      },
    },
    custApplLoanList: { example: { response: { data: [applicationExample] } } },
    declineLetter: {
      fileTypes: ['application/pdf'],
      example: { params: { applicationNumber } },
    },
    withdrawApplication: {
      errors: ['conflict'],
      example: {
        params: { applicationNumber },
        body: {},
        response: { data: { ...applicationExample, state: 'withdrawn', canWithdraw: false } },
      },
    },
  },
};
