import type { Registrar } from '@/backoffice/http/registrar';
import type { ApplicationDeskService } from './application-desk.service';

export function registerApplicationDeskRoutes(
  { desk }: Registrar,
  applications: ApplicationDeskService,
): void {
  desk('deskApplications', async ({ query }) => ({ data: await applications.list(query) }));
  desk('deskApplication', ({ params }) => applications.find(params.applicationNumber));
  desk('deskChangeApplication', ({ params, body }, { staff }) =>
    applications.change(staff, { number: params.applicationNumber, input: body }),
  );
}
