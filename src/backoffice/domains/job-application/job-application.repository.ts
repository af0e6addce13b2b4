import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { JobApplicationFilter } from '@/contracts/job-application/job-application';
import type { Locale } from '@/contracts/locale';
import { localeSchema } from '@/contracts/localised';
import type { Database, Transaction } from '@/backoffice/db/database';
import { countRows, pageOf } from '@/backoffice/db/list/list-page';
import { isReferenceLike } from '@/backoffice/db/reference-search';
import { jobApplicationTable } from '@/backoffice/db/schema/job-application';

export interface JobApplicationRow {
  reference: string;
  jobId: string;
  jobTitleEn: string;
  /** Null where only the English one is known. */
  jobTitleHk: string | null;
  jobTitleCn: string | null;
  language: Locale;
  /** All that names a person, encrypted. */
  encrypted: string;
  createdAt: Date;
}

/** Which applications are listed, and in which order. */
export interface JobApplicationChoice extends Pick<
  JobApplicationFilter,
  'job' | 'language' | 'sort'
> {
  receivedFrom?: Date | undefined;
  receivedBefore?: Date | undefined;
  numberPart?: string | undefined;
}

export type JobApplicationMark = Pick<JobApplicationRow, 'createdAt' | 'reference'>;

export type JobApplicationRepository = ReturnType<typeof createJobApplicationRepository>;

/** Applications for jobs; their CVs are documents under the reference. */
export function createJobApplicationRepository(db: Database | Transaction) {
  const chosen = ({
    job,
    language,
    receivedFrom,
    receivedBefore,
    numberPart,
  }: JobApplicationChoice) => {
    const { jobId, createdAt, reference } = jobApplicationTable;
    return and(
      job ? eq(jobId, job) : undefined,
      language ? eq(jobApplicationTable.language, language) : undefined,
      receivedFrom ? gte(createdAt, receivedFrom) : undefined,
      receivedBefore ? lt(createdAt, receivedBefore) : undefined,
      numberPart ? isReferenceLike(reference, numberPart) : undefined,
    );
  };
  return {
    async create(row: JobApplicationRow): Promise<void> {
      await db.insert(jobApplicationTable).values(row);
    },

    /** From behind `after` where given. */
    async list(
      filter: JobApplicationChoice,
      { after, limit }: { after: JobApplicationMark | null; limit: number },
    ): Promise<JobApplicationRow[]> {
      const { createdAt, reference } = jobApplicationTable;
      const { isAfter, orderBy } = pageOf(
        { column: createdAt, name: reference, isDescending: filter.sort === 'newest' },
        after && { value: after.createdAt, name: after.reference },
      );
      const rows = await db
        .select()
        .from(jobApplicationTable)
        .where(and(chosen(filter), isAfter))
        .orderBy(...orderBy)
        .limit(limit);
      return rows.map((row) => ({ ...row, language: localeSchema.parse(row.language) }));
    },

    /** How many the filters leave, up to 10,000. */
    count: (filter: JobApplicationChoice): Promise<number> =>
      countRows(db, jobApplicationTable, chosen(filter)),

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
