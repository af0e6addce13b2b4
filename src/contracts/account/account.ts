import { z } from 'zod';
import { reminderDays } from './account-choices';
import { activityKinds } from './activity-kinds';
import { bankAccountInput } from './bank-account-fields';
import { linkTokenPattern } from './link-token';
import { requestReceiptSchema } from './account-request';
import type { EndpointDefinition } from '../endpoint-definition';
import { localeSchema } from '../localised';
import { listOf } from '../site/site';
import { textLimits } from '../limits/limits';
import { oneLine } from '../limits/text-fields';
import { phoneInputSchema } from '../otp/otp';
import { instant, successSchema } from '../common-fields';

/** `masked` shows the last digits only; `id` changes with the account, and step-up codes for withdrawals are bound to it. */
export const bankAccountSchema = z.object({
  id: z.string(),
  bankCode: z.string(),
  masked: z.string(),
  holder: z.string(),
  since: instant,
});
export type BankAccount = z.infer<typeof bankAccountSchema>;

/** Withdrawals wait until `heldUntil`, because bank account or phone number changed; they are stopped since `frozenAt`. */
export const payoutsSchema = z.object({
  heldUntil: instant.nullable(),
  frozenAt: instant.nullable(),
});

/** The customer's own details; `phone` in E.164, which step-up codes are asked with. `session`: when this sign-in ends if nothing happens, and at the latest. */
export const userInfoSchema = z.object({
  name: z.string().nullable(),
  phone: z.string(),
  phoneMasked: z.string(),
  email: z.string().nullable(),
  /** Since when the address is known to be the customer's; null where the API does not verify addresses. */
  emailVerification: z.object({ verifiedAt: instant.nullable() }).nullable().default(null),
  address: z.string().nullable(),
  language: localeSchema,
  marketing: z.boolean(),
  /** Days before a payment date, null for no reminder; absent where the API sends none. */
  reminderDays: z.number().int().positive().nullable().optional(),
  bankAccount: bankAccountSchema.nullable(),
  /** Null where the API knows no such thing. */
  payouts: payoutsSchema.nullable().default(null),
  /** Null where passkeys are not offered. */
  passkeys: z.object({ count: z.number().int().nonnegative() }).nullable().default(null),
  session: z.object({ signedInAt: instant, idleEndsAt: instant, endsAt: instant }),
});
export type UserInfo = z.infer<typeof userInfoSchema>;

/** `device` is the kind of browser and system, such as `Chrome · Android`, or empty where unknown. */
export const sessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  signedInAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof sessionSchema>;

/** Sends only what changes. `language` is that of messages; `marketing: false` opts out; `reminderDays` asks for a reminder so many days before each payment date, `null` ends it. */
export const preferencesRequestSchema = z.strictObject({
  language: localeSchema.optional(),
  marketing: z.boolean().optional(),
  reminderDays: z.literal(reminderDays).nullable().optional(),
});
export type PreferencesRequest = z.output<typeof preferencesRequestSchema>;

/** The secret in the link of a notice, or of the mail that verifies an address. */
export const linkTokenSchema = z.string().regex(linkTokenPattern);

const shortText = (max: number) => oneLine(max).min(1);

/**
 * Changes one detail. `address` changes at once, `email` after a step-up code; the new address is then sent a link that verifies it.
 * `bank-account` and `phone` need a step-up code to the registered number;
 * a `bank-account` whose holder does not bear a borrower's name answers `received` and waits for staff; `phone`
 * then answers `needs-code`, and `confirm-phone` with a step-up code to the new number completes it.
 */
export const infoUpdateRequestSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('email'), email: z.email().max(textLimits.customerEmail) }),
  z.strictObject({ kind: z.literal('address'), address: shortText(textLimits.customerAddress) }),
  z.strictObject({ kind: z.literal('phone'), phone: phoneInputSchema }),
  z.strictObject({ kind: z.literal('confirm-phone'), reference: z.string().max(40) }),
  z.strictObject({
    kind: z.literal('bank-account'),
    ...bankAccountInput,
  }),
]);
export type InfoUpdateRequest = z.output<typeof infoUpdateRequestSchema>;

