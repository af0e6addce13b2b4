import type { Registrar } from '@/backoffice/http/registrar';
import type { ApplicationDeskService } from './application-desk.service';

export function registerApplicationDeskRoutes(
  { desk }: Registrar,
  applications: ApplicationDeskService,
): void {
  desk('deskApplications', ({ query }) => applications.list(query));
  desk('deskApplication', ({ params }, { staff }) =>
    applications.read(staff, params.applicationNumber),
  );
  desk('deskChangeApplication', ({ params, body }, { staff }) =>
    applications.change(staff, { number: params.applicationNumber, input: body }),
  );
}
