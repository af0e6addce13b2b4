import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { applicationTable } from '../application';
import { customerTable } from '../customer';

/**
 * By which words a customer or an application is found: keyed hashes, sorted. `mark` says by which key and rules they were made; triggers
 * set it to null when what they are made of changes.
 */
export const searchEntryTable = pgTable(
  'search_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: text('customer_id')
      .unique()
      .references(() => customerTable.id, { onDelete: 'cascade' }),
    applicationNumber: text('application_number')
      .unique()
      .references(() => applicationTable.number, { onDelete: 'cascade' }),
    tokens: text('tokens').array().notNull().default([]),
    mark: text('mark'),
  },
  (table) => [
    index('search_entry_tokens').using('gin', table.tokens),
    index('search_entry_waiting')
      .on(table.id)
      .where(sql`${table.mark} is null`),
    check(
      'search_entry_of_one',
      sql`(${table.customerId} is null) <> (${table.applicationNumber} is null)`,
    ),
  ],
);
