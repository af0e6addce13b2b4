import { z } from 'zod';
import { callTimes, contactLimits, contactTopics } from './contact-choices';
import type { EndpointDefinition } from '../endpoint-definition';
import { siteConstants } from '../site/site-constants';
import { botTokenSchema, manyLines, oneLine } from '../limits/text-fields';
import { phoneInputSchema } from '../otp/otp';

/** Such as MS-7F3K9Q2M; it cannot be guessed. */
export const contactReferenceSchema = z.string().regex(/^MS-[0-9A-HJKMNP-TV-Z]{8}$/);

const { nameMax, emailMax, messageMin, messageMax } = contactLimits;

/** A message in a visitor's own words, and whom to call about it. */
export const contactUsRequestSchema = z.strictObject({
  name: oneLine(nameMax).min(1),
  phone: phoneInputSchema,
  email: z.email().max(emailMax).optional(),
  topic: z.enum(contactTopics),
  callTime: z.enum(callTimes).default('any'),
  message: manyLines(messageMax).min(messageMin),
  botToken: botTokenSchema,
});
export type ContactUsRequest = z.output<typeof contactUsRequestSchema>;

/** The next message of the same phone or browser is taken after `waitSeconds`; before that it is answered 429 with `Retry-After`. */
export const contactUsResponseSchema = z.object({
  success: z.literal(true),
  reference: contactReferenceSchema,
  waitSeconds: z.number().int().positive(),
});
export type ContactUsResponse = z.infer<typeof contactUsResponseSchema>;

export const contactEndpoints = {
  contactUs: {
    method: 'POST',
    path: '/api/v1/contactUs',
    access: 'public',
    summary: `Sends a message to the lender, one in ${siteConstants.contactWaitSeconds} seconds`,
    body: contactUsRequestSchema,
    response: contactUsResponseSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;
