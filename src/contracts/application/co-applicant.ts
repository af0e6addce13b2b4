import { z } from 'zod';
import { applicationProducts, coApplicantStates, personRoles } from './application-choices';
import { instant } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { oneLine } from '../limits/text-fields';

const stateSchema = z.enum(coApplicantStates);
/** Absent where the application was sent before it was asked for. */
const roleSchema = z.enum(personRoles).optional();

/**
 * A further borrower or guarantor as the applicant and staff see them. `position` counts the people of the form, from 1 for the second of them;
 * `phoneEnding` is the last four digits of the number that the link was texted to; `invitedAt` is null while no link went out.
 */
export const coApplicantSchema = z.object({
  position: z.number().int().positive(),
  name: z.string(),
  role: roleSchema,
  phoneEnding: z.string(),
  state: stateSchema,
  invitedAt: instant.nullable(),
  answeredAt: instant.nullable(),
});
export type CoApplicant = z.infer<typeof coApplicantSchema>;

/**
 * What a further borrower or guarantor sees of the application, once a code has proved their phone: the loan, their own name and identity
 * number (masked), and whose application it is (`applicant`: surname and initials). Money in HK$.
 */
export const coApplicationSchema = z.object({
  state: stateSchema,
  product: z.enum(applicationProducts),
  amount: z.number(),
  tenorMonths: z.number().int().nullable(),
  applicant: z.string(),
  role: roleSchema,
  name: z.string(),
  idNumber: z.string(),
});
export type CoApplication = z.infer<typeof coApplicationSchema>;

/** Confirming takes both consents of the texts named by `textVersion`; the server adds language and time. */
export const answerCoApplicationRequestSchema = z.discriminatedUnion('answer', [
  z.strictObject({
    answer: z.literal('confirmed'),
    consents: z.strictObject({
      privacyNotice: z.literal(true),
      creditReference: z.literal(true),
      textVersion: oneLine(20),
    }),
  }),
  z.strictObject({ answer: z.literal('declined') }),
]);
export type AnswerCoApplicationRequest = z.output<typeof answerCoApplicationRequestSchema>;

const responseSchema = z.object({ data: coApplicationSchema });

export const coApplicantEndpoints = {
  readCoApplication: {
    method: 'GET',
    path: '/api/v1/los/co-application',
    access: 'public',
    summary: 'What a further borrower or guarantor is asked to confirm; needs a `co-apply` proof',
    response: responseSchema,
  },
  answerCoApplication: {
    method: 'POST',
    path: '/api/v1/los/co-application',
    access: 'public',
    summary: 'Confirms or declines as a further borrower or guarantor, once for each link',
    body: answerCoApplicationRequestSchema,
    response: responseSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;
