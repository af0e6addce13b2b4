import { z } from 'zod';
import { accountContactTopics } from '../account/account-choices';
import { instant, successSchema } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { staffTextLimits } from '../limits/staff-text-limits';
import { manyLines } from '../limits/text-fields';
import { localeSchema } from '../localised';
import { deskExportOf, deskListQuery, deskPageOf, numberPart } from '../staff/desk-list';
import { staffEmailMax, staffEmailSchema } from '../staff/staff';
import {
  readThreadRequestSchema,
  threadAboutSchema,
  threadParams,
  threadSummarySchema,
  threadText,
} from './thread';
import { threadDues, threadEntryKinds, threadSides, threadStates } from './thread-choices';

/** What staff have to do, and until when. */
export const threadDueSchema = z.object({ what: z.enum(threadDues), at: instant });
export type ThreadDue = z.infer<typeof threadDueSchema>;

/** `version` is what `If-Match` wants. `unread` counts what the customer wrote and nobody opened. `customerLanguage` is the one to answer in. */
export const deskThreadSummarySchema = z.object({
  ...threadSummarySchema.shape,
  version: z.number().int().positive(),
  assignedTo: z.string().nullable(),
  due: threadDueSchema.nullable(),
  customerId: z.string(),
  customerName: z.string().nullable(),
  customerLanguage: localeSchema,
});
export type DeskThreadSummary = z.infer<typeof deskThreadSummarySchema>;

/** `by` is the member of staff, null for the customer. `text` of anything but a message is a note, which the customer never sees. `assignee` null: given to nobody. */
export const deskThreadEntrySchema = z.object({
  position: z.number().int().positive(),
  kind: z.enum(threadEntryKinds),
  from: z.enum(threadSides),
  by: z.string().nullable(),
  at: instant,
  text: z.string().nullable(),
  language: localeSchema.nullable(),
  assignee: z.string().nullable(),
  readAt: instant.nullable(),
});
export type DeskThreadEntry = z.infer<typeof deskThreadEntrySchema>;

export const deskThreadSchema = z.object({
  ...deskThreadSummarySchema.shape,
  entries: z.array(deskThreadEntrySchema),
});
export type DeskThread = z.infer<typeof deskThreadSchema>;

const noteField = manyLines(staffTextLimits.note).min(1).optional();
const customerIdField = z.string().min(1).max(64);

/** `language` is the one that the answer is written in: the customer’s, or the answer is shown with the name of its own. */
export const deskAnswerRequestSchema = z.strictObject({
  text: threadText,
  language: localeSchema,
  close: z.boolean().default(false),
});
export type DeskAnswerRequest = z.output<typeof deskAnswerRequestSchema>;

/** A thread that staff start; `language` as in an answer. */
export const deskStartThreadRequestSchema = z.strictObject({
  customerId: customerIdField,
  topic: z.enum(accountContactTopics),
  about: threadAboutSchema.optional(),
  text: threadText,
  language: localeSchema,
});
export type DeskStartThreadRequest = z.output<typeof deskStartThreadRequestSchema>;

export const deskAssignRequestSchema = z.strictObject({
  assignee: staffEmailSchema.nullable(),
  note: noteField,
});
export type DeskAssignRequest = z.output<typeof deskAssignRequestSchema>;

export const deskThreadStateRequestSchema = z.strictObject({
  state: z.enum(['open', 'closed']),
  note: noteField,
});
export type DeskThreadStateRequest = z.output<typeof deskThreadStateRequestSchema>;

const threadFilters = {
  /** `open`: not closed. */
  state: z.enum([...threadStates, 'open']).optional(),
  topic: z.enum(accountContactTopics).optional(),
  /** A mail address, `me`, or `nobody`. */
  assignee: z.union([z.enum(['me', 'nobody']), z.string().min(3).max(staffEmailMax)]).optional(),
  customerId: customerIdField.optional(),
  about: threadAboutSchema.optional(),
  /** Of the thread, or of what it is about. */
  q: numberPart,
  /** By the last change; `due`: those where staff have to act, the most urgent first. */
  sort: z.enum(['newest', 'oldest', 'due']).default('newest'),
};
export type ThreadFilter = z.output<z.ZodObject<typeof threadFilters>>;

const deskThreadResponse = z.object({ data: deskThreadSchema });
const edit = { access: 'desk', params: threadParams, response: deskThreadResponse } as const;

export const threadDeskEndpoints = {
  deskThreads: {
    method: 'GET',
    path: '/api/v1/desk/threads',
    access: 'desk',
    permission: 'message.read',
    summary: 'Message threads of customers',
    query: deskListQuery(threadFilters).extend({
      /** Time and number of a thread. */
      cursor: z
        .string()
        .regex(/^\d{13}\.RQ-[0-9A-HJKMNP-TV-Z]{8}$/)
        .optional(),
    }),
    response: deskPageOf(deskThreadSummarySchema),
  },
  deskThreadsExport: deskExportOf({
    name: 'threads',
    permission: 'message.export',
    summary: 'The chosen message threads as CSV, without what was written',
    filters: threadFilters,
  }),
  deskThread: {
    method: 'GET',
    path: '/api/v1/desk/threads/{reference}',
    access: 'desk',
    permission: 'message.read',
    summary: 'One thread with everything in it; the trail has who opened it',
    params: threadParams,
    response: deskThreadResponse,
  },
  deskStartThread: {
    method: 'POST',
    path: '/api/v1/desk/threads',
    access: 'desk',
    permission: 'message.answer',
    summary: 'Writes to a customer, who is told by text message; once for each Idempotency-Key',
    body: deskStartThreadRequestSchema,
    response: deskThreadResponse,
  },
  deskAnswerThread: {
    ...edit,
    method: 'POST',
    path: '/api/v1/desk/threads/{reference}/messages',
    permission: 'message.answer',
    summary: 'Answers the customer, who is told by text message; may close the thread with it',
    body: deskAnswerRequestSchema,
  },
  deskAssignThread: {
    ...edit,
    method: 'PUT',
    path: '/api/v1/desk/threads/{reference}/assignee',
    permission: 'message.assign',
    summary: 'Gives a thread to a member of staff, or back to nobody',
    body: deskAssignRequestSchema,
  },
  deskSetThreadState: {
    ...edit,
    method: 'PUT',
    path: '/api/v1/desk/threads/{reference}/state',
    permission: 'message.answer',
    summary: 'Closes a thread, or opens it again',
    body: deskThreadStateRequestSchema,
  },
  deskReadThread: {
    method: 'POST',
    path: '/api/v1/desk/threads/{reference}/reading',
    access: 'desk',
    permission: 'message.answer',
    summary: 'Marks messages of the customer as read',
    params: threadParams,
    body: readThreadRequestSchema,
    response: successSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;
