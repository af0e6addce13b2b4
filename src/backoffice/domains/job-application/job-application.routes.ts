import type { RequireHuman } from '@/backoffice/http/access/require-human';
import type { Registrar } from '@/backoffice/http/registrar';
import type { JobApplicationService } from './job-application.service';

export function registerJobApplicationRoutes(
  { mutateFile, desk }: Registrar,
  {
    jobApplications,
    requireHuman,
  }: { jobApplications: JobApplicationService; requireHuman: RequireHuman },
): void {
  mutateFile(
    'applyForJob',
    async ({ form: { botToken, consent: _consent, ...form }, file, completed }, call) => {
      await requireHuman(call, botToken, 'job_application');
      return jobApplications.send({
        form,
        locale: call.locale,
        cv: { fileName: file.name, bytes: file.bytes, completed },
      });
    },
  );
  desk('deskJobApplications', async ({ query }) => ({
    data: await jobApplications.list(query.limit),
  }));
}
