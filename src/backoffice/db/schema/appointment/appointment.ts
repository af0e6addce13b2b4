import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { applicationTable } from '../application';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Appointments that were booked. `encrypted` holds everything that names a person. */
export const appointmentTable = pgTable(
  'appointment',
  {
    reference: text('reference').primaryKey(),
    kind: text('kind').notNull(),
    startsAt: instant('starts_at').notNull(),
    language: text('language').notNull(),
    /** Null for a signing, whose person stands in its application. */
    encrypted: text('encrypted'),
    /** Of a signing. */
    applicationNumber: text('application_number').references(() => applicationTable.number, {
      onDelete: 'cascade',
    }),
    /** The keyed hash of the secret in the link that opens it. */
    tokenHash: text('token_hash').unique(),
    state: text('state').notNull(),
    /** How often it was moved or ended. */
    changes: integer('changes').notNull().default(0),
    bookedAt: instant('booked_at').notNull(),
    closedAt: instant('closed_at'),
    closedBy: text('closed_by'),
    /** When the text message of the working day before was sent, or was not needed. */
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    index('appointment_list').on(table.kind, table.state, table.startsAt, table.reference),
    index('appointment_application').on(table.applicationNumber, table.bookedAt),
    uniqueIndex('appointment_one_signing')
      .on(table.applicationNumber)
      .where(sql`${table.state} = 'booked'`),
    check(
      'appointment_kind',
      sql`case ${table.kind} when 'call-back' then ${table.encrypted} is not null when 'signing' then ${table.applicationNumber} is not null else false end`,
    ),
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
