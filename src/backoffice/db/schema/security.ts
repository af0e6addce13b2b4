import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Security events of accounts and of the site. Rows are only inserted; the database refuses to change them, and to delete those of the
 * last year.
 */
export const securityEventTable = pgTable(
  'security_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    kind: text('kind').notNull(),
    /** Null if no customer is known. */
    customerId: text('customer_id'),
    /** Keyed hash of the phone where one was given. */
    phone: text('phone'),
    /** Keyed hash of the network; null for what staff and jobs did. */
    network: text('network'),
    /** Kind of browser and system, such as `Chrome · Android`. */
    device: text('device').notNull(),
    /** Member of staff; null for customers and strangers. */
    staff: text('staff'),
    /** A purpose, scope or reason from a fixed list, never user input. */
    detail: text('detail').notNull(),
  },
  (table) => [
    index('security_event_customer').on(table.customerId, table.id),
    index('security_event_kind').on(table.kind, table.id),
    index('security_event_at').on(table.at),
  ],
);