/** Something that happened to the safety of the account. `device`: kind of browser and system, empty where none is known. */
export const activitySchema = z.object({
  id: z.number().int().positive(),
  at: instant,
  kind: z.enum(activityKinds),
  device: z.string(),
});
export type Activity = z.infer<typeof activitySchema>;

export const accountEndpoints = {
  userInfo: {
    method: 'GET',
    path: '/api/v1/user/info',
    access: 'customer',
    summary: 'Details of the signed-in customer',
    response: z.object({ data: userInfoSchema }),
  },
  signout: {
    method: 'POST',
    path: '/api/v1/user/signout',
    access: 'customer',
    summary: 'Ends this session, or all of them',
    body: z.strictObject({ everywhere: z.boolean().default(false) }),
    response: successSchema,
  },
  userSessions: {
    method: 'GET',
    path: '/api/v1/user/sessions',
    access: 'customer',
    summary: 'Where the customer is signed in',
    response: listOf(sessionSchema),
  },
  revokeSession: {
    method: 'DELETE',
    path: '/api/v1/user/sessions/{id}',
    access: 'customer',
    summary: 'Ends another session of the customer',
    params: z.object({ id: z.string().min(1).max(64) }),
    response: successSchema,
  },
  userActivity: {
    method: 'GET',
    path: '/api/v1/user/activity',
    access: 'customer',
    summary: 'What happened to the safety of the account, newest first',
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(100).default(50) }),
    response: listOf(activitySchema),
  },
  sendEmailVerification: {
    method: 'POST',
    path: '/api/v1/user/email/verification',
    access: 'customer',
    summary: 'Mails the customer a link that verifies the address; 429 after too many in a day',
    body: z.strictObject({}),
    response: successSchema,
  },
  verifyEmail: {
    method: 'POST',
    path: '/api/v1/user/email/verify',
    access: 'public',
    summary: 'Verifies the mail address that the link was sent to',
    body: z.strictObject({ token: linkTokenSchema }),
    response: successSchema,
  },
  savePreferences: {
    method: 'PUT',
    path: '/api/v1/user/preferences',
    access: 'customer',
    summary: 'Language of messages, marketing',
    body: preferencesRequestSchema,
    response: successSchema,
  },
  freezePayouts: {
    method: 'POST',
    path: '/api/v1/user/payouts/freeze',
    access: 'customer',
    summary: 'Stops withdrawals at once; only staff open them again',
    body: z.strictObject({}),
    response: successSchema,
  },
  freezePayoutsByLink: {
    method: 'POST',
    path: '/api/v1/user/payouts/not-me',
    access: 'public',
    summary: 'Stops the withdrawals of the customer to whom a notice of a change was sent',
    body: z.strictObject({ token: linkTokenSchema }),
    response: successSchema,
  },
  requestMyData: {
    method: 'POST',
    path: '/api/v1/user/data-access',
    access: 'customer',
    summary: 'Asks for a copy of what is kept about the customer, once for each Idempotency-Key',
    body: z.strictObject({}),
    response: requestReceiptSchema,
  },
  requestClosure: {
    method: 'POST',
    path: '/api/v1/user/closure',
    access: 'customer',
    summary: 'Asks to close the account, once for each Idempotency-Key; refused while a loan runs',
    body: z.strictObject({}),
    response: requestReceiptSchema,
  },
  internetInfoUpd: {
    method: 'POST',
    path: '/api/v1/los/internetInfoUpd',
    access: 'customer',
    summary:
      'Changes a personal detail, once for each Idempotency-Key; mail address, phone and bank account with a step-up code',
    body: infoUpdateRequestSchema,
    response: requestReceiptSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;
