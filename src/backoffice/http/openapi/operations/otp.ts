import { successResponse } from '@/backoffice/http/responses';
import type { OperationGroup } from '../operation-notes';

const phone = '9123 4567';
export const otpOperations: OperationGroup = {
  name: 'One-time codes',
  description:
    'A code sent by SMS proves a phone number: to sign in, to apply, to send documents, or once more for a step that needs care. Answers are the same for known and unknown numbers.',
  operations: {
    sendOTP: {
      description:
        'Failures that a person can do something about, such as a code asked for too soon, are answered with `success: false` and 200: `result.error`, or else `msg`, is shown. `live: false` sends nothing.',
      errors: ['bot_refused'],
      readsCookies: ['otp_challenge', 'trusted_browser'],
      setsCookies: ['otp_challenge'],
      example: {
        body: { phone, purpose: 'sign-in', live: true },
        response: {
          success: true,
          requestId: 'q3m1Zk8wR0uT5yXa7bNc2g',
          resendAfterSeconds: 60,
          expiresInSeconds: 300,
        },
      },
    },
    verifyOtp: {
      errors: ['account_frozen'],
      description:
        'A code is for one phone, purpose, `operationId` and browser; `requestId`, as answered by `sendOTP`, may narrow it further. Five wrong tries end it. A wrong code is answered with `success: false` and 200. `sign-in` sets `login_token`, every other purpose `proof_token`.',
      readsCookies: ['otp_challenge', 'trusted_browser'],
      setsCookies: ['login_token', 'proof_token', 'trusted_browser'],
      example: { body: { phone, purpose: 'sign-in', code: '482913' }, response: successResponse },
    },
    verifyAccount: {
      errors: ['bot_refused'],
      readsCookies: ['otp_challenge', 'trusted_browser'],
      setsCookies: ['otp_challenge'],
      example: {
        body: { reference: 'Zk8wR0uT5yXa7bNc2gq3m1', phone, purpose: 'upload' },
        response: {
          success: true,
          requestId: 'q3m1Zk8wR0uT5yXa7bNc2g',
          operationId: 'HK-2026-7F3K9Q2M',
          purpose: 'upload',
          resendAfterSeconds: 60,
          expiresInSeconds: 300,
        },
      },
    },
    endProof: {
      credentials: [[], ['proofToken']],
      setsCookies: ['proof_token'],
      example: { body: {}, response: successResponse },
    },
    sendSMS: {
      description:
        '`upload-link` needs `applicationNumber`; `resume-link` and `co-apply-link` need the cookie `draft_token`, with `channel` `mail` a `resume-link` goes to the address in the draft; and `co-apply-link` also `applicationNumber` and `position`, and takes with `phone` another number, which then stands in the application: it is answered with `not_found` for somebody who has confirmed or whom this browser did not name.',
      errors: ['bot_refused', 'not_found'],
      credentials: [[], ['draftToken']],
      example: {
        body: { kind: 'upload-link', applicationNumber: 'HK-2026-7F3K9Q2M' },
        response: successResponse,
      },
    },
  },
};
