import { successResponse } from '@/backoffice/http/responses';
import { instant } from '../examples/application';
import type { OperationGroup } from '../operation-notes';

export const challenge = 'Zk8wR0uT5yXa7bNc2gq3m1mVb0Yb6Jd2m5hQ9sL1eE4';
export const credentialId = 'mVb0Yb6Jd2m5q3m1Zk8wR0';
export const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0';
export const assertion = {
  id: credentialId,
  rawId: credentialId,
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON,
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
    signature: 'MEUCIQDkU0nC2gq3m1mVb0Yb6Jd2m5hQ9sL1eE4',
    userHandle: 'q3m1Zk8wR0uT5yXa7bNc2gmVb0Yb6Jd2m5hQ9sL1eE4',
  },
} as const;
const descriptor = { id: credentialId, type: 'public-key' } as const;
export const requestOptions = {
  challenge,
  rpId: 'www.example.hk',
  timeout: 300_000,
  userVerification: 'required',
} as const;
const passkey = {
  id: 'pk_7f3k9q2m',
  name: 'Chrome · Android',
  isSynced: true,
  createdAt: instant,
  lastUsedAt: null,
};
const operationId = 'withdrawal:LN-2025-BBBB2222:5000000:ba_7f3k9q2m';

export const passkeyOperations: OperationGroup = {
  name: 'Passkeys',
  description:
    'Passkeys beside the code (Web Authentication level 3): found without a name being typed, the person verified by the device. They are bound to the host of the site’s address and are not offered on an IP address. A customer with passkeys confirms by a passkey where others type a code; a code alone never removes one. An API without these calls is none the worse: the site then offers no passkeys.',
  operations: {
    passkeySignInOptions: {
      description:
        'The challenge is for one answer, five minutes and this browser. `data` is null where passkeys are not offered.',
      readsCookies: ['passkey_challenge'],
      setsCookies: ['passkey_challenge'],
      example: { body: {}, response: { data: { ...requestOptions, allowCredentials: [] } } },
    },
    passkeySignIn: {
      description:
        'An answer that does not hold is answered with `success: false` and 200. Sets the same session as a code does.',
      errors: ['not_found', 'account_frozen'],
      readsCookies: ['passkey_challenge', 'trusted_browser'],
      setsCookies: ['login_token', 'trusted_browser'],
      example: { body: { credential: assertion }, response: successResponse },
    },
    passkeys: { example: { response: { data: [passkey] } } },
    passkeyOptions: {
      description:
        'The first passkey needs a sign-in of the last 15 minutes, or a proof of the purpose `step-up` for the `operationId` `add-passkey`; every further one such a proof made by a passkey. Ten at most.',
      errors: ['not_found', 'step_up_required', 'conflict'],
      credentials: [['loginToken'], ['loginToken', 'proofToken']],
      example: {
        body: {},
        response: {
          data: {
            challenge,
            rp: { id: 'www.example.hk', name: 'Example Mortgage' },
            user: {
              id: 'q3m1Zk8wR0uT5yXa7bNc2gmVb0Yb6Jd2m5hQ9sL1eE4',
              name: '+852 •••• 4567',
              displayName: '+852 •••• 4567',
            },
            pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
            timeout: 300_000,
            attestation: 'none',
            excludeCredentials: [descriptor],
            authenticatorSelection: {
              residentKey: 'required',
              requireResidentKey: true,
              userVerification: 'required',
            },
          },
        },
      },
    },
    addPasskey: {
      description: 'The customer is told by text message and mail.',
      errors: ['not_found', 'step_up_required', 'passkey_refused', 'conflict'],
      credentials: [['loginToken'], ['loginToken', 'proofToken']],
      example: {
        body: {
          credential: {
            ...assertion,
            response: { clientDataJSON, attestationObject: 'o2NmbXRkbm9uZQ' },
          },
        },
        response: { data: passkey },
      },
    },
    renamePasskey: {
      example: {
        params: { id: 'pk_7f3k9q2m' },
        body: { name: 'My telephone' },
        response: successResponse,
      },
    },
    removePasskey: {
      description:
        'Needs a proof for the `operationId` `remove-passkey:{id}` that a passkey made; one by a code is not taken. The customer is told by text message and mail.',
      errors: ['step_up_required'],
      credentials: [['loginToken', 'proofToken']],
      example: { params: { id: 'pk_7f3k9q2m' }, response: successResponse },
    },
    startPasskeyRecovery: {
      description:
        'Needs a sign-in of the last 15 minutes, or a proof of the purpose `step-up` for the `operationId` `recover-passkeys`; one by a code is taken. `not_found`: there is no passkey; `conflict`: no mail address is verified, so only staff can help.',
      errors: ['not_found', 'conflict', 'step_up_required'],
      credentials: [['loginToken'], ['loginToken', 'proofToken']],
      example: { body: {}, response: successResponse },
    },
    finishPasskeyRecovery: {
      description:
        'The code of eight digits is good for 30 minutes, five tries and the session that asked for it.',
      example: { body: { code: '4071 9923' }, response: successResponse },
    },
    passkeyStepUpOptions: {
      errors: ['not_found'],
      example: {
        body: { operationId },
        response: { data: { ...requestOptions, allowCredentials: [descriptor] } },
      },
    },
    passkeyStepUp: {
      description:
        'Sets the proof that a code of the purpose `step-up` would set, for the same `operationId`.',
      errors: ['not_found', 'passkey_refused'],
      setsCookies: ['proof_token'],
      example: { body: { operationId, credential: assertion }, response: successResponse },
    },
  },
};
