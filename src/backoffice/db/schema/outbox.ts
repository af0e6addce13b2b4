import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Messages to the outside, written with the change that causes them. Recipient and payload are encrypted, and null once the message cannot be sent any more. */
export const outboxTable = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    channel: text('channel').notNull(),
    /** What it is about; messages of before that are of no known kind. */
    kind: text('kind').notNull().default('account'),
    recipient: text('recipient'),
    payload: text('payload'),
    createdAt: instant('created_at').notNull(),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** While an instance tries to send it. */
    leaseExpiresAt: instant('lease_expires_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Why the last attempt failed. */
    lastError: text('last_error'),
    /** Grows with every change. */
    version: integer('version').notNull().default(1),
    expiresAt: instant('expires_at'),
    deliveredAt: instant('delivered_at'),
    /** Given up by staff or replaced by a newer one. */
    abandonedAt: instant('abandoned_at'),
    /** Tried in vain to the end, refused for good, or expired after an attempt. */
    deadAt: instant('dead_at'),
  },
  (table) => [
    index('outbox_due')
      .on(table.channel, table.nextAttemptAt)
      .where(sql`${table.payload} is not null and ${table.deadAt} is null`),
    index('outbox_next')
      .on(table.nextAttemptAt, table.id)
      .where(sql`${table.payload} is not null and ${table.deadAt} is null`),
    index('outbox_id').on(sql`${table.id} text_pattern_ops`),
    index('outbox_dead')
      .on(table.createdAt)
      .where(sql`${table.deadAt} is not null`),
    index('outbox_created').on(table.createdAt, table.id),
  ],
);
