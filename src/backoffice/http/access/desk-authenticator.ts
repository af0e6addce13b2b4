import type { Permission } from '@/contracts/staff/permissions';
import { ServiceError } from '@/backoffice/common/service-error';
import type { CallContext } from '../api-types';
import { tokenCookieOf } from '../cookies';
import type { RateLimits } from './rate-limits';
import type { RecordAccess } from './record-access';

/** A session cookie: it ends with the browser at the latest. `SameSite=Strict` keeps it out of requests that a link on another site causes. */
export const deskCookie = { name: 'desk_token', path: '/api/v1', sameSite: 'Strict' } as const;

/** The open session of a member of staff; same shape as `OpenSession` of the staff domain. */
export interface DeskSession {
  id: string;
  memberId: string;
  /** The member of staff whose passkey or code proves that the person is present; an administrator who acts as somebody else proves it with their own. */
  proverId: string;
  provenUntil: Date;
}

/** The caller of a desk endpoint: a member of staff or an API key. */
export interface DeskCaller {
  /** The name in the audit trail: the mail address of a person, or the name of an API key. */
  staff: string;
  permissions: readonly Permission[];
  /** Null for a key. */
  session: DeskSession | null;
}

type FoundCaller = Omit<DeskCaller, 'session'> & { session?: DeskSession | null };

/** The session of a call that was let in as `signed-in`. */
export function requireSession({ session }: Pick<DeskCaller, 'session'>): DeskSession {
  if (!session) throw new ServiceError('forbidden');
  return session;
}

/** Refuses a key to ask for what two people decide: whoever makes keys could be both. */
export function requirePerson({ session }: Pick<DeskCaller, 'session'>): void {
  if (!session) throw new ServiceError('second_person_needed');
}

export interface DeskAuthenticator {
  /** Authenticates the caller and checks the permission. Throws 401, the same for a missing, wrong, expired and revoked token or session, 403 without the permission, and 429 after too many wrong tokens. */
  authenticate: (
    call: Pick<CallContext, 'headers' | 'isHttps' | 'network'>,
    permission: Permission | 'signed-in' | undefined,
  ) => Promise<DeskCaller>;
}

/**
 * A key stands in `Authorization`, the session of a person in a cookie. Only wrong tokens are counted and, once there were too many, answered 429: the right one always passes, so that nobody shuts the staff
 * out from the network they share.
 */
export function createDeskAuthenticator({
  findKey,
  findSession,
  rateLimits,
  recordAccess,
}: {
  findKey: (token: string) => Promise<FoundCaller | null>;
  findSession: (token: string) => Promise<FoundCaller | null>;
  rateLimits: RateLimits;
  recordAccess: RecordAccess;
}): DeskAuthenticator {
  return {
    async authenticate(call, permission) {
      const { headers, network } = call;
      const authorization = headers.get('authorization');
      const token =
        authorization === null
          ? tokenCookieOf(call, deskCookie.name)
          : (/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? null);
      if (token === null) throw new ServiceError('unauthorised');
      const caller = await (authorization === null ? findSession : findKey)(token);
      if (!caller) {
        // What is over the limit is not written down, so that nobody fills the log; nor is a session that is over, which is everyday.
        await rateLimits.consume('deskFailures', network);
        if (authorization !== null) await recordAccess(call, { kind: 'desk-token-refused' });
        throw new ServiceError('unauthorised');
      }
      const { session = null } = caller;
      const isPermitted =
        permission === 'signed-in'
          ? session !== null
          : permission !== undefined && caller.permissions.includes(permission);
      if (!isPermitted) throw new ServiceError('forbidden');
      return { ...caller, session };
    },
  };
}
