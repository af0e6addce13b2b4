import { z } from 'zod';
import { callTimes, contactLimits, contactTopics } from './contact-choices';
import type { EndpointDefinition } from '../endpoint-definition';
import { localeSchema } from '../localised';
import { listOf } from '../site/site';
import { siteConstants } from '../site/site-constants';
import { botTokenSchema, manyLines, oneLine } from '../limits/text-fields';
import { phoneInputSchema } from '../otp/otp';
import { instant } from '../common-fields';

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

export const deskMessageSchema = z.object({
  reference: contactReferenceSchema,
  at: instant,
  language: localeSchema,
  topic: z.enum(contactTopics),
  callTime: z.enum(callTimes),
  name: z.string(),
  /** E.164. */
  phone: z.string(),
  email: z.string().nullable(),
  message: z.string(),
});
export type DeskMessage = z.infer<typeof deskMessageSchema>;

export const contactEndpoints = {
  contactUs: {
    method: 'POST',
    path: '/api/v1/contactUs',
    access: 'public',
    summary: `Sends a message to the lender, one in ${siteConstants.contactWaitSeconds} seconds`,
    body: contactUsRequestSchema,
    response: contactUsResponseSchema,
  },
  deskMessages: {
    method: 'GET',
    path: '/api/v1/desk/messages',
    access: 'desk',
    permission: 'message.read',
    summary: 'What visitors wrote on the contact page, newest first',
    query: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
    response: listOf(deskMessageSchema),
  },
} as const satisfies Record<string, EndpointDefinition>;
