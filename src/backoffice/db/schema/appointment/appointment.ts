import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Appointments that were booked. `encrypted` holds everything that names a person. */
export const appointmentTable = pgTable(
  'appointment',
  {
    reference: text('reference').primaryKey(),
    kind: text('kind').notNull(),
    startsAt: instant('starts_at').notNull(),
    language: text('language').notNull(),
    encrypted: text('encrypted').notNull(),
    /** The keyed hash of the secret in the link that opens it. */
    tokenHash: text('token_hash').unique(),
    state: text('state').notNull(),
    /** How often it was moved or ended. */
    changes: integer('changes').notNull().default(0),
    bookedAt: instant('booked_at').notNull(),
    closedAt: instant('closed_at'),
    closedBy: text('closed_by'),
  },
  (table) => [
    index('appointment_list').on(table.kind, table.state, table.startsAt, table.reference),
    check('appointment_kind', sql`${table.kind} in ('call-back', 'signing')`),
    check(
      'appointment_state',
      sql`${table.state} in ('booked', 'cancelled', 'done', 'missed') and (${table.state} = 'booked') = (${table.closedAt} is null)`,
    ),
  ],
);

/** One row for each place of a slot that is taken: its key lets nobody book it twice, on any instance. */
export const appointmentSeatTable = pgTable(
  'appointment_seat',
  {
    kind: text('kind').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** From 0 up to the capacity of the slot. */
    seat: integer('seat').notNull(),
    reference: text('reference')
      .notNull()
      .references(() => appointmentTable.reference, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.startsAt, table.seat] }),
    index('appointment_seat_reference').on(table.reference),
  ],
);
