import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Daily totals (Hong Kong time) of campaign visitors by the stage that they reached; no personal data. An empty text means that the link
 * did not name it.
 */
export const campaignCountTable = pgTable(
  'campaign_count',
  {
    day: date('day', { mode: 'string' }).notNull(),
    source: text('source').notNull(),
    medium: text('medium').notNull(),
    campaign: text('campaign').notNull(),
    visits: integer('visits').notNull().default(0),
    step2: integer('step2').notNull().default(0),
    submitted: integer('submitted').notNull().default(0),
    refused: integer('refused').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.source, table.medium, table.campaign] })],
);
