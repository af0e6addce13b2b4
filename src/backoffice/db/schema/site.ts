import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const pageTable = pgTable('page', {
  slug: text('slug').primaryKey(),
  body: jsonb('body').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const entryTable = pgTable(
  'entry',
  {
    collection: text('collection').notNull(),
    key: text('key').notNull(),
    position: integer('position').notNull(),
    body: jsonb('body').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.key] }),
    index('entry_order').on(table.collection, table.position),
  ],
);

export const notificationTable = pgTable('notification', {
  id: text('id').primaryKey(),
  body: jsonb('body').notNull(),
  position: integer('position').notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const maintenanceTable = pgTable(
  'maintenance',
  { id: smallint('id').primaryKey(), body: jsonb('body').notNull() },
  (table) => [check('maintenance_single', sql`${table.id} = 1`)],
);

/** The counter is locked by each change until it commits, so that numbers appear in `content_change` in order. */
export const contentVersionTable = pgTable(
  'content_version',
  { id: smallint('id').primaryKey(), version: bigint('version', { mode: 'number' }).notNull() },
  (table) => [check('content_version_single', sql`${table.id} = 1`)],
);

export const contentChangeTable = pgTable('content_change', {
  version: bigint('version', { mode: 'number' }).primaryKey(),
  touched: text('touched').array().notNull(),
  at: instant('at').notNull().defaultNow(),
});

/** What the delivered content was when it was written; content that no longer matches was edited by staff and is left alone. */
export const seedRecordTable = pgTable('seed_record', {
  key: text('key').primaryKey(),
  hash: text('hash').notNull(),
});
