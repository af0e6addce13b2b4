import { z } from 'zod';
import { instant } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { staffTextLimits } from '../limits/staff-text-limits';
import { manyLines } from '../limits/text-fields';
import { localeSchema } from '../localised';
import { deskExportOf, deskListQuery, deskPageOf, numberPart } from '../staff/desk-list';
import { staffEmailMax, staffEmailSchema } from '../staff/staff';
import { threadDueSchema } from '../thread/thread-desk';
import { contactReferenceSchema } from './contact';
import {
  answerWays,
  callTimes,
  contactLimits,
  contactStates,
  contactSteps,
  contactTopics,
} from './contact-choices';

/** What somebody wrote on the contact page. `version` is what `If-Match` wants; `due` says until when which answer is promised. */
const deskMessageSummarySchema = z.object({
  reference: contactReferenceSchema,
  at: instant,
  language: localeSchema,
  topic: z.enum(contactTopics),
  callTime: z.enum(callTimes),
  name: z.string(),
  state: z.enum(contactStates),
  assignedTo: z.string().nullable(),
  due: threadDueSchema.nullable(),
  version: z.number().int().nonnegative(),
});

/** What staff did: `text` is an answer as the visitor got it, else a note that stays inside. */
const contactStepSchema = z.object({
  position: z.number().int().positive(),
  kind: z.enum(contactSteps),
  by: z.string(),
  at: instant,
  text: z.string().nullable(),
  assignee: z.string().nullable(),
});
export type DeskMessageStep = z.infer<typeof contactStepSchema>;

export const deskMessageSchema = z.object({
  ...deskMessageSummarySchema.shape,
  /** E.164. */
  phone: z.string(),
  email: z.string().nullable(),
  message: z.string(),
  steps: z.array(contactStepSchema),
});
export type DeskMessage = z.infer<typeof deskMessageSchema>;
export type DeskMessageSummary = z.infer<typeof deskMessageSummarySchema>;

const note = manyLines(staffTextLimits.note).min(1).optional();

/** `mail` sends the text to the address that was given, `phone` keeps what was said. */
export const answerMessageRequestSchema = z.strictObject({
  way: z.enum(answerWays),
  text: manyLines(contactLimits.messageMax).min(1),
  close: z.boolean().default(false),
});
export type AnswerMessageRequest = z.output<typeof answerMessageRequestSchema>;

export const assignMessageRequestSchema = z.strictObject({
  assignee: staffEmailSchema.nullable(),
  note,
});
export type AssignMessageRequest = z.output<typeof assignMessageRequestSchema>;

export const messageStateRequestSchema = z.strictObject({
  state: z.enum(['open', 'closed']),
  note,
});
export type MessageStateRequest = z.output<typeof messageStateRequestSchema>;

const messageFilters = {
  /** `open`: not closed. */
  state: z.enum([...contactStates, 'open']).optional(),
  topic: z.enum(contactTopics).optional(),
  /** A mail address, `me`, or `nobody`. */
  assignee: z.union([z.enum(['me', 'nobody']), z.string().min(3).max(staffEmailMax)]).optional(),
  q: numberPart,
  /** By the time of the message; `due`: those where staff have to act, the most urgent first. */
  sort: z.enum(['newest', 'oldest', 'due']).default('newest'),
};
export type MessageFilter = z.output<z.ZodObject<typeof messageFilters>>;

const response = z.object({ data: deskMessageSchema });
const params = z.object({ reference: contactReferenceSchema });
const edit = { access: 'desk', params, response } as const;

export const contactDeskEndpoints = {
  deskMessages: {
    method: 'GET',
    path: '/api/v1/desk/messages',
    access: 'desk',
    permission: 'message.read',
    summary: 'What visitors wrote on the contact page; the trail has whose messages a page showed',
    query: deskListQuery(messageFilters).extend({
      /** Time and number of a message. */
      cursor: z
        .string()
        .regex(/^\d{13}\.MS-[0-9A-HJKMNP-TV-Z]{8}$/)
        .optional(),
    }),
    response: deskPageOf(deskMessageSummarySchema),
  },
  deskMessagesExport: deskExportOf({
    name: 'messages',
    permission: 'message.export',
    summary: 'The chosen messages of visitors as CSV, without what was written',
    filters: messageFilters,
  }),
  deskMessage: {
    method: 'GET',
    path: '/api/v1/desk/messages/{reference}',
    access: 'desk',
    permission: 'message.read',
    summary: 'One message with what was done; the trail has who opened it',
    params,
    response,
  },
  deskAnswerMessage: {
    ...edit,
    method: 'POST',
    path: '/api/v1/desk/messages/{reference}/answers',
    permission: 'message.answer',
    summary:
      'Answers a visitor by mail, or keeps what was said by phone; may close the message with it',
    body: answerMessageRequestSchema,
  },
  deskAssignMessage: {
    ...edit,
    method: 'PUT',
    path: '/api/v1/desk/messages/{reference}/assignee',
    permission: 'message.assign',
    summary: 'Gives a message to a member of staff, or back to nobody',
    body: assignMessageRequestSchema,
  },
  deskSetMessageState: {
    ...edit,
    method: 'PUT',
    path: '/api/v1/desk/messages/{reference}/state',
    permission: 'message.answer',
    summary: 'Closes a message, or opens it again',
    body: messageStateRequestSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;
