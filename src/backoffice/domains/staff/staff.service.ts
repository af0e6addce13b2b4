import type { Locale } from '@/contracts/locale';
import type { Colleague } from '@/contracts/staff/colleague';
import { assignedWork, mayHold, type AssignedWork } from '@/contracts/staff/colleague-choices';
import { isDecisive, type Permission, type Role } from '@/contracts/staff/permissions';
import type { Invitation, StaffDetail, StaffFilter, StaffMember } from '@/contracts/staff/staff';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange } from '../audit/record-change';
import type { InvitationRepository } from './invitation.repository';
import type { StaffPasskeyRepository } from './staff-passkey.repository';
import type { StaffSessionRepository } from './staff-session.repository';
import type { StaffRepository, StaffRow } from './staff.repository';
import type { WorkAccountRepository } from './work-account/work-account.repository';
import { actsAlone, breakGlass, invitationMs, staffIdleMs, toMember } from './staff.model';

export interface StaffRepositories {
  audit: Pick<AuditRepository, 'create'>;
  invitation: Pick<InvitationRepository, 'save' | 'remove'>;
  member: Pick<
    StaffRepository,
    | 'create'
    | 'findById'
    | 'findBreakGlass'
    | 'lockById'
    | 'lockAdministrators'
    | 'list'
    | 'count'
    | 'update'
  >;
  passkey: Pick<StaffPasskeyRepository, 'list' | 'removeAll'>;
  session: Pick<StaffSessionRepository, 'revoke' | 'listLive' | 'findLastSeen'>;
  workAccount: Pick<WorkAccountRepository, 'findByMember' | 'remove'>;
}

export interface StaffServiceOptions {
  repositories: Omit<StaffRepositories, 'audit'>;
  unitOfWork: UnitOfWork<StaffRepositories>;
  hash: KeyedHash;
  /** Where the desk is, without a slash at the end. */
  deskOrigin: string;
  now: () => Date;
  newId: () => string;
  newToken: () => string;
}

/** Who acts: as the trail has them, and the language of the link. */
export interface StaffActor {
  staff: string;
  locale: Locale;
}

/** Who is invited. */
export interface NewMember {
  email: string;
  name: string;
  roles: Role[];
}

/** A lender has some thirty; more are not offered. */
const mostColleagues = 1_000;

type StaffQuery = StaffFilter & { cursor?: string | undefined; limit: number };

export type StaffService = ReturnType<typeof createStaffService>;

