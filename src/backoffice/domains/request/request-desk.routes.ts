import { ifMatchOf } from '@/backoffice/http/access/request-credentials';
import type { ExportRegistrar } from '@/backoffice/http/desk-export';
import type { RequestApproval } from '../approval/approval.service';
import type { RequestModule } from './request.module';

export function registerRequestDeskRoutes(
  { desk: route, deskExport }: ExportRegistrar,
  {
    desk,
    deskList,
    previewDecision,
    assignRequest,
    requestApproval,
  }: Pick<RequestModule, 'desk' | 'deskList' | 'previewDecision' | 'assignRequest'> & {
    requestApproval: RequestApproval;
  },
): void {
  route('deskServiceRequests', ({ query }, { staff }) => deskList.list(staff, query));
  deskExport('deskServiceRequestsExport', {
    target: 'request',
    columns: [
      'reference',
      'customerId',
      'customerName',
      'kind',
      'loanNo',
      'amount',
      'months',
      'on',
      'state',
      'dueAt',
      'assignee',
      'createdAt',
      'changedAt',
    ],
    read: ({ query }, page, { staff }) => deskList.readPage(staff, { ...query, ...page }),
  });
  route('deskServiceRequest', async ({ params }, { staff }) => ({
    data: await desk.open(staff, params.reference),
  }));
  route('deskPreviewDecision', async ({ params, body }, { staff }) => ({
    data: await previewDecision(staff, params.reference, body),
  }));
  route('deskAssignRequest', async ({ params: { reference }, body }, { staff, headers }) => {
    await assignRequest(staff, { reference, ...body, version: ifMatchOf(headers) });
    return { data: await desk.find(reference) };
  });
  route('deskDecideRequest', async ({ params: { reference }, body }, { staff, headers }) => {
    const version = ifMatchOf(headers);
    const kind = await desk.approvalKindOf(reference, body);
    if (!kind)
      return { data: await desk.decide(staff, reference, { ...body, version }), approval: null };
    await desk.requireVersion(reference, version);
    const approval = await requestApproval(staff, kind, { ...body, reference });
    return { data: await desk.find(reference), approval };
  });
}
