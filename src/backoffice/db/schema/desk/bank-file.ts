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
  unique,
} from 'drizzle-orm/pg-core';
import { codeIndexes, referenceIndexes } from '../../reference-search';
import { loanTable } from '../loan';
import { paymentOrderTable } from './payment-order';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A file that a bank sent, with what became of it. */
export const bankFileTable = pgTable('bank_file', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  format: text('format').notNull(),
  entries: integer('entries').notNull(),
  known: integer('known').notNull(),
  posted: integer('posted').notNull(),
  unmatched: integer('unmatched').notNull(),
  returned: integer('returned').notNull(),
  importedBy: text('imported_by').notNull(),
  importedAt: instant('imported_at').notNull(),
});

/** Money that came in. Whatever file says so, it is there once: `run` tells entries apart that are alike in one file. */
export const bankEntryTable = pgTable(
  'bank_entry',
  {
    id: text('id').primaryKey(),
    number: bigint('number', { mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
    fileId: text('file_id')
      .notNull()
      .references(() => bankFileTable.id),
    /** Of the lender, into which it came. */
    account: text('account').notNull(),
    bookedOn: date('booked_on').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    bankReference: text('bank_reference').notNull(),
    run: integer('run').notNull(),
    /** Encrypted. */
    details: text('details').notNull(),
    state: text('state').notNull(),
    loanNo: text('loan_no').references(() => loanTable.loanNo),
    orderId: text('order_id').references(() => paymentOrderTable.id),
    handledBy: text('handled_by'),
    handledAt: instant('handled_at'),
    note: text('note'),
  },
  (table) => [
    unique('bank_entry_once').on(
      table.account,
      table.bookedOn,
      table.amountCents,
      table.bankReference,
      table.run,
    ),
    ...referenceIndexes('bank_entry_id', table.id),
    ...codeIndexes('bank_entry_loan', table.loanNo),
    index('bank_entry_bank_reference').on(sql`upper(${table.bankReference}) text_pattern_ops`),
    index('bank_entry_amount').on(table.amountCents, table.id),
    index('bank_entry_state').on(table.state, table.number),
    index('bank_entry_file').on(table.fileId, table.number),
    index('bank_entry_loan').on(table.loanNo, table.number),
    check('bank_entry_amount', sql`${table.amountCents} > 0`),
    check(
      'bank_entry_posted',
      sql`(${table.state} = 'posted') = (${table.loanNo} is not null) and (${table.state} = 'payment-returned') = (${table.orderId} is not null)`,
    ),
  ],
);
