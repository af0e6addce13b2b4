import { boolean, date, index, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** Views of the report of campaigns, and of the funnel, that staff gave a name. */
export const savedReportTable = pgTable(
  'saved_report',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Which report it is a view of: `campaigns` or `funnel`. */
    report: text('report').notNull().default('campaigns'),
    /** The fields of the report's address. */
    view: jsonb('view').notNull(),
    isShared: boolean('is_shared').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The mail address of the member of staff, or the name of a key. */
    createdBy: text('created_by').notNull(),
  },
  (table) => [index('saved_report_created_by').on(table.createdBy)],
);

/** Who is mailed a saved report each Monday, and in which language. */
export const reportMailTable = pgTable(
  'report_mail',
  {
    /** What the link that ends it names; it says nothing of whom. */
    id: text('id').primaryKey(),
    reportId: text('report_id')
      .notNull()
      .references(() => savedReportTable.id, { onDelete: 'cascade' }),
    /** The mail address of the member of staff. */
    staff: text('staff').notNull(),
    language: text('language').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** The Monday of the last mail; at first that of the week in which it was asked for. */
    mailedOn: date('mailed_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    unique('report_mail_report_staff').on(table.reportId, table.staff),
    index('report_mail_mailed_on').on(table.mailedOn, table.id),
  ],
);
