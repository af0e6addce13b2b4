import { z } from 'zod';
import { instant } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { deskExportOf, deskListQuery, deskPageOf } from '../staff/desk-list';
import { outboxChannels, outboxKinds, outboxStates } from './outbox-choices';

const messageId = z.string().regex(/^[\w.-]{1,64}$/);

/** A message on its way out, without recipient and text. `version` is what `If-Match` wants. */
export const deskOutboxMessageSchema = z.object({
  id: z.string(),
  kind: z.enum(outboxKinds),
  channel: z.enum(outboxChannels),
  state: z.enum(outboxStates),
  createdAt: instant,
  /** How often it was tried; from the start again after staff had it tried again. */
  attempts: z.number().int().nonnegative(),
  /** Null where it is not tried again. */
  nextAttemptAt: instant.nullable(),
  /** After which it is worthless; null for never. */
  expiresAt: instant.nullable(),
  /** When it was sent, dead or abandoned. */
  endedAt: instant.nullable(),
  /** Why the last attempt failed, without personal data. */
  lastError: z.string().nullable(),
  /** Whether it still has a text: one that has can be tried again or abandoned. */
  isOpen: z.boolean(),
  version: z.number().int().positive(),
});
export type DeskOutboxMessage = z.output<typeof deskOutboxMessageSchema>;

const outboxFilters = {
  state: z.enum(outboxStates).optional(),
  kind: z.enum(outboxKinds).optional(),
  channel: z.enum(outboxChannels).optional(),
  /** The beginning of the number of a message, as the audit trail has it. */
  q: messageId.optional(),
  /** By when it was stored; `due`: those that are still tried, the next one first. */
  sort: z.enum(['newest', 'oldest', 'due']).default('newest'),
};
export type OutboxFilter = z.output<z.ZodObject<typeof outboxFilters>>;

const edit = {
  access: 'desk',
  permission: 'sending.change',
  method: 'POST',
  params: z.object({ id: messageId }),
  body: z.strictObject({}),
  response: z.object({ data: deskOutboxMessageSchema }),
} as const;

export const outboxEndpoints = {
  deskOutbox: {
    method: 'GET',
    path: '/api/v1/desk/outbox',
    access: 'desk',
    permission: 'sending.read',
    summary: 'Messages on their way out and those of the last month',
    query: deskListQuery(outboxFilters).extend({
      /** Time and id of a message. */
      cursor: z
        .string()
        .regex(/^\d{13}\.[\w.-]{1,64}$/)
        .optional(),
    }),
    response: deskPageOf(deskOutboxMessageSchema),
  },
  deskOutboxExport: deskExportOf({
    name: 'outbox',
    permission: 'sending.read',
    summary: 'The chosen messages on their way out as CSV, without recipient and text',
    filters: outboxFilters,
  }),
  deskRetryMessage: {
    ...edit,
    path: '/api/v1/desk/outbox/{id}/retry',
    summary: 'Has a message tried again now that failed or is dead',
  },
  deskAbandonMessage: {
    ...edit,
    path: '/api/v1/desk/outbox/{id}/abandonment',
    summary: 'Gives a message up; recipient and text are wiped',
  },
} as const satisfies Record<string, EndpointDefinition>;
