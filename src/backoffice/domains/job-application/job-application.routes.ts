import type { RateLimits } from '@/backoffice/http/access/rate-limits';
import type { RequireHuman } from '@/backoffice/http/access/require-human';
import type { ExportRegistrar } from '@/backoffice/http/desk-export';
import type { DocumentModule } from '../document/document.module';
import { toStreamedFile } from '../document/document.routes';
import type { JobApplicationService } from './job-application.service';

export function registerJobApplicationRoutes(
  { mutateFile, desk, deskDownload, deskExport }: ExportRegistrar,
  {
    jobApplications,
    documents,
    requireHuman,
    rateLimits,
  }: {
    jobApplications: JobApplicationService;
    documents: Pick<DocumentModule, 'desk' | 'pages'>;
    requireHuman: RequireHuman;
    rateLimits: RateLimits;
  },
): void {
  mutateFile(
    'applyForJob',
    async ({ form: { botToken, consent: _consent, ...form }, file, completed }, call) => {
      await requireHuman(call, botToken, 'job_application');
      await rateLimits.consume('jobApplications', call.network);
      return jobApplications.send({
        form,
        locale: call.locale,
        cv: { fileName: file.name, bytes: file.bytes, completed },
      });
    },
  );
  desk('deskJobApplications', ({ query }, { staff }) => jobApplications.list(staff, query));
  deskExport('deskJobApplicationsExport', {
    target: 'job-applications',
    columns: [
      'reference',
      'at',
      ['position', ({ jobTitleEn }) => jobTitleEn],
      'language',
      'name',
      'phone',
      'email',
      'message',
      ['cv', ({ cv }) => cv?.name ?? null],
    ],
    read: ({ query }, page) => jobApplications.readPage({ ...query, ...page }),
  });
  deskDownload('deskCv', async ({ params: { reference } }, { staff }) =>
    toStreamedFile(await documents.desk.open(staff, await jobApplications.findCvId(reference))),
  );
  desk('deskCvPage', async ({ params: { reference, page } }, { staff }) => {
    const id = await jobApplications.findCvId(reference);
    const { data } = await documents.pages.view(staff, { id, page: Number(page) });
    return { data };
  });
}
