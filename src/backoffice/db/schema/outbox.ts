import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Messages to the outside, written with the change that causes them. Recipient and payload are encrypted, and null once the message is over. */
export const outboxTable = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    channel: text('channel').notNull(),
    recipient: text('recipient'),
    payload: text('payload'),
    createdAt: instant('created_at').notNull(),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: instant('expires_at'),
    deliveredAt: instant('delivered_at'),
    /** Given up: expired, replaced or refused for good. */
    abandonedAt: instant('abandoned_at'),
  },
  (table) => [
    index('outbox_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.payload} is not null`),
    index('outbox_created').on(table.createdAt),
  ],
);
