import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Filters of lists of the desk that staff gave a name. */
export const savedViewTable = pgTable(
  'saved_view',
  {
    id: text('id').primaryKey(),
    /** The call that answers the list. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** What the address of the list says. */
    fields: jsonb('fields').notNull(),
    isShared: boolean('is_shared').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The mail address of the member of staff. */
    createdBy: text('created_by').notNull(),
  },
  (table) => [index('saved_view_list').on(table.list, table.createdBy)],
);
