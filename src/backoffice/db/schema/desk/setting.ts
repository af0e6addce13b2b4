import { bigint, date, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What two people decided that a setting is, from a day on. Rows stay as they are; a later one takes over. */
export const settingVersionTable = pgTable(
  'setting_version',
  {
    /** The order in which they were decided. */
    number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** The first day in Hong Kong. */
    from: date('since', { mode: 'string' }).notNull(),
    value: jsonb('value').notNull(),
    note: text('note').notNull(),
    maker: text('maker').notNull(),
    decidedAt: instant('decided_at').notNull(),
    /** When pages were told; null until its day has come. */
    publishedAt: instant('published_at'),
  },
  (table) => [index('setting_version_name').on(table.name, table.from, table.number)],
);
