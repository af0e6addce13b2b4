import { z } from 'zod';
import type { EndpointDefinition } from '../endpoint-definition';
import { textLimits } from '../limits/limits';
import { oneLine } from '../limits/text-fields';
import { operationIdSchema } from '../otp/otp';
import { instant, successSchema } from '../common-fields';

const base64url = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[A-Za-z0-9_-]+$/);
/** Up to 1,023 bytes (Web Authentication, section 5.1). */
const credentialIdSchema = base64url(1_364);
const transportSchema = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
type PasskeyTransport = z.output<typeof transportSchema>;
/** Whether this transport of an authenticator is one that the schema knows; browsers may report new ones. */
export const isPasskeyTransport = (text: string): text is PasskeyTransport =>
  transportSchema.safeParse(text).success;
const descriptorSchema = z.object({
  id: credentialIdSchema,
  type: z.literal('public-key'),
  transports: z.array(transportSchema).optional(),
});
const credentialFields = {
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}),
};

/** What a browser answers to `navigator.credentials.get`, as JSON (Web Authentication level 3, section 5.1). */
export const passkeyAssertionSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url(4_096),
    authenticatorData: base64url(4_096),
    signature: base64url(8_192),
    userHandle: base64url(86).optional(),
  }),
});
export type PasskeyAssertion = z.output<typeof passkeyAssertionSchema>;

/** What a browser answers to `navigator.credentials.create`, as JSON. */
export const passkeyAttestationSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url(4_096),
    attestationObject: base64url(32_768),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type PasskeyAttestation = z.output<typeof passkeyAttestationSchema>;

/** For `navigator.credentials.get`. */
export const passkeyRequestOptionsSchema = z.object({
  challenge: base64url(200),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptorSchema),
});
export type PasskeyRequestOptions = z.output<typeof passkeyRequestOptionsSchema>;

/** For `navigator.credentials.create`. */
export const passkeyCreationOptionsSchema = z.object({
  challenge: base64url(200),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url(86), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreationOptions = z.output<typeof passkeyCreationOptionsSchema>;

/** `isSynced`: kept by the customer's account at a maker of browsers or phones, not on one device alone. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  isSynced: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.output<typeof passkeySchema>;

export const passkeyNameSchema = oneLine(textLimits.passkeyName).min(1);
const passkeyParams = z.object({ id: z.string().min(1).max(64) });

export const passkeyEndpoints = {
  passkeySignInOptions: {
    method: 'POST',
    path: '/api/v1/user/passkeys/sign-in/options',
    access: 'public',
    summary: 'Begins a sign-in by passkey; `data` is null where passkeys are not offered',
    body: z.strictObject({}),
    response: z.object({ data: passkeyRequestOptionsSchema.nullable() }),
  },
  passkeySignIn: {
    method: 'POST',
    path: '/api/v1/user/passkeys/sign-in',
    access: 'public',
    summary: 'Signs in by passkey; sets login_token',
    body: z.strictObject({ credential: passkeyAssertionSchema }),
    response: z.union([
      successSchema,
      z.object({
        success: z.literal(false),
        message: z.string(),
        /** The passkey belongs to nobody here: the browser may stop offering it. */
        isUnknown: z.boolean(),
      }),
    ]),
  },
  passkeys: {
    method: 'GET',
    path: '/api/v1/user/passkeys',
    access: 'customer',
    summary: 'The customer’s passkeys, the oldest first',
    response: z.object({ data: z.array(passkeySchema) }),
  },
  passkeyOptions: {
    method: 'POST',
    path: '/api/v1/user/passkeys/options',
    access: 'customer',
    summary: 'Begins the registration of a passkey',
    body: z.strictObject({}),
    response: z.object({ data: passkeyCreationOptionsSchema }),
  },
  addPasskey: {
    method: 'POST',
    path: '/api/v1/user/passkeys',
    access: 'customer',
    summary: 'Registers a passkey',
    body: z.strictObject({ credential: passkeyAttestationSchema }),
    response: z.object({ data: passkeySchema }),
  },
  renamePasskey: {
    method: 'PUT',
    path: '/api/v1/user/passkeys/{id}',
    access: 'customer',
    summary: 'Names a passkey',
    params: passkeyParams,
    body: z.strictObject({ name: passkeyNameSchema }),
    response: successSchema,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/v1/user/passkeys/{id}',
    access: 'customer',
    summary: 'Removes a passkey, confirmed by a passkey',
    params: passkeyParams,
    response: successSchema,
  },
  startPasskeyRecovery: {
    method: 'POST',
    path: '/api/v1/user/passkeys/recovery',
    access: 'customer',
    summary: 'Mails a code to the verified address of a customer who lost every passkey',
    body: z.strictObject({}),
    response: successSchema,
  },
  finishPasskeyRecovery: {
    method: 'POST',
    path: '/api/v1/user/passkeys/recovery/finish',
    access: 'customer',
    summary:
      'Removes every passkey by the code of that mail, in the session that asked for it; withdrawals wait, every contact is told, other sessions end',
    body: z.strictObject({ code: z.string().trim().min(1).max(textLimits.oneTimeCode) }),
    response: successSchema,
  },
  passkeyStepUpOptions: {
    method: 'POST',
    path: '/api/v1/user/passkeys/step-up/options',
    access: 'customer',
    summary: 'Begins the confirmation of one operation by passkey',
    body: z.strictObject({ operationId: operationIdSchema }),
    response: z.object({ data: passkeyRequestOptionsSchema }),
  },
  passkeyStepUp: {
    method: 'POST',
    path: '/api/v1/user/passkeys/step-up',
    access: 'customer',
    summary: 'Confirms one operation by passkey; sets proof_token',
    body: z.strictObject({ operationId: operationIdSchema, credential: passkeyAssertionSchema }),
    response: successSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;
