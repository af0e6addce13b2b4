import { z } from 'zod';
import { accountContactTopics } from '../account/account-choices';
import { loanNoSchema } from '../account/account-loan';
import { requestReferenceSchema } from '../account/account-request';
import { applicationNumberSchema } from '../application/application';
import { instant, successSchema } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { localeSchema } from '../localised';
import { textLimits } from '../limits/limits';
import { manyLines } from '../limits/text-fields';
import { offerNumberSchema } from '../offer/offer';
import { listOf } from '../site/site';
import { siteConstants } from '../site/site-constants';
import { threadMaxEntries, threadSides, threadStates } from './thread-choices';

/** What somebody writes in a thread. */
export const threadText = manyLines(textLimits.customerMessage).min(1);
const position = z.number().int().min(1).max(threadMaxEntries);

/** The number of the loan, application or offer that a thread is about. */
export const threadAboutSchema = z.union([
  loanNoSchema,
  applicationNumberSchema,
  offerNumberSchema,
]);

/** A thread of messages between a customer and the lender. `about` is null where it concerns none of them in particular. `unread` counts what the lender wrote and the customer did not open. */
export const threadSummarySchema = z.object({
  reference: requestReferenceSchema,
  topic: z.enum(accountContactTopics),
  about: threadAboutSchema.nullable(),
  state: z.enum(threadStates),
  unread: z.number().int().nonnegative(),
  createdAt: instant,
  changedAt: instant,
});
export type ThreadSummary = z.infer<typeof threadSummarySchema>;

/** `position` counts from 1 and leaves out what is for staff alone. `text` and its `language` are those of a message, else null; the language is null where nobody said it. `readAt`: when the other side opened it. */
export const threadEntrySchema = z.object({
  position,
  kind: z.enum(['message', 'closed', 'reopened']),
  from: z.enum(threadSides),
  at: instant,
  text: z.string().nullable(),
  language: localeSchema.nullable(),
  readAt: instant.nullable(),
});
export type ThreadEntry = z.infer<typeof threadEntrySchema>;

/** The whole thread, oldest entry first. */
export const threadSchema = z.object({
  ...threadSummarySchema.shape,
  entries: z.array(threadEntrySchema),
});
export type Thread = z.infer<typeof threadSchema>;

export const startThreadRequestSchema = z.strictObject({
  topic: z.enum(accountContactTopics),
  text: threadText,
  about: threadAboutSchema.optional(),
});
export type StartThreadRequest = z.output<typeof startThreadRequestSchema>;

/** Marks what the other side wrote as read, up to the entry `upTo`, which is the last that was shown. */
export const readThreadRequestSchema = z.strictObject({ upTo: position });

export const threadParams = z.object({ reference: requestReferenceSchema });
const threadResponse = z.object({ data: threadSchema });

export const threadEndpoints = {
  threads: {
    method: 'GET',
    path: '/api/v1/los/threads',
    access: 'customer',
    summary: 'Message threads of the customer, the one that changed last first',
    response: listOf(threadSummarySchema),
  },
  thread: {
    method: 'GET',
    path: '/api/v1/los/threads/{reference}',
    access: 'customer',
    summary: 'One thread with everything in it',
    params: threadParams,
    response: threadResponse,
  },
  startThread: {
    method: 'POST',
    path: '/api/v1/los/threads',
    access: 'customer',
    summary: `Starts a thread, once for each Idempotency-Key; ${siteConstants.contactWaitSeconds} seconds between two, 429 with Retry-After before`,
    body: startThreadRequestSchema,
    response: threadResponse,
  },
  writeInThread: {
    method: 'POST',
    path: '/api/v1/los/threads/{reference}/messages',
    access: 'customer',
    summary: 'Writes in a thread, once for each Idempotency-Key; opens a closed one again',
    params: threadParams,
    body: z.strictObject({ text: threadText }),
    response: threadResponse,
  },
  setThreadState: {
    method: 'PUT',
    path: '/api/v1/los/threads/{reference}/state',
    access: 'customer',
    summary: 'Closes a thread, or opens it again',
    params: threadParams,
    body: z.strictObject({ state: z.enum(['open', 'closed']) }),
    response: threadResponse,
  },
  readThread: {
    method: 'POST',
    path: '/api/v1/los/threads/{reference}/reading',
    access: 'customer',
    summary: 'Marks answers as read',
    params: threadParams,
    body: readThreadRequestSchema,
    response: successSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;
