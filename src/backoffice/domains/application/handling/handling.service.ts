import type { AssignApplicationRequest } from '@/contracts/application/application-desk';
import { mayHold } from '@/contracts/staff/colleague-choices';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '@/backoffice/domains/audit/audit.repository';
import { recordChange } from '@/backoffice/domains/audit/record-change';
import type { StaffRepository } from '@/backoffice/domains/staff/staff.repository';
import type { ApplicationRepository } from '../application.repository';
import { handlingContext } from './handling.model';
import { rejectOutdated } from './reject-outdated';
import type { HandlingRepository, HandlingRow } from './handling.repository';

/** What staff's handling reads and writes in one transaction. */
export interface HandlingRepositories {
  application: Pick<ApplicationRepository, 'lockByNumber' | 'listSteps' | 'update'>;
  audit: Pick<AuditRepository, 'create'>;
  handling: Pick<HandlingRepository, 'create' | 'list'>;
  member: Pick<StaffRepository, 'findByEmail'>;
}

export interface HandlingServiceOptions {
  unitOfWork: UnitOfWork<HandlingRepositories>;
  cipher: DataCipher;
  now: () => Date;
}

export type HandlingService = ReturnType<typeof createHandlingService>;

/** Who of the staff handles an application, and what they note; the trail has who did what, without the words. */
export function createHandlingService({ unitOfWork, cipher, now }: HandlingServiceOptions) {
  async function add(
    tx: HandlingRepositories,
    {
      note,
      ...entry
    }: Pick<HandlingRow, 'number' | 'position' | 'kind' | 'by' | 'assignee'> & {
      note: string | undefined;
    },
  ): Promise<void> {
    const id = `${entry.number}/${entry.position}`;
    await tx.handling.create({
      ...entry,
      id,
      at: now(),
      encrypted: note === undefined ? null : cipher.encrypt(note, handlingContext(id)),
    });
  }

  return {
    /** Gives an application to somebody, or back; nothing happens where it is so already. Throws `not_found`, `changed_meanwhile`, and `validation_failed` for somebody who cannot handle it. */
    assign: (
      { staff, number, version }: { staff: string; number: string; version: number },
      { assignee, note }: AssignApplicationRequest,
    ): Promise<void> =>
      unitOfWork(async (tx) => {
        const before = requireFound(await tx.application.lockByNumber(number));
        await rejectOutdated(tx, { number, version });
        if (before.assignee === assignee) return;
        const member = assignee === null ? null : await tx.member.findByEmail(assignee);
        const mayHandle = member?.state === 'active' && mayHold(member.roles, 'application');
        if (assignee !== null && !mayHandle) rejectField('assignee', 'cannotHandle');
        const position = (await tx.handling.list(number)).length + 1;
        await add(tx, { number, position, kind: 'assigned', by: staff, assignee, note });
        await tx.application.update(number, { assignee });
        await recordChange(tx.audit, {
          at: now(),
          staff,
          target: `application:${number}`,
          before: { assignee: before.assignee },
          after: { assignee },
        });
      }),

    /** Throws `not_found`. */
    note: (staff: string, { number, note }: { number: string; note: string }): Promise<void> =>
      unitOfWork(async (tx) => {
        requireFound(await tx.application.lockByNumber(number));
        const position = (await tx.handling.list(number)).length + 1;
        await add(tx, { number, position, kind: 'note', by: staff, assignee: null, note });
        await recordChange(tx.audit, {
          at: now(),
          staff,
          target: `application:${number}`,
          before: null,
          after: { note: position },
        });
      }),
  };
}
