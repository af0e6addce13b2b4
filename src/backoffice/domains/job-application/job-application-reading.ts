import { Readable } from 'node:stream';
import { z } from 'zod';
import type {
  DeskJobApplication,
  JobApplicationFilter,
} from '@/contracts/job-application/job-application';
import { dayMs, startOfDay } from '@/lib/hong-kong-day';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { requireFound } from '@/backoffice/common/require-found';
import type { AuditRepository } from '../audit/audit.repository';
import { recordRead } from '../audit/record-change';
import { documentNameContext } from '../document/document.model';
import type { DocumentRepository, DocumentRow } from '../document/document.repository';
import { jobApplicationCsv } from './job-application-csv';
import { jobApplicationContext, type JobApplicant } from './job-application.model';
import type {
  JobApplicationChoice,
  JobApplicationMark,
  JobApplicationRepository,
  JobApplicationRow,
} from './job-application.repository';

interface ReadingOptions {
  repositories: {
    audit: Pick<AuditRepository, 'create'>;
    jobApplication: Pick<JobApplicationRepository, 'list' | 'count'>;
    document: Pick<DocumentRepository, 'listByApplications'>;
  };
  cipher: DataCipher;
  now: () => Date;
}

interface JobApplicationQuery extends JobApplicationFilter {
  cursor?: string | undefined;
  limit: number;
}

const applicantSchema: z.ZodType<JobApplicant> = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
});
const exportBatch = 200;

/** What staff read of applications for jobs. */
export function createJobApplicationReading({ repositories, cipher, now }: ReadingOptions) {
  function toCv(document: DocumentRow | undefined): DeskJobApplication['cv'] {
    if (!document || document.status === 'infected') return null;
    const { id, name, size, type, status } = document;
    return { id, name: cipher.decrypt(name, documentNameContext(id)), size, type, status };
  }

  /** As staff read them. */
  async function show(rows: readonly JobApplicationRow[]): Promise<DeskJobApplication[]> {
    const documents = await repositories.document.listByApplications(
      rows.map(({ reference }) => reference),
    );
    return rows.map(({ reference, jobId, language, createdAt, encrypted, ...titles }) => ({
      reference,
      jobId,
      jobTitleEn: titles.jobTitleEn,
      jobTitleHk: titles.jobTitleHk ?? titles.jobTitleEn,
      jobTitleCn: titles.jobTitleCn ?? titles.jobTitleEn,
      language,
      at: createdAt.toISOString(),
      ...applicantSchema.parse(
        JSON.parse(cipher.decrypt(encrypted, jobApplicationContext(reference))),
      ),
      cv: toCv(documents.find(({ applicationNumber }) => applicationNumber === reference)),
    }));
  }

  return {
    /** One page for staff, with a note in the trail of whose they are; `cv` is null once the scanner has refused the file. `from` and `to` are whole days of Hong Kong. */
    async list(
      staff: string,
      { cursor, limit, ...chosen }: JobApplicationQuery,
    ): Promise<{ data: DeskJobApplication[]; next: string | null; total: number }> {
      const filter = choiceOf(chosen);
      const found = await repositories.jobApplication.list(filter, {
        after: cursor === undefined ? null : markOf(cursor),
        limit: limit + 1,
      });
      const rows = found.slice(0, limit);
      const last = rows.at(-1);
      const shown = { jobApplications: rows.map(({ reference }) => reference) };
      const target = 'job-applications';
      await recordRead(repositories.audit, { at: now(), staff, target, after: shown });
      return {
        data: await show(rows),
        next: found.length > limit && last ? `${last.createdAt.getTime()}.${last.reference}` : null,
        total: await repositories.jobApplication.count(filter),
      };
    },

    /** All that are chosen as CSV, without the CVs, part by part. The export is written down before its first line. */
    async exportCsv(staff: string, filter: JobApplicationFilter): Promise<Readable> {
      await repositories.audit.create({
        at: now(),
        staff,
        action: 'export',
        target: 'job-applications',
        before: null,
        after: filter,
      });
      return Readable.from(
        jobApplicationCsv((after) =>
          repositories.jobApplication
            .list(choiceOf(filter), { after, limit: exportBatch })
            .then(show),
        ),
      );
    },

    /** The document that the CV of an application is. Throws `not_found`, also once the scanner has refused it. */
    async findCvId(reference: string): Promise<string> {
      const [document] = await repositories.document.listByApplications([reference]);
      return requireFound(toCv(document)).id;
    },
  };
}

const choiceOf = ({ from, to, q, ...chosen }: JobApplicationFilter): JobApplicationChoice => ({
  ...chosen,
  receivedFrom: from === undefined ? undefined : startOfDay(from),
  receivedBefore: to === undefined ? undefined : new Date(startOfDay(to).getTime() + dayMs),
  numberPart: q,
});

function markOf(cursor: string): JobApplicationMark {
  const [millis = '', reference = ''] = cursor.split('.');
  return { createdAt: new Date(Number(millis)), reference };
}
