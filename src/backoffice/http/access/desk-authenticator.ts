import type { Permission } from '@/contracts/staff/permissions';
import { ServiceError } from '@/backoffice/common/service-error';
import type { CallContext } from '../api-types';
import type { RateLimits } from './rate-limits';
import type { RecordAccess } from './record-access';

/** Who calls the desk. */
export interface DeskCaller {
  /** As the trail has it: the name of a key. */
  staff: string;
  permissions: readonly Permission[];
}

export interface DeskAuthenticator {
  /** Who calls, if they may. Throws 401, the same for a missing, wrong, expired and revoked token, 403 without the permission, and 429 for many wrong ones. */
  authenticate: (
    call: Pick<CallContext, 'headers' | 'network'>,
    permission: Permission | undefined,
  ) => Promise<DeskCaller>;
}

/**
 * Only wrong tokens are counted and, once there were too many, answered 429: the right one always passes, so that nobody shuts the staff
 * out from the network they share.
 */
export function createDeskAuthenticator({
  findKey,
  rateLimits,
  recordAccess,
}: {
  findKey: (token: string) => Promise<DeskCaller | null>;
  rateLimits: RateLimits;
  recordAccess: RecordAccess;
}): DeskAuthenticator {
  return {
    async authenticate(call, permission) {
      const { headers, network } = call;
      const token = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
      const caller = token === '' ? null : await findKey(token);
      if (!caller) {
        // What is over the limit is not written down, so that nobody fills the log.
        await rateLimits.consume('deskFailures', network);
        if (token !== '') await recordAccess(call, { kind: 'desk-token-refused' });
        throw new ServiceError('unauthorised');
      }
      if (permission === undefined || !caller.permissions.includes(permission))
        throw new ServiceError('forbidden');
      return caller;
    },
  };
}
