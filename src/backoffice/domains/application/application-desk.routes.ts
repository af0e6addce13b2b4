import type { Registrar } from '@/backoffice/http/registrar';
import type { RequestApproval } from '../approval/approval.service';
import type { ApplicationDeskService } from './application-desk.service';

export function registerApplicationDeskRoutes(
  { desk }: Registrar,
  {
    applications,
    requestApproval,
  }: { applications: ApplicationDeskService; requestApproval: RequestApproval },
): void {
  desk('deskApplications', ({ query }) => applications.list(query));
  desk('deskApplication', ({ params }, { staff }) =>
    applications.read(staff, params.applicationNumber),
  );
  desk('deskChangeApplication', ({ params, body }, { staff }) =>
    applications.change(staff, { number: params.applicationNumber, input: body }),
  );
  desk('deskApproveIncomplete', async ({ params, body }, { staff }) => ({
    data: await requestApproval(staff, 'incomplete-approval', {
      ...body,
      applicationNumber: params.applicationNumber,
    }),
  }));
}
