import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Links that staff made; where one leads never changes, because it may be printed. An empty language is the visitor's. */
export const shortLinkTable = pgTable(
  'short_link',
  {
    code: text('code').primaryKey(),
    name: text('name').notNull(),
    path: text('path').notNull(),
    language: text('language'),
    source: text('source').notNull(),
    medium: text('medium').notNull(),
    campaign: text('campaign').notNull(),
    content: text('content'),
    term: text('term'),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [index('short_link_created_at').on(table.createdAt, table.code)],
);

/** How often a link was followed on a day of Hong Kong; nothing of who did. */
export const shortLinkClickTable = pgTable(
  'short_link_click',
  {
    code: text('code')
      .notNull()
      .references(() => shortLinkTable.code, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    clicks: integer('clicks').notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.day] })],
);
