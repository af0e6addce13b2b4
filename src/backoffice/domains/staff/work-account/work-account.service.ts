import type { GroupRole } from '@/config/desk/work-account-fields';
import type { Role } from '@/contracts/staff/permissions';
import { staffEmailSchema, staffNameMax } from '@/contracts/staff/staff';
import {
  OpenIdUnavailableError,
  type OpenIdBinding,
  type OpenIdIdentity,
  type OpenIdProvider,
} from '@/backoffice/adapters/openid/openid-provider';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import type { Logger } from '@/backoffice/common/logger';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../../audit/audit.repository';
import { recordChange } from '../../audit/record-change';
import type { StaffPasskeyRepository } from '../staff-passkey.repository';
import type { StaffSessionRepository } from '../staff-session.repository';
import type { OpenSession, StaffSessions } from '../staff-sessions';
import type { StaffRepository, StaffRow } from '../staff.repository';
import { directoryName, settleRoles } from './work-account.model';
import type { WorkAccountRepository, WorkAccountRow } from './work-account.repository';

/** What signing in and connecting read and write in one transaction. */
export interface WorkAccountRepositories {
  audit: Pick<AuditRepository, 'create'>;
  member: Pick<StaffRepository, 'create' | 'lockById' | 'update'>;
  passkey: Pick<StaffPasskeyRepository, 'list'>;
  session: Pick<StaffSessionRepository, 'create' | 'revoke'>;
  workAccount: WorkAccountRepository;
}

export interface WorkAccountServiceOptions {
  /** Null where staff have no work accounts. */
  provider: OpenIdProvider | null;
  /** Which group gives which role. */
  mapping: readonly GroupRole[];
  repositories: { workAccount: Pick<WorkAccountRepository, 'findByMember'> };
  unitOfWork: UnitOfWork<WorkAccountRepositories>;
  sessions: Pick<StaffSessions, 'start'>;
  hash: KeyedHash;
  log: Logger;
  now: () => Date;
  newId: () => string;
  newToken: () => string;
}

/** A second person has to give these roles. */
export interface WantedRoles {
  memberId: string;
  roles: Role[];
}

/** The answer of the provider, in the browser whose cookie has this token. */
export interface ProviderAnswer {
  answer: string;
  ceremonyToken: string | null;
}

type Refusal = 'work_account_unknown' | 'work_account_without_role';

export type WorkAccountService = ReturnType<typeof createWorkAccountService>;

/**
 * Signing in with the account of the lender's directory. It never proves that somebody is there, and groups alone give no role that moves money or decides on rights: whoever
 * controls the directory would control both.
 */
