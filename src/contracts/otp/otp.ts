import { z } from 'zod';
import { productInputSchema } from '../application/application-form';
import type { EndpointDefinition } from '../endpoint-definition';
import { minPhoneLength, textLimits } from '../limits/limits';
import { botTokenSchema } from '../limits/text-fields';
import { linkReferencePattern } from './link-reference';
import { successSchema } from '../common-fields';

export const otpPurposes = ['sign-in', 'apply', 'co-apply', 'upload', 'step-up'] as const;
export const otpPurposeSchema = z.enum(otpPurposes);
export type OtpPurpose = z.infer<typeof otpPurposeSchema>;

/** Any way of writing a Hong Kong or mainland number; the server normalises it to E.164. */
export const phoneInputSchema = z.string().trim().min(minPhoneLength).max(textLimits.phone);

/** The operation a code is bound to, besides phone and purpose: a draft, an upload link, a withdrawal with its amount and account. */
export const operationIdSchema = z.string().regex(/^[A-Za-z0-9_:.-]{1,220}$/);

/** An opaque id of a link sent by SMS; it starts a code challenge and nothing else. */
export const linkReferenceSchema = z.string().regex(linkReferencePattern);

/** `live: false` (text messages switched off) sends no code and leaves the previous one valid. */
export const sendOtpRequestSchema = z.strictObject({
  phone: phoneInputSchema,
  purpose: otpPurposeSchema,
  operationId: operationIdSchema.optional(),
  live: z.boolean().default(true),
  botToken: botTokenSchema,
});
export type SendOtpRequest = z.output<typeof sendOtpRequestSchema>;

/** Seconds to wait before a retry can succeed; absent if waiting does not help. */
const retryAfterSeconds = z.number().int().nonnegative().optional();
/** How long the code is valid; absent where none was sent. */
const expiresInSeconds = z.number().int().nonnegative().optional();
const sendFailureSchema = z.object({
  success: z.literal(false),
  result: z.object({ error: z.string() }),
  msg: z.string(),
  retryAfterSeconds,
});

/** Identical for known and unknown numbers. */
export const sendOtpResponseSchema = z.union([
  z.object({
    success: z.literal(true),
    requestId: z.string(),
    resendAfterSeconds: z.number().int().nonnegative(),
    expiresInSeconds,
  }),
  sendFailureSchema,
]);
export type SendOtpResponse = z.infer<typeof sendOtpResponseSchema>;

/** Six digits; spaces and hyphens are removed before the comparison. */
export const otpCodeSchema = z.string().trim().min(1).max(textLimits.oneTimeCode);

export const verifyOtpRequestSchema = z.strictObject({
  phone: phoneInputSchema,
  code: otpCodeSchema,
  purpose: otpPurposeSchema,
  operationId: operationIdSchema.optional(),
  /** As answered by `sendOTP`; where it is given, only the code of that request is taken. */
  requestId: z.string().max(textLimits.requestId).optional(),
});
export type VerifyOtpRequest = z.output<typeof verifyOtpRequestSchema>;

/** `attemptsLeft`: how often this code may still be tried; `retryAfterSeconds`: how long codes are locked. */
export const verifyOtpResponseSchema = z.union([
  successSchema,
  z.object({
    success: z.literal(false),
    message: z.string(),
    attemptsLeft: z.number().int().nonnegative().optional(),
    retryAfterSeconds,
  }),
]);
export type VerifyOtpResponse = z.infer<typeof verifyOtpResponseSchema>;

const linkPurposeSchema = z.enum(['apply', 'co-apply', 'upload']);
export type LinkPurpose = z.infer<typeof linkPurposeSchema>;

/** Opens the link of a draft (`purpose: 'apply'`), of a further applicant (`co-apply`) or of an upload: the answer is the same for an unknown reference or number, then a code follows. */
export const verifyAccountRequestSchema = z.strictObject({
  reference: linkReferenceSchema,
  phone: phoneInputSchema,
  purpose: linkPurposeSchema.default('upload'),
  botToken: botTokenSchema,
});
export type VerifyAccountRequest = z.output<typeof verifyAccountRequestSchema>;
export const verifyAccountResponseSchema = z.union([
  z.object({
    success: z.literal(true),
    requestId: z.string(),
    operationId: operationIdSchema,
    purpose: linkPurposeSchema,
    resendAfterSeconds: z.number().int().nonnegative(),
    expiresInSeconds,
  }),
  z.object({ success: z.literal(false), message: z.string(), retryAfterSeconds }),
]);
export type VerifyAccountResponse = z.infer<typeof verifyAccountResponseSchema>;

/**
 * Texts the applicant the link of an application (upload; the answer is the same for an unknown number) or of this browser's draft (to resume on another device).
 * `channel` mails a link to resume to the address in the draft instead.
 * `co-apply-link` texts a further applicant (`position`) of an application that this browser sent, at another number where `phone` says one, which then stands in the application. `product` says which draft: the one of that product which was changed last, of any product where it is left out. An upload link takes no notice of it.
 */
export const sendSmsRequestSchema = z.strictObject({
  kind: z.enum(['upload-link', 'resume-link', 'co-apply-link']),
  applicationNumber: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,40}$/)
    .optional(),
  product: productInputSchema.optional(),
  position: z.number().int().positive().optional(),
  phone: phoneInputSchema.optional(),
  channel: z.enum(['sms', 'mail']).optional(),
  botToken: botTokenSchema,
});
export type SendSmsRequest = z.output<typeof sendSmsRequestSchema>;
export const sendSmsResponseSchema = z.union([successSchema, sendFailureSchema]);
export type SendSmsResponse = z.infer<typeof sendSmsResponseSchema>;

export const otpEndpoints = {
  sendOTP: {
    method: 'POST',
    path: '/api/v1/user/sendOTP',
    access: 'public',
    summary: 'Sends a one-time code',
    body: sendOtpRequestSchema,
    response: sendOtpResponseSchema,
  },
  verifyOtp: {
    method: 'POST',
    path: '/api/v1/user/signin',
    access: 'public',
    summary: 'Verifies a one-time code; sign-in sets login_token, the other purposes proof_token',
    body: verifyOtpRequestSchema,
    response: verifyOtpResponseSchema,
  },
  verifyAccount: {
    method: 'POST',
    path: '/api/v1/user/verify',
    access: 'public',
    summary:
      'Opens the link of a draft, a further applicant or an upload: a code goes to its phone, for the operation in the answer',
    body: verifyAccountRequestSchema,
    response: verifyAccountResponseSchema,
  },
  endProof: {
    method: 'POST',
    path: '/api/v1/user/endProof',
    access: 'public',
    summary:
      'Ends what a code has proved in this browser, at once; without such a proof nothing happens',
    body: z.strictObject({}),
    response: successSchema,
  },
  sendSMS: {
    method: 'POST',
    path: '/api/v1/user/sendSMS',
    access: 'public',
    summary:
      'Texts the applicant the upload link of an application, or the link of this browser’s latest draft, of `product` where given; or a further applicant the link to confirm',
    body: sendSmsRequestSchema,
    response: sendSmsResponseSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;
