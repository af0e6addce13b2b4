import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What concerns the safety of accounts and of the site. Rows are only ever added; the database refuses to change them, and to delete those of the last year. */
export const securityEventTable = pgTable(
  'security_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    kind: text('kind').notNull(),
    /** Null where nobody is known. */
    customerId: text('customer_id'),
    /** Keyed hash of the phone where one was given. */
    phone: text('phone'),
    /** Keyed hash of the network; null for what staff and jobs did. */
    network: text('network'),
    /** Kind of browser and system, such as `Chrome · Android`. */
    device: text('device').notNull(),
    /** Member of staff; null for customers and strangers. */
    staff: text('staff'),
    /** A purpose, a scope or a reason: a word of ours, never what somebody typed. */
    detail: text('detail').notNull(),
  },
  (table) => [
    index('security_event_customer').on(table.customerId, table.id),
    index('security_event_kind').on(table.kind, table.id),
    index('security_event_at').on(table.at),
  ],
);
