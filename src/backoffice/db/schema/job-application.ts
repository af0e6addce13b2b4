import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Applications for jobs. `encrypted` holds everything that names a person; the CV is a document under the reference. */
export const jobApplicationTable = pgTable(
  'job_application',
  {
    reference: text('reference').primaryKey(),
    jobId: text('job_id').notNull(),
    /** The position as it was called then, since it may be gone when the application is read. */
    jobTitleEn: text('job_title').notNull(),
    /** Null in those of earlier releases. */
    jobTitleHk: text('job_title_hk'),
    jobTitleCn: text('job_title_cn'),
    language: text('language').notNull(),
    encrypted: text('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('job_application_created').on(table.createdAt)],
);
