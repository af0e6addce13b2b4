import type { RateLimits } from '@/backoffice/http/access/rate-limits';
import type { RequireHuman } from '@/backoffice/http/access/require-human';
import type { Registrar } from '@/backoffice/http/registrar';
import type { JobApplicationService } from './job-application.service';

export function registerJobApplicationRoutes(
  { mutateFile, desk }: Registrar,
  {
    jobApplications,
    requireHuman,
    rateLimits,
  }: {
    jobApplications: JobApplicationService;
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
}
