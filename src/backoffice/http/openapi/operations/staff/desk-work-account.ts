import { successResponse } from '@/backoffice/http/responses';
import { instant } from '@/backoffice/http/openapi/examples/application';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';

const providerUrl = 'https://login.example.com/authorize?client_id=desk&response_type=code';
const answer = 'code=4f0Qk2&state=sign-in.q3m1Zk8w';
const workAccountErrors = [
  'not_found',
  'work_account_refused',
  'work_account_unavailable',
] as const;

export const deskWorkAccountOperations: OperationGroup = {
  name: 'Desk: work accounts',
  description:
    'For staff: signing in with the account that the lender gives them, by OpenID Connect, where the settings name a provider. Groups of the provider give and take away roles.',
  operations: {
    staffWaysIn: { example: { response: { data: { workAccount: true } } } },
    staffBeginWorkAccount: {
      description:
        'For the next ten minutes and this browser. The provider sends it back to `/desk/work-account`.',
      errors: ['not_found', 'work_account_unavailable'],
      setsCookies: ['desk_work_account'],
      example: { body: {}, response: { data: { url: providerUrl } } },
    },
    staffWorkAccountSignIn: {
      description:
        'The session proves nobody’s presence: what moves money asks for a passkey or code. New roles that decide something wait for a second administrator.',
      errors: [...workAccountErrors, 'work_account_unknown', 'work_account_without_role'],
      readsCookies: ['desk_work_account'],
      setsCookies: ['desk_token'],
      example: { body: { answer }, response: successResponse },
    },
    deskWorkAccount: { example: { response: { data: { connectedAt: instant } } } },
    deskBeginWorkAccount: {
      errors: ['not_found', 'step_up_required', 'work_account_unavailable'],
      setsCookies: ['desk_work_account'],
      example: { body: {}, response: { data: { url: providerUrl } } },
    },
    deskConnectWorkAccount: {
      description: 'In place of the one before.',
      errors: [...workAccountErrors, 'conflict'],
      readsCookies: ['desk_work_account'],
      example: { body: { answer }, response: successResponse },
    },
    deskDisconnectWorkAccount: {
      description: 'Not where it is the only way in.',
      errors: ['not_found', 'conflict'],
      example: { response: successResponse },
    },
  },
};
