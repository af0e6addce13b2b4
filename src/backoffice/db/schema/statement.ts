import { date, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { loanTable } from './loan';

/** Monthly statements as they were issued: what one says is encrypted, and only its key ever changes. */
export const statementTable = pgTable(
  'statement',
  {
    /** Loan number and date, such as `LN-2024-7F3K9Q2M/2026-10-31`. */
    id: text('id').primaryKey(),
    loanNo: text('loan_no')
      .notNull()
      .references(() => loanTable.loanNo, { onDelete: 'cascade' }),
    encrypted: text('encrypted').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('statement_loan').on(table.loanNo)],
);

/** Letters about loans as they were issued: what one says is encrypted, and only its key ever changes. */
export const letterTable = pgTable(
  'letter',
  {
    /** Loan number and name, such as `LN-2024-7F3K9Q2M/booked`. */
    id: text('id').primaryKey(),
    loanNo: text('loan_no')
      .notNull()
      .references(() => loanTable.loanNo, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    /** The day for which a settlement figure is given. */
    on: date('on_day'),
    encrypted: text('encrypted').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('letter_loan').on(table.loanNo)],
);
