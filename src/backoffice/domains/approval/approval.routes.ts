import type { DeskCaller } from '@/backoffice/http/access/desk-authenticator';
import type { ExportRegistrar } from '@/backoffice/http/desk-export';
import type { ApprovalService } from './approval.service';

const checkerOf = ({ staff, permissions, session }: DeskCaller) => ({
  staff,
  permissions,
  provenUntil: session?.provenUntil ?? null,
});

export function registerApprovalRoutes(
  { desk, deskExport }: ExportRegistrar,
  approvals: Omit<ApprovalService, 'request'>,
): void {
  desk('deskApprovals', ({ query }, caller) => approvals.list(checkerOf(caller), query));
  deskExport('deskApprovalsExport', {
    target: 'approval',
    columns: [
      'id',
      'kind',
      'state',
      'subject',
      'amount',
      'maker',
      'madeAt',
      'checker',
      'decidedAt',
      'reason',
      'result',
    ],
    read: ({ query }, page, caller) => approvals.list(checkerOf(caller), { ...query, ...page }),
  });
  desk('deskApproval', async ({ params }, caller) => ({
    data: await approvals.find(checkerOf(caller), params.id),
  }));
  desk('deskApprove', async ({ params, body }, caller) => ({
    data: await approvals.approve(checkerOf(caller), { id: params.id, hash: body.hash }),
  }));
  desk('deskReject', async ({ params, body }, caller) => ({
    data: await approvals.reject(checkerOf(caller), { id: params.id, reason: body.reason }),
  }));
  desk('deskWithdrawApproval', async ({ params }, { staff }) => ({
    data: await approvals.withdraw(staff, params.id),
  }));
}
