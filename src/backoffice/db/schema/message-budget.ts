import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Counts of the messages that unauthenticated visitors triggered, by what is counted (site, country, keyed hash of a network or an
 * address) and by hour or day.
 */
export const messageBudgetTable = pgTable(
  'message_budget',
  {
    scope: text('scope').notNull(),
    since: instant('since').notNull(),
    sent: integer('sent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.since] }),
    index('message_budget_since').on(table.since),
  ],
);

/** While this single row exists, no such text message is sent. */
export const messageHaltTable = pgTable('message_halt', {
  id: text('id').primaryKey(),
  staff: text('staff').notNull(),
  note: text('note').notNull(),
  at: instant('at').notNull(),
});
