import { mayHold } from '@/contracts/staff/colleague-choices';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '@/backoffice/domains/audit/audit.repository';
import { recordChange } from '@/backoffice/domains/audit/record-change';
import type { StaffRepository } from '@/backoffice/domains/staff/staff.repository';
import type { RequestRepository } from '../request.repository';
import { openRequestStates } from '../request.rules';
import { requireRequestVersion } from './request-version';

/** What giving a request to somebody reads and writes in one transaction. */
export interface RequestAssignmentRepositories {
  audit: Pick<AuditRepository, 'create'>;
  member: Pick<StaffRepository, 'findByEmail'>;
  request: Pick<RequestRepository, 'lockByReference' | 'listSteps' | 'updateAssignee'>;
}

export interface RequestAssignmentOptions {
  unitOfWork: UnitOfWork<RequestAssignmentRepositories>;
  now: () => Date;
}

export type AssignRequest = ReturnType<typeof createRequestAssignment>;

/**
 * Gives a request that is not finished to a member of staff who may decide on it, or back to nobody. Throws `not_found`, `conflict` for a
 * finished one, `changed_meanwhile` where it is not as it was at `version`, and `validation_failed` for who may not decide.
 */
export const createRequestAssignment =
  ({ unitOfWork, now }: RequestAssignmentOptions) =>
  (
    staff: string,
    {
      reference,
      assignee,
      version,
    }: { reference: string; assignee: string | null; version: number },
  ): Promise<void> =>
    unitOfWork(async (tx) => {
      const before = requireFound(await tx.request.lockByReference(reference));
      const steps = await tx.request.listSteps([reference]);
      requireRequestVersion(before, steps.get(reference) ?? [], version);
      if (!openRequestStates.includes(before.state)) throw new ServiceError('conflict');
      if (before.assignee === assignee) return;
      const member = assignee === null ? null : await tx.member.findByEmail(assignee);
      const mayDecide = member?.state === 'active' && mayHold(member.roles, 'request');
      if (assignee !== null && !mayDecide) rejectField('assignee', 'cannotHandle');
      const assignments = before.assignments + 1;
      await tx.request.updateAssignee(reference, { assignee, assignments });
      await recordChange(tx.audit, {
        at: now(),
        staff,
        target: `request:${reference}`,
        before: { assignee: before.assignee },
        after: { assignee },
      });
    });
