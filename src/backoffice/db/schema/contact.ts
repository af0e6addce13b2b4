import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What visitors wrote on the contact page. `encrypted` holds everything that names a person. */
export const contactMessageTable = pgTable(
  'contact_message',
  {
    reference: text('reference').primaryKey(),
    topic: text('topic').notNull(),
    language: text('language').notNull(),
    encrypted: text('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('contact_message_created').on(table.createdAt)],
);

/** When a phone or a browser (its keyed hash) last sent a message. */
export const contactWaitTable = pgTable(
  'contact_wait',
  {
    key: text('key').primaryKey(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [index('contact_wait_last').on(table.lastAt)],
);