export function createWorkAccountService({
  provider,
  mapping,
  repositories,
  unitOfWork,
  sessions,
  hash,
  log,
  now,
  newId,
  newToken,
}: WorkAccountServiceOptions) {
  /** `holder` is whose session connects; the public purpose stands in front of the state, so that the page knows where it goes on. */
  const bindingOf = (holder: string | null, token: string): OpenIdBinding => {
    const part = (name: string) => hash('work-account', name, holder ?? '', token);
    return {
      state: `${holder === null ? 'sign-in' : 'connect'}.${part('state')}`,
      nonce: part('nonce'),
      verifier: part('verifier'),
    };
  };

  async function begin(holder: string | null): Promise<{ url: string; ceremonyToken: string }> {
    const ceremonyToken = newToken();
    const { begin: ask } = requireFound(provider);
    try {
      return { url: await ask(bindingOf(holder, ceremonyToken)), ceremonyToken };
    } catch (error) {
      throw failureOf(error);
    }
  }

  function failureOf(error: unknown): ServiceError {
    const reason = error instanceof Error ? error.message : 'unknown';
    if (error instanceof OpenIdUnavailableError) {
      log.error({ reason }, 'the provider of work accounts is not available');
      return new ServiceError('work_account_unavailable', { cause: error });
    }
    log.warn({ reason }, 'a sign-in by work account was refused');
    return new ServiceError('work_account_refused', { cause: error });
  }

  async function identify(
    holder: string | null,
    { answer, ceremonyToken }: ProviderAnswer,
  ): Promise<OpenIdIdentity> {
    const { end } = requireFound(provider);
    if (ceremonyToken === null) throw new ServiceError('work_account_refused');
    try {
      return await end(answer, bindingOf(holder, ceremonyToken));
    } catch (error) {
      throw failureOf(error);
    }
  }

  const connection = (memberId: string, { issuer, subject }: OpenIdIdentity): WorkAccountRow => ({
    memberId,
    issuer,
    subject,
    askedRoles: [],
    connectedAt: now(),
    lastUsedAt: null,
  });

  /** Somebody whom nobody invited: taken in with what the groups give. An address that anybody works or worked under is never taken for theirs. */
  async function admit(
    tx: WorkAccountRepositories,
    identity: OpenIdIdentity,
  ): Promise<StaffRow | null> {
    const email = staffEmailSchema.safeParse(identity.email).data;
    if (email === undefined) return null;
    const member: StaffRow = {
      id: newId(),
      email,
      name: (identity.name ?? email).slice(0, staffNameMax),
      roles: [],
      state: 'active',
      isBreakGlass: false,
      totpSecret: null,
      totpStep: 0,
      createdBy: directoryName,
      createdAt: now(),
      joinedAt: now(),
      leftAt: null,
    };
    if (!(await tx.member.create(member))) return null;
    await tx.workAccount.create(connection(member.id, identity));
    await recordChange(tx.audit, {
      at: now(),
      staff: directoryName,
      target: `staff:${member.id}`,
      before: null,
      after: { email, name: member.name },
    });
    return member;
  }

  /** Writes what the groups make of the roles; whoever keeps none has no session either. */
  async function settle(
    tx: WorkAccountRepositories,
    { member, groups }: { member: StaffRow; groups: readonly string[] },
  ): Promise<{ roles: Role[]; wanted: WantedRoles | null }> {
    const { roles, wanted } = settleRoles({ held: member.roles, groups, mapping });
    if (roles.join() !== member.roles.join()) {
      await tx.member.update(member.id, { roles });
      await recordChange(tx.audit, {
        at: now(),
        staff: directoryName,
        target: `staff:${member.id}`,
        before: { roles: member.roles },
        after: { roles },
      });
      if (roles.length === 0) await tx.session.revoke({ memberId: member.id, at: now() });
    }
    const account = await tx.workAccount.findByMember(member.id);
    const isNew = wanted !== null && wanted.join() !== account?.askedRoles.join();
    await tx.workAccount.update(member.id, { askedRoles: wanted ?? [], lastUsedAt: now() });
    return { roles, wanted: isNew ? { memberId: member.id, roles: wanted } : null };
  }

  /** Somebody whose groups open nothing is not taken in. */
  const opensAnything = (groups: readonly string[]): boolean =>
    mapping.some(({ group }) => groups.includes(group));

  return {
    /** Whether there is a provider to sign in with. */
    isOffered: (): boolean => provider !== null,

    /** Where the browser goes to sign in. Throws `not_found` where nobody has a work account, and `work_account_unavailable`. */
    beginSignIn: () => begin(null),

    /**
     * The token of a new session, and the roles for which a second person is to be asked; either may be null. What groups take away is gone even where nobody gets in. Throws `work_account_refused`,
     * `work_account_unavailable`, `work_account_unknown` for an account that is not connected, and `work_account_without_role`.
     */
    async signIn({ device, ...answer }: ProviderAnswer & { device: string }): Promise<{
      token: string | null;
      wanted: WantedRoles | null;
    }> {
      const identity = await identify(null, answer);
      const { groups } = identity;
      const refuse = (code: Refusal): never => {
        const { issuer, subject } = identity;
        log.warn({ issuer, subject, code }, 'a work account does not open the desk');
        throw new ServiceError(code);
      };
      if (groups === null) return refuse('work_account_without_role');
      const outcome = await unitOfWork(async (tx) => {
        const known = await tx.workAccount.findBySubject(identity);
        if (!known && !opensAnything(groups)) return null;
        const member = known ? await tx.member.lockById(known.memberId) : await admit(tx, identity);
        if (member?.state !== 'active' || member.isBreakGlass) return null;
        const { roles, wanted } = await settle(tx, { member, groups });
        if (roles.length === 0) return { token: null, wanted };
        await tx.audit.create({
          at: now(),
          staff: member.email,
          action: 'sign-in',
          target: `staff:${member.id}`,
          before: null,
          after: { method: 'work-account', device },
        });
        const start = { memberId: member.id, device, method: 'work-account' } as const;
        return { token: await sessions.start(tx, start), wanted };
      });
      return outcome ?? refuse('work_account_unknown');
    },

    /** When the own work account was connected; null where there is none to connect. */
    async find({ memberId }: OpenSession): Promise<{ connectedAt: string | null } | null> {
      if (provider === null) return null;
      const row = await repositories.workAccount.findByMember(memberId);
      return { connectedAt: row?.connectedAt.toISOString() ?? null };
    },

    /** Throws as `beginSignIn`, and `step_up_required` without a fresh passkey or code. */
    async beginConnecting({ id, provenUntil }: OpenSession) {
      requireFound(provider);
      if (provenUntil <= now()) throw new ServiceError('step_up_required');
      return begin(id);
    },

    /** In place of the one before. Throws as `signIn`, and `conflict` for an account that is somebody else's and for the break-glass account. */
    async connect(session: OpenSession, answer: ProviderAnswer): Promise<void> {
      const identity = await identify(session.id, answer);
      // The proof counted when it began; the binding holds what follows to this session.
      await unitOfWork(async (tx) => {
        const member = requireFound(await tx.member.lockById(session.memberId));
        if (member.isBreakGlass || session.proverId !== member.id)
          throw new ServiceError('conflict');
        const before = await tx.workAccount.findByMember(member.id);
        await tx.workAccount.remove(member.id);
        if (!(await tx.workAccount.create(connection(member.id, identity))))
          throw new ServiceError('conflict');
        const nameOf = ({ issuer, subject }: Pick<WorkAccountRow, 'issuer' | 'subject'>) => ({
          workAccount: { issuer, subject },
        });
        await recordChange(tx.audit, {
          at: now(),
          staff: member.email,
          target: `staff:${member.id}`,
          before: before ? nameOf(before) : { workAccount: null },
          after: nameOf(identity),
        });
      });
    },

    /** Throws `not_found` without one, and `conflict` where it is the only way in. */
    disconnect: ({ memberId }: OpenSession): Promise<void> =>
      unitOfWork(async (tx) => {
        const member = requireFound(await tx.member.lockById(memberId));
        const { issuer, subject } = requireFound(await tx.workAccount.findByMember(memberId));
        const passkeys = await tx.passkey.list(memberId);
        if (passkeys.length === 0 && member.totpSecret === null) throw new ServiceError('conflict');
        await tx.workAccount.remove(memberId);
        await recordChange(tx.audit, {
          at: now(),
          staff: member.email,
          target: `staff:${memberId}`,
          before: { workAccount: { issuer, subject } },
          after: { workAccount: null },
        });
      }),
  };
}
