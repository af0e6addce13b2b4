import { z } from 'zod';
import { instant, successSchema } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';

/** What the provider sent the browser back with: the part of the address behind the `?`, checked as a whole. */
const answerBody = z.strictObject({ answer: z.string().min(1).max(8_000) });
const beginAnswer = z.object({ data: z.object({ url: z.string() }) });

/** Signing in with the account that the lender gives its staff, by OpenID Connect. */
export const workAccountEndpoints = {
  staffWaysIn: {
    method: 'GET',
    path: '/api/v1/staff/sign-in',
    access: 'public',
    summary: 'How staff may sign in besides passkey and code',
    response: z.object({ data: z.object({ workAccount: z.boolean() }) }),
  },
  staffBeginWorkAccount: {
    method: 'POST',
    path: '/api/v1/staff/sign-in/work-account/request',
    access: 'public',
    summary: 'Begins a sign-in by work account: where the browser goes; sets desk_work_account',
    body: z.strictObject({}),
    response: beginAnswer,
  },
  staffWorkAccountSignIn: {
    method: 'POST',
    path: '/api/v1/staff/sign-in/work-account',
    access: 'public',
    summary: 'Signs a member of staff in with what the provider answered; sets desk_token',
    body: answerBody,
    response: successSchema,
  },
  deskWorkAccount: {
    method: 'GET',
    path: '/api/v1/desk/session/work-account',
    access: 'desk',
    permission: 'signed-in',
    summary: 'The own work account; `data` is null where staff do not sign in by one',
    response: z.object({ data: z.object({ connectedAt: instant.nullable() }).nullable() }),
  },
  deskBeginWorkAccount: {
    method: 'POST',
    path: '/api/v1/desk/session/work-account/request',
    access: 'desk',
    permission: 'signed-in',
    summary: 'Begins to connect the own work account, soon after a passkey or code',
    body: z.strictObject({}),
    response: beginAnswer,
  },
  deskConnectWorkAccount: {
    method: 'POST',
    path: '/api/v1/desk/session/work-account',
    access: 'desk',
    permission: 'signed-in',
    summary: 'Connects the work account that the provider answered with',
    body: answerBody,
    response: successSchema,
  },
  deskDisconnectWorkAccount: {
    method: 'DELETE',
    path: '/api/v1/desk/session/work-account',
    access: 'desk',
    permission: 'signed-in',
    summary: 'Ends the connection with the own work account',
    response: successSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;
