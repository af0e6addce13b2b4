import { asc, desc, eq, lt } from 'drizzle-orm';
import type { Locale } from '@/contracts/locale';
import { localeSchema } from '@/contracts/localised';
import type { Database, Transaction } from '@/backoffice/db/database';
import { jobApplicationTable } from '@/backoffice/db/schema/job-application';

export interface JobApplicationRow {
  reference: string;
  jobId: string;
  jobTitle: string;
  language: Locale;
  /** All that names a person, encrypted. */
  encrypted: string;
  createdAt: Date;
}

export type JobApplicationRepository = ReturnType<typeof createJobApplicationRepository>;

/** Applications for jobs; their CVs are documents under the reference. */
export function createJobApplicationRepository(db: Database | Transaction) {
  return {
    async create(row: JobApplicationRow): Promise<void> {
      await db.insert(jobApplicationTable).values(row);
    },

    /** Newest first. */
    async list(limit: number): Promise<JobApplicationRow[]> {
      const rows = await db
        .select()
        .from(jobApplicationTable)
        .orderBy(desc(jobApplicationTable.createdAt), desc(jobApplicationTable.reference))
        .limit(limit);
      return rows.map((row) => ({ ...row, language: localeSchema.parse(row.language) }));
    },

    /** References of applications that were sent before an instant, the oldest first. */
    async listReferencesBefore(createdAt: Date, limit: number): Promise<string[]> {
      const rows = await db
        .select({ reference: jobApplicationTable.reference })
        .from(jobApplicationTable)
        .where(lt(jobApplicationTable.createdAt, createdAt))
        .orderBy(asc(jobApplicationTable.createdAt))
        .limit(limit);
      return rows.map(({ reference }) => reference);
    },

    async remove(reference: string): Promise<void> {
      await db.delete(jobApplicationTable).where(eq(jobApplicationTable.reference, reference));
    },
  };
}
