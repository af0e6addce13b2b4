import type { Registrar } from '@/backoffice/http/registrar';
import type { JobModule } from './job.module';

export function registerJobRoutes({ desk }: Registrar, jobs: JobModule): void {
  desk('deskJobs', async () => ({ data: await jobs.list() }));
}
