import type { Registrar } from '@/backoffice/http/registrar';
import type { RequestApproval } from '../approval/approval.service';
import type { RequestDesk } from './request-desk.service';

export function registerRequestDeskRoutes(
  { desk: route }: Registrar,
  { desk, requestApproval }: { desk: RequestDesk; requestApproval: RequestApproval },
): void {
  route('deskServiceRequests', async ({ query }) => ({ data: await desk.listRequests(query) }));
  route('deskDecideRequest', async ({ params: { reference }, body }, { staff }) => {
    const kind = await desk.approvalKindOf(reference, body);
    if (!kind) return { data: await desk.decide(staff, reference, body), approval: null };
    const approval = await requestApproval(staff, kind, { ...body, reference });
    return { data: await desk.find(reference), approval };
  });
}
