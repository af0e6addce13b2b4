import type { DeskJobApplication } from '@/contracts/job-application/job-application';
import { csvLines, toCsv, withoutFormula } from '@/lib/csv/csv';
import type { JobApplicationMark } from './job-application.repository';

const columns = [
  'reference',
  'at',
  'position',
  'language',
  'name',
  'phone',
  'email',
  'message',
  'cv',
];

/** Applications for jobs as comma-separated text, a part at a time; `readAfter` answers those behind a mark, none at the end. */
export async function* jobApplicationCsv(
  readAfter: (after: JobApplicationMark | null) => Promise<DeskJobApplication[]>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(toCsv([columns]));
  for (let after: JobApplicationMark | null = null; ;) {
    const part: DeskJobApplication[] = await readAfter(after);
    const last = part.at(-1);
    if (!last) return;
    yield Buffer.from(
      csvLines(
        part.map(({ reference, at, jobTitleEn, language, name, phone, email, message, cv }) =>
          [reference, at, jobTitleEn, language, name, phone, email, message, cv?.name ?? ''].map(
            withoutFormula,
          ),
        ),
      ),
    );
    after = { createdAt: new Date(last.at), reference: last.reference };
  }
}
