import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** How often a vital of a page was measured in a day of Hong Kong, by the steps of `vital.model.ts`; no personal data. */
export const webVitalTable = pgTable(
  'web_vital',
  {
    day: date('day', { mode: 'string' }).notNull(),
    page: text('page').notNull(),
    language: text('language').notNull(),
    device: text('device').notNull(),
    vital: text('vital').notNull(),
    counts: integer('counts').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.page, table.language, table.device, table.vital] }),
  ],
);

/** Errors of scripts in browsers, each as often as it was reported; no message, address or visitor. */
export const browserErrorTable = pgTable(
  'browser_error',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    code: text('code'),
    release: text('release').notNull(),
    frames: jsonb('frames').notNull(),
    page: text('page').notNull(),
    language: text('language').notNull(),
    device: text('device').notNull(),
    count: integer('count').notNull(),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('browser_error_last_seen').on(table.lastSeenAt, table.id)],
);
