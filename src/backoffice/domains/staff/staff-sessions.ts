import { permissionsOf, type Permission } from '@/contracts/staff/permissions';
import type { OpenStaffSession, StaffSession } from '@/contracts/staff/staff-session';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { StaffSessionRepository, StaffSessionRow } from './staff-session.repository';
import type { StaffRepository } from './staff.repository';
import {
  endedSessionKeptMs,
  provenMs,
  staffIdleMs,
  staffLifetimeMs,
  toMember,
} from './staff.model';

/** The open session of a call. */
export interface OpenSession {
  id: string;
  memberId: string;
  /** Whose passkey or code proves that the person is there: the member's, or of an administrator who acts as them. */
  proverId: string;
  /** Until then the person need not prove their presence again. */
  provenUntil: Date;
}

/** Who is signed in, as a call has them. */
export interface StaffCaller {
  /** The mail address. */
  staff: string;
  permissions: readonly Permission[];
  session: OpenSession;
}

type Method = StaffSession['method'];

export interface StaffSessionsOptions {
  repositories: {
    member: Pick<StaffRepository, 'findById'>;
    session: StaffSessionRepository;
  };
  hash: KeyedHash;
  now: () => Date;
  newId: () => string;
  newToken: () => string;
}

export type StaffSessions = ReturnType<typeof createStaffSessions>;

/** Sessions of staff. Roles are read with every call, so that one that was taken away is gone at the next. */
export function createStaffSessions({
  repositories,
  hash,
  now,
  newId,
  newToken,
}: StaffSessionsOptions) {
  const liveAt = () => ({ now: now(), idleSince: new Date(now().getTime() - staffIdleMs) });
  const provenUntil = ({ provenAt }: StaffSessionRow) => new Date(provenAt.getTime() + provenMs);
  const methodOf = ({ method }: StaffSessionRow): Method =>
    method === 'passkey' || method === 'work-account' ? method : 'code';

  return {
    /** The member of staff whose session has this token; null where the session does not exist or has ended, or the member has left. */
    async authenticate(token: string): Promise<StaffCaller | null> {
      const row = await repositories.session.markUsed(hash.all(token), liveAt());
      const member = row && (await repositories.member.findById(row.memberId));
      if (!row || member?.state !== 'active') return null;
      // Who leaves is gone from the sessions of others, too.
      const actor = row.actorId === null ? member : await repositories.member.findById(row.actorId);
      if (actor?.state !== 'active') return null;
      return {
        staff: member.email,
        permissions: permissionsOf(member.roles),
        session: {
          id: row.id,
          memberId: member.id,
          proverId: row.actorId ?? member.id,
          provenUntil: provenUntil(row),
        },
      };
    },

    /** Begins a session in a transaction; the token goes into the cookie of the browser. A work account proves nobody's presence. */
    async start(
      tx: { session: Pick<StaffSessionRepository, 'create'> },
      {
        memberId,
        actorId = null,
        device,
        method,
      }: { memberId: string; actorId?: string | null; device: string; method: Method },
    ): Promise<string> {
      const token = newToken();
      const at = now();
      await tx.session.create({
        id: newId(),
        tokenHash: hash(token),
        memberId,
        actorId,
        device,
        method,
        createdAt: at,
        lastSeenAt: at,
        endsAt: new Date(at.getTime() + staffLifetimeMs),
        provenAt: method === 'work-account' ? new Date(0) : at,
        revokedAt: null,
      });
      return token;
    },

    /** What the screens of the desk go by. */
    async current({ id, memberId }: OpenSession): Promise<Omit<StaffSession, 'actingChoices'>> {
      const member = requireFound(await repositories.member.findById(memberId));
      const row = requireFound(await repositories.session.findById(id));
      return {
        member: toMember(member),
        permissions: permissionsOf(member.roles),
        method: methodOf(row),
        endsAt: row.endsAt.toISOString(),
        idleUntil: new Date(row.lastSeenAt.getTime() + staffIdleMs).toISOString(),
        provenUntil: provenUntil(row).toISOString(),
      };
    },

    /** The own open sessions, the one used last first. */
    async list(session: OpenSession): Promise<OpenStaffSession[]> {
      const rows = await repositories.session.listLive(session.memberId, liveAt());
      return rows.map((row) => ({
        id: row.id,
        device: row.device,
        method: methodOf(row),
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        isCurrent: row.id === session.id,
      }));
    },

    /** Ends one of the own sessions. Throws `not_found` for one that is not theirs. */
    async end({ memberId }: OpenSession, id: string): Promise<void> {
      if (!(await repositories.session.revoke({ memberId, id, at: now() })))
        throw new ServiceError('not_found');
    },

    /** Removes sessions that ended long ago. */
    removeExpired: (): Promise<void> =>
      repositories.session.removeEndedBefore(new Date(now().getTime() - endedSessionKeptMs)),
  };
}
