import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { codeIndexes, referenceIndexes } from '../../reference-search';
import { customerTable } from '../customer';
import { loanTable } from '../loan';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const orderOfInsertion = () =>
  bigint('number', { mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity();

/** A file for the bank, kept as it was made. */
export const paymentFileTable = pgTable(
  'payment_file',
  {
    id: text('id').primaryKey(),
    number: orderOfInsertion(),
    format: text('format').notNull(),
    /** `made` or `sent`. */
    state: text('state').notNull(),
    payments: integer('payments').notNull(),
    totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
    /** The day on which the bank is to pay. */
    on: date('on').notNull(),
    /** Encrypted. */
    content: text('content').notNull(),
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
    sentBy: text('sent_by'),
    sentAt: instant('sent_at'),
  },
  (table) => [
    check(
      'payment_file_sent',
      sql`${table.state} in ('made', 'sent') and (${table.state} = 'sent') = (${table.sentAt} is not null)`,
    ),
  ],
);

/** Money that goes out to a customer. A trigger keeps what it is for, where it goes once that is approved, and the one file that it is in. */
export const paymentOrderTable = pgTable(
  'payment_order',
  {
    id: text('id').primaryKey(),
    number: orderOfInsertion(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customerTable.id),
    loanNo: text('loan_no')
      .notNull()
      .references(() => loanTable.loanNo),
    /** `loan`, `drawdown`, `withdrawal` or `refund`. */
    origin: text('origin').notNull(),
    reference: text('reference').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    dueOn: date('due_on').notNull(),
    state: text('state').notNull(),
    placedAt: instant('placed_at').notNull(),
    /** Where it goes, encrypted; null until it is approved. */
    account: text('account'),
    fileId: text('file_id').references(() => paymentFileTable.id),
    /** The day on which the bank paid it or sent it back. */
    endedOn: date('ended_on'),
    /** Why it came back. */
    reason: text('reason'),
    /** The returned payment order that this one replaces. */
    replaces: text('replaces').unique(),
  },
  (table) => [
    uniqueIndex('payment_order_once')
      .on(table.loanNo, table.origin, table.reference)
      .where(sql`${table.state} not in ('returned', 'cancelled')`),
    ...referenceIndexes('payment_order_id', table.id),
    ...codeIndexes('payment_order_loan', table.loanNo),
    ...codeIndexes('payment_order_reference', table.reference),
    index('payment_order_due')
      .on(table.dueOn, table.id)
      .where(sql`${table.state} in ('waiting', 'approved', 'in-file', 'sent')`),
    index('payment_order_amount').on(table.amountCents, table.id),
    index('payment_order_state').on(table.state, table.number),
    index('payment_order_loan').on(table.loanNo, table.number),
    index('payment_order_file').on(table.fileId, table.number),
    index('payment_order_paid')
      .on(table.endedOn, table.amountCents)
      .where(sql`${table.state} = 'paid'`),
    check('payment_order_amount', sql`${table.amountCents} > 0`),
    check(
      'payment_order_approved',
      sql`${table.state} in ('waiting', 'cancelled') or (${table.state} in ('approved', 'in-file', 'sent', 'paid', 'returned') and ${table.account} is not null)`,
    ),
    check(
      'payment_order_filed',
      sql`(${table.state} in ('in-file', 'sent', 'paid', 'returned')) = (${table.fileId} is not null)`,
    ),
    check(
      'payment_order_ended',
      sql`(${table.state} in ('paid', 'returned')) = (${table.endedOn} is not null) and (${table.state} = 'returned') = (${table.reason} is not null)`,
    ),
  ],
);

/** What became of a payment, and who noted it. */
export const paymentOrderStepTable = pgTable(
  'payment_order_step',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => paymentOrderTable.id),
    state: text('state').notNull(),
    at: instant('at').notNull(),
    by: text('by').notNull(),
    note: text('note'),
  },
  (table) => [index('payment_order_step_order').on(table.orderId, table.id)],
);
