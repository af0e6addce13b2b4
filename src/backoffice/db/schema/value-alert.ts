import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Requests to be told when the value of a property changes. `encrypted` holds address, property, language, figure and token. */
export const valueAlertTable = pgTable(
  'value_alert',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    /** Of address and property: one request each. */
    subjectHash: text('subject_hash').notNull(),
    encrypted: text('encrypted').notNull(),
    /** The state of the data that the property was last valued with. */
    dataMark: text('data_mark').notNull(),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    uniqueIndex('value_alert_token').on(table.tokenHash),
    uniqueIndex('value_alert_subject').on(table.subjectHash),
    index('value_alert_mark').on(table.dataMark),
  ],
);
