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

  /** One page, for an export that is written down as a whole; `cv` is null once the scanner has refused the file. */
  async function readPage({
    cursor,
    limit,
    ...chosen
  }: JobApplicationQuery): Promise<{ data: DeskJobApplication[]; next: string | null }> {
    const found = await repositories.jobApplication.list(choiceOf(chosen), {
      after: cursor === undefined ? null : markOf(cursor),
      limit: limit + 1,
    });
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    return {
      data: await show(rows),
      next: found.length > limit && last ? `${last.createdAt.getTime()}.${last.reference}` : null,
    };
  }

  return {
    readPage,

    /** One page for staff, with a note in the trail of whose they are. `from` and `to` are whole days of Hong Kong. */
    async list(
      staff: string,
      query: JobApplicationQuery,
    ): Promise<{ data: DeskJobApplication[]; next: string | null; total: number }> {
      const page = await readPage(query);
      const shown = { jobApplications: page.data.map(({ reference }) => reference) };
      const target = 'job-applications';
      await recordRead(repositories.audit, { at: now(), staff, target, after: shown });
      return { ...page, total: await repositories.jobApplication.count(choiceOf(query)) };
    },

    /** The document that the CV of an application is. Throws `not_found`, also once the scanner has refused it. */
    async findCvId(reference: string): Promise<string> {
      const [document] = await repositories.document.listByApplications([reference]);
      return requireFound(toCv(document)).id;
    },
  };
}

const choiceOf = ({
  job,
  language,
  sort,
  from,
  to,
  q,
}: JobApplicationFilter): JobApplicationChoice => ({
  job,
  language,
  sort,
  receivedFrom: from === undefined ? undefined : startOfDay(from),
  receivedBefore: to === undefined ? undefined : new Date(startOfDay(to).getTime() + dayMs),
  numberPart: q,
});

function markOf(cursor: string): JobApplicationMark {
  const [millis = '', reference = ''] = cursor.split('.');
  return { createdAt: new Date(Number(millis)), reference };
}