/** Who works at the desk: nobody changes the own access, and the break-glass account is opened on the server alone. */
export function createStaffService({
  repositories,
  unitOfWork,
  hash,
  deskOrigin,
  now,
  newId,
  newToken,
}: StaffServiceOptions) {
  async function invite(
    tx: StaffRepositories,
    member: StaffRow,
    { staff, locale }: StaffActor,
  ): Promise<Invitation> {
    const token = newToken();
    const expiresAt = new Date(now().getTime() + invitationMs);
    await tx.invitation.save({
      memberId: member.id,
      tokenHash: hash(token),
      createdBy: staff,
      expiresAt,
    });
    return {
      member: toMember(member),
      link: `${deskOrigin}/${locale}/desk/join#${token}`,
      expiresAt: expiresAt.toISOString(),
    };
  }

  /** Passkeys, authenticator app, work account, sessions and an open invitation. */
  async function removeWaysIn(tx: StaffRepositories, memberId: string): Promise<void> {
    await tx.session.revoke({ memberId, at: now() });
    await tx.passkey.removeAll(memberId);
    await tx.invitation.remove(memberId);
    await tx.workAccount.remove(memberId);
    await tx.member.update(memberId, { totpSecret: null });
  }

  /** Somebody whose access others may change. Throws `not_found`, and `conflict` for oneself, who left, and the break-glass account. */
  async function lockOther(
    tx: StaffRepositories,
    { id, staff }: { id: string; staff: string },
  ): Promise<StaffRow> {
    const member = requireFound(await tx.member.lockById(id));
    if (member.email === staff || member.isBreakGlass || member.state === 'left')
      throw new ServiceError('conflict');
    return member;
  }

  const newMember = (member: Pick<StaffRow, 'email' | 'name' | 'roles'>, by: string): StaffRow => ({
    ...member,
    id: newId(),
    state: 'invited',
    isBreakGlass: false,
    totpSecret: null,
    totpStep: 0,
    createdBy: by,
    createdAt: now(),
    joinedAt: null,
    leftAt: null,
  });

  async function create(
    tx: StaffRepositories,
    actor: StaffActor,
    { input, isAlone }: { input: NewMember; isAlone: boolean },
  ): Promise<Invitation> {
    const member = newMember(input, actor.staff);
    if (!(await tx.member.create(member))) throw new ServiceError('conflict');
    await recordChange(tx.audit, {
      at: now(),
      staff: actor.staff,
      target: `staff:${member.id}`,
      before: null,
      after: { ...input, ...(isAlone ? { alone: true } : {}) },
    });
    return invite(tx, member, actor);
  }

  async function renew(
    tx: StaffRepositories,
    actor: StaffActor,
    { id, isAlone }: { id: string; isAlone: boolean },
  ): Promise<Invitation> {
    const member = await lockOther(tx, { id, staff: actor.staff });
    await removeWaysIn(tx, id);
    await tx.member.update(id, { state: 'invited' });
    await recordChange(tx.audit, {
      at: now(),
      staff: actor.staff,
      target: `staff:${id}`,
      before: { state: member.state },
      after: { state: 'invited', ...(isAlone ? { alone: true } : {}) },
    });
    return invite(tx, { ...member, state: 'invited' }, actor);
  }

  return {
    /** One page. Throws `validation_failed` for the cursor of another order. */
    async list({
      sort,
      cursor,
      limit,
      ...filter
    }: StaffQuery): Promise<{ data: StaffMember[]; next: string | null; total: number }> {
      const { rows, next } = await repositories.member.list(filter, { sort, cursor, limit });
      return { data: rows.map(toMember), next, total: await repositories.member.count(filter) };
    },

    /** Who may be given such work, by name. Throws `forbidden` for somebody who may not do it either. */
    async listColleagues(
      permissions: readonly Permission[],
      work: AssignedWork,
    ): Promise<Colleague[]> {
      if (!permissions.includes(assignedWork[work])) throw new ServiceError('forbidden');
      const { rows } = await repositories.member.list(
        { state: 'active' },
        { sort: 'address', limit: mostColleagues },
      );
      return rows
        .filter(({ roles }) => mayHold(roles, work))
        .map(({ email, name }) => ({ email, name }))
        .toSorted((one, other) => one.name.localeCompare(other.name));
    },

    /** Throws `not_found`. */
    async find(id: string): Promise<StaffDetail> {
      const member = requireFound(await repositories.member.findById(id));
      const at = now();
      const live = { now: at, idleSince: new Date(at.getTime() - staffIdleMs) };
      const lastSeen = await repositories.session.findLastSeen(id);
      return {
        ...toMember(member),
        passkeys: (await repositories.passkey.list(id)).length,
        hasTotp: member.totpSecret !== null,
        hasWorkAccount: (await repositories.workAccount.findByMember(id)) !== null,
        sessions: (await repositories.session.listLive(id, live)).length,
        lastSeenAt: lastSeen?.toISOString() ?? null,
      };
    },

    /** Whether the caller gives decisive roles without a second person. */
    isAlone: (staff: string): Promise<boolean> =>
      unitOfWork(async (tx) => actsAlone(staff, await tx.member.lockAdministrators(), now())),

    /** Throws `conflict` where somebody of this address works or worked here. */
    invite: (actor: StaffActor, input: NewMember): Promise<Invitation> =>
      unitOfWork((tx) => create(tx, actor, { input, isAlone: false })),

    /** As `invite`; null where it wants a second person, and nothing is done. */
    inviteAlone: (actor: StaffActor, input: NewMember): Promise<Invitation | null> =>
      unitOfWork(async (tx) => {
        const isBound = isDecisive(input.roles);
        if (isBound && !actsAlone(actor.staff, await tx.member.lockAdministrators(), now()))
          return null;
        return create(tx, actor, { input, isAlone: isBound });
      }),

    /** For who lost every way in: what there was ends. Throws as `lockOther`. */
    reinvite: (actor: StaffActor, id: string): Promise<Invitation> =>
      unitOfWork((tx) => renew(tx, actor, { id, isAlone: false })),

    /** As `reinvite`; null where it wants a second person, and nothing is done. */
    reinviteAlone: (actor: StaffActor, id: string): Promise<Invitation | null> =>
      unitOfWork(async (tx) => {
        const member = requireFound(await tx.member.findById(id));
        const isBound = isDecisive(member.roles);
        if (isBound && !actsAlone(actor.staff, await tx.member.lockAdministrators(), now()))
          return null;
        return renew(tx, actor, { id, isAlone: isBound });
      }),

    /** In effect from the next call on. Throws as `lockOther`. */
    changeRoles: (
      staff: string,
      { id, roles }: { id: string; roles: Role[] },
    ): Promise<StaffMember> =>
      unitOfWork(async (tx) => {
        const member = await lockOther(tx, { id, staff });
        await tx.member.update(id, { roles });
        await recordChange(tx.audit, {
          at: now(),
          staff,
          target: `staff:${id}`,
          before: { roles: member.roles },
          after: { roles },
        });
        return toMember({ ...member, roles });
      }),

    /** Ends the access of somebody at once: sessions, passkeys, codes. Throws as `lockOther`. */
    offBoard: (staff: string, id: string): Promise<StaffMember> =>
      unitOfWork(async (tx) => {
        const member = await lockOther(tx, { id, staff });
        const left = { state: 'left', leftAt: now() } as const;
        await removeWaysIn(tx, id);
        await tx.member.update(id, left);
        await recordChange(tx.audit, {
          at: now(),
          staff,
          target: `staff:${id}`,
          before: { state: member.state },
          after: { state: left.state },
        });
        return toMember({ ...member, ...left });
      }),

    /** A link that sets up the break-glass account anew; what opened it before ends. With `onlyFirst` null once it was ever set up. */
    breakGlass: (locale: Locale, { onlyFirst }: { onlyFirst: boolean }): Promise<string | null> =>
      unitOfWork(async (tx) => {
        const known = await tx.member.findBreakGlass();
        if (onlyFirst && known && known.state !== 'invited') return null;
        const member = known ?? {
          ...newMember({ ...breakGlass, roles: ['administrator'] }, 'server'),
          isBreakGlass: true,
        };
        if (!known) await tx.member.create(member);
        await removeWaysIn(tx, member.id);
        await tx.member.update(member.id, { state: 'invited' });
        await recordChange(tx.audit, {
          at: now(),
          staff: 'server',
          target: `staff:${member.id}`,
          before: null,
          after: { breakGlass: true },
        });
        const { link } = await invite(tx, member, { staff: 'server', locale });
        return link;
      }),
  };
}
