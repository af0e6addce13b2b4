import { permissionsOf } from '@/contracts/staff/permissions';
import type { ActingChoice } from '@/contracts/staff/staff-session';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../audit/audit.repository';
import type { StaffSessionRepository } from './staff-session.repository';
import type { OpenSession, StaffSessions } from './staff-sessions';
import { inventedBy } from './staff.model';
import type { StaffRepository, StaffRow } from './staff.repository';

export interface ActAsOptions {
  /** True only on a demo site, where the members of staff are invented. */
  isOffered: boolean;
  repositories: { member: Pick<StaffRepository, 'findById' | 'listCreatedBy'> };
  unitOfWork: UnitOfWork<{
    audit: Pick<AuditRepository, 'create'>;
    session: StaffSessionRepository;
  }>;
  sessions: Pick<StaffSessions, 'start'>;
  now: () => Date;
}

export type ActAs = ReturnType<typeof createActAs>;

/** Lets an administrator try the desk as each of the invented colleagues. What is confirmed again is confirmed by the administrator. */
export function createActAs({ isOffered, repositories, unitOfWork, sessions, now }: ActAsOptions) {
  /** The administrator behind a session; null where there is none. */
  async function administratorOf({ proverId }: OpenSession): Promise<StaffRow | null> {
    const member = isOffered ? await repositories.member.findById(proverId) : null;
    return member && permissionsOf(member.roles).includes('staff.manage') ? member : null;
  }

  async function choicesOf(session: OpenSession): Promise<StaffRow[]> {
    const administrator = await administratorOf(session);
    if (!administrator) return [];
    const colleagues = await repositories.member.listCreatedBy(inventedBy);
    return [administrator, ...colleagues.filter(({ state }) => state === 'active')];
  }

  return {
    /** Whom this session may act as, itself included; empty where nobody may be acted as. */
    async list(session: OpenSession): Promise<ActingChoice[]> {
      const rows = await choicesOf(session);
      return rows.length < 2 ? [] : rows.map(({ id, name, roles }) => ({ id, name, roles }));
    },

    /** Ends the session and begins one as somebody else; its token. Throws `forbidden` for whoever may not, and `not_found` for somebody real. */
    async begin(
      session: OpenSession,
      { memberId, device }: { memberId: string; device: string },
    ): Promise<string> {
      const choices = await choicesOf(session);
      const [administrator] = choices;
      if (!administrator) throw new ServiceError('forbidden');
      const member = requireFound(choices.find(({ id }) => id === memberId) ?? null);
      return unitOfWork(async (tx) => {
        await tx.audit.create({
          at: now(),
          staff: administrator.email,
          action: 'sign-in',
          target: `staff:${member.id}`,
          before: null,
          after: { method: 'acting' },
        });
        await tx.session.revoke({ memberId: session.memberId, id: session.id, at: now() });
        return sessions.start(tx, {
          memberId: member.id,
          device,
          method: 'code',
          ...(member.id === administrator.id ? {} : { actorId: administrator.id }),
        });
      });
    },
  };
}
