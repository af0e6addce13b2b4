import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { codeIndexes, referenceIndexes } from '../reference-search';
import { customerTable } from './customer';
import { loanTable } from './loan';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const cents = (name: string) => bigint(name, { mode: 'number' });

/** Service requests of customers. `detail` is shown, `payload` is what executes the request; both are encrypted. */
export const serviceRequestTable = pgTable(
  'service_request',
  {
    reference: text('reference').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customerTable.id),
    loanNo: text('loan_no').references(() => loanTable.loanNo),
    kind: text('kind').notNull(),
    state: text('state').notNull(),
    amountCents: cents('amount_cents'),
    months: integer('months'),
    on: date('on'),
    detail: text('detail'),
    payload: text('payload'),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Until when staff answer; null while nothing is to be decided. */
    dueAt: instant('due_at'),
    /** The member of staff who reviews it; null while nobody does. */
    assignee: text('assignee'),
    /** How often it was given to somebody, or back. */
    assignments: integer('assignments').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    unique('service_request_once').on(table.customerId, table.idempotencyKey),
    ...referenceIndexes('service_request_reference', table.reference),
    ...codeIndexes('service_request_loan', table.loanNo),
    index('service_request_customer').on(table.customerId, table.createdAt),
    index('service_request_changed').on(table.changedAt, table.reference),
    index('service_request_created').on(table.createdAt, table.reference),
    index('service_request_state').on(table.state, table.createdAt),
    index('service_request_loan').on(table.loanNo),
    index('service_request_due')
      .on(table.dueAt, table.reference, table.assignee)
      .where(sql`${table.dueAt} is not null`),
  ],
);

/** The history of a request: rows are only ever added. `message` is the customer's to read, `note` the lender's. */
export const serviceRequestStepTable = pgTable(
  'service_request_step',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reference: text('reference')
      .notNull()
      .references(() => serviceRequestTable.reference),
    state: text('state').notNull(),
    at: instant('at').notNull(),
    message: text('message'),
    note: text('note'),
    by: text('by').notNull(),
  },
  (table) => [index('service_request_step_reference').on(table.reference, table.id)],
);
