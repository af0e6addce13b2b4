import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { codeIndexes, referenceIndexes } from '../../reference-search';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What one member of staff asks another to approve. Rows stay; a decided one is final. */
export const approvalTable = pgTable(
  'approval',
  {
    id: text('id').primaryKey(),
    /** The order in which they were made. */
    number: bigint('number', { mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** What it is about, such as `loan:LN-1`. */
    subject: text('subject').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }),
    /** `waiting`, `approved`, `rejected`, `withdrawn` or `void`. */
    state: text('state').notNull(),
    maker: text('maker').notNull(),
    madeAt: instant('made_at').notNull(),
    /** SHA-256 of what is decided, with a random part of the encrypted body. */
    hash: text('hash').notNull(),
    /** What was asked for and what the checker is shown, encrypted. */
    body: text('body').notNull(),
    /** Who approved or rejected it. */
    checker: text('checker'),
    decidedAt: instant('decided_at'),
    reason: text('reason'),
    result: text('result'),
  },
  (table) => [
    ...referenceIndexes('approval_id', table.id),
    ...codeIndexes('approval_subject', table.subject),
    index('approval_amount').on(table.amountCents, table.id),
    index('approval_state').on(table.state, table.number),
    index('approval_maker').on(table.maker, table.number),
    uniqueIndex('approval_one_waiting')
      .on(table.kind, table.subject)
      .where(sql`${table.state} = 'waiting'`),
    check('approval_other_person', sql`${table.checker} <> ${table.maker}`),
    check(
      'approval_decided',
      sql`(${table.state} in ('approved', 'rejected')) = (${table.checker} is not null) and (${table.state} = 'waiting') = (${table.decidedAt} is null)`,
    ),
    check(
      'approval_state_known',
      sql`${table.state} in ('waiting', 'approved', 'rejected', 'withdrawn', 'void')`,
    ),
  ],
);
