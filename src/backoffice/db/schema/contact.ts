import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { codeIndexes, referenceIndexes } from '../reference-search';
import { customerTable } from './customer';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What visitors wrote on the contact page. `encrypted` holds everything that names a person. */
export const contactMessageTable = pgTable(
  'contact_message',
  {
    reference: text('reference').primaryKey(),
    topic: text('topic').notNull(),
    language: text('language').notNull(),
    encrypted: text('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
    state: text('state').notNull().default('waiting'),
    assignee: text('assignee'),
    version: integer('version').notNull().default(0),
    dueAt: instant('due_at'),
  },
  (table) => [
    ...referenceIndexes('contact_message_reference', table.reference),
    index('contact_message_created').on(table.createdAt, table.reference),
    index('contact_message_due').on(table.dueAt, table.reference),
  ],
);

/** What staff did with a message of a visitor: rows are only ever added. `encrypted` is what they noted or answered. */
export const contactStepTable = pgTable(
  'contact_message_step',
  {
    id: text('id').primaryKey(),
    reference: text('reference')
      .notNull()
      .references(() => contactMessageTable.reference, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind').notNull(),
    staff: text('staff').notNull(),
    at: instant('at').notNull(),
    encrypted: text('encrypted'),
    assignee: text('assignee'),
  },
  (table) => [unique('contact_message_step_position').on(table.reference, table.position)],
);

/** When a phone or a browser (its keyed hash) last sent a message. */
export const contactWaitTable = pgTable(
  'contact_wait',
  {
    key: text('key').primaryKey(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [index('contact_wait_last').on(table.lastAt)],
);

/** Message threads of customers. `about` is the number of a loan, an application or an offer; `version` that of the last entry; `answeredAt` when the lender first wrote, `dueAt` until when staff have to act. */
export const threadTable = pgTable(
  'message_thread',
  {
    reference: text('reference').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customerTable.id, { onDelete: 'cascade' }),
    topic: text('topic').notNull(),
    about: text('about'),
    state: text('state').notNull(),
    assignee: text('assignee'),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    answeredAt: instant('answered_at'),
    dueAt: instant('due_at'),
  },
  (table) => [
    ...referenceIndexes('message_thread_reference', table.reference),
    ...codeIndexes('message_thread_about', table.about),
    index('message_thread_customer').on(table.customerId, table.changedAt),
    index('message_thread_changed').on(table.changedAt, table.reference),
    index('message_thread_about').on(table.about),
    index('message_thread_due').on(table.dueAt, table.reference),
  ],
);

/** What happened in a thread: rows are only ever added, and read once. `encrypted` is what was written. `staff` is null for the customer. */
export const threadEntryTable = pgTable(
  'message_thread_entry',
  {
    id: text('id').primaryKey(),
    reference: text('reference')
      .notNull()
      .references(() => threadTable.reference, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind').notNull(),
    staff: text('staff'),
    at: instant('at').notNull(),
    encrypted: text('encrypted'),
    language: text('language'),
    assignee: text('assignee'),
    readAt: instant('read_at'),
    idempotencyKey: text('idempotency_key'),
    bodyHash: text('body_hash'),
  },
  (table) => [
    unique('message_thread_entry_position').on(table.reference, table.position),
    index('message_thread_entry_key').on(table.idempotencyKey),
  ],
);
