import { z } from 'zod';
import {
  passkeyAssertionSchema,
  passkeyAttestationSchema,
  passkeyCreationOptionsSchema,
  passkeyRequestOptionsSchema,
} from '../account/passkey';
import { instant, successSchema } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { permissions } from './permissions';
import { staffEmailSchema, staffIdSchema, staffMemberSchema } from './staff';

/** Six digits of an authenticator app; spaces between them are taken away. */
export const totpCodeSchema = z
  .string()
  .max(20)
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));
const invitationTokenSchema = z.string().regex(/^[\w-]{43}$/);

/** What the link of an invitation opens: who is invited, and both ways to set up. `passkey` is null where the site is reached by an address. */
export const openInvitationSchema = z.object({
  name: z.string(),
  email: z.string(),
  expiresAt: instant,
  passkey: passkeyCreationOptionsSchema.nullable(),
  /** `secret` in base32; `uri` is what the square code holds. */
  totp: z.object({ secret: z.string(), uri: z.string() }),
});

export type OpenInvitation = z.output<typeof openInvitationSchema>;

/** How a session was begun. */
const methodSchema = z.enum(['passkey', 'code', 'work-account']);

/** Somebody whom an administrator may act as, to try the desk with invented colleagues. */
const actingChoiceSchema = staffMemberSchema.pick({ id: true, name: true, roles: true });
export type ActingChoice = z.output<typeof actingChoiceSchema>;

/** Who is signed in, what they may do, and until when: `idleUntil` moves with each call. */
export const staffSessionSchema = z.object({
  member: staffMemberSchema,
  permissions: z.array(z.enum(permissions)),
  method: methodSchema,
  endsAt: instant,
  idleUntil: instant,
  /** Until then nothing has to be confirmed again. */
  provenUntil: instant,
  /** Whom the session may act as, the administrator first; empty but where colleagues are invented. */
  actingChoices: z.array(actingChoiceSchema),
});
export type StaffSession = z.output<typeof staffSessionSchema>;

export const openStaffSessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  method: methodSchema,
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
});
export type OpenStaffSession = z.output<typeof openStaffSessionSchema>;

const proofSchema = z.union([
  z.strictObject({ credential: passkeyAssertionSchema }),
  z.strictObject({ code: totpCodeSchema }),
]);

export const staffSessionEndpoints = {
  staffPasskeyOptions: {
    method: 'POST',
    path: '/api/v1/staff/sign-in/passkey/options',
    access: 'public',
    summary: 'Begins a sign-in of staff by passkey; `data` is null where passkeys are not offered',
    body: z.strictObject({}),
    response: z.object({ data: passkeyRequestOptionsSchema.nullable() }),
  },
  staffPasskeySignIn: {
    method: 'POST',
    path: '/api/v1/staff/sign-in/passkey',
    access: 'public',
    summary: 'Signs a member of staff in by passkey; sets desk_token',
    body: z.strictObject({ credential: passkeyAssertionSchema }),
    response: successSchema,
  },
  staffCodeSignIn: {
    method: 'POST',
    path: '/api/v1/staff/sign-in/code',
    access: 'public',
    summary: 'Signs a member of staff in by the code of an authenticator app; sets desk_token',
    body: z.strictObject({ email: staffEmailSchema, code: totpCodeSchema }),
    response: successSchema,
  },
  staffInvitation: {
    method: 'POST',
    path: '/api/v1/staff/invitation',
    access: 'public',
    summary: 'Opens an invitation; it stays good',
    body: z.strictObject({ token: invitationTokenSchema }),
    response: z.object({ data: openInvitationSchema }),
  },
  staffAcceptInvitation: {
    method: 'POST',
    path: '/api/v1/staff/invitation/acceptance',
    access: 'public',
    summary: 'Sets up a passkey or an authenticator app and signs in, once; sets desk_token',
    body: z.union([
      z.strictObject({ token: invitationTokenSchema, credential: passkeyAttestationSchema }),
      z.strictObject({ token: invitationTokenSchema, code: totpCodeSchema }),
    ]),
    response: successSchema,
  },
  deskSession: {
    method: 'GET',
    path: '/api/v1/desk/session',
    access: 'desk',
    permission: 'signed-in',
    summary: 'Who is signed in',
    response: z.object({ data: staffSessionSchema }),
  },
  deskSignOut: {
    method: 'POST',
    path: '/api/v1/desk/session/end',
    access: 'desk',
    permission: 'signed-in',
    summary: 'Ends the own session',
    body: z.strictObject({}),
    response: successSchema,
  },
  deskActAs: {
    method: 'POST',
    path: '/api/v1/desk/session/act-as',
    access: 'desk',
    permission: 'signed-in',
    summary:
      'Goes on as an invented colleague, or as oneself again; for administrators, where colleagues are invented. Sets desk_token',
    body: z.strictObject({ memberId: staffIdSchema }),
    response: successSchema,
  },
  deskSessions: {
    method: 'GET',
    path: '/api/v1/desk/sessions',
    access: 'desk',
    permission: 'signed-in',
    summary: 'The own open sessions, the one used last first',
    response: z.object({ data: z.array(openStaffSessionSchema) }),
  },
  deskEndSession: {
    method: 'DELETE',
    path: '/api/v1/desk/sessions/{id}',
    access: 'desk',
    permission: 'signed-in',
    summary: 'Ends one of the own sessions',
    params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
    response: successSchema,
  },
  deskStepUpOptions: {
    method: 'POST',
    path: '/api/v1/desk/session/proof/options',
    access: 'desk',
    permission: 'signed-in',
    summary: 'Begins a confirmation by passkey; `data` is null for who has none',
    body: z.strictObject({}),
    response: z.object({ data: passkeyRequestOptionsSchema.nullable() }),
  },
  deskStepUp: {
    method: 'POST',
    path: '/api/v1/desk/session/proof',
    access: 'desk',
    permission: 'signed-in',
    summary: 'Confirms that the person is there, for the next minutes',
    body: proofSchema,
    response: successSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;
