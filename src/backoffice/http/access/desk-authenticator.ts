import { createHash, timingSafeEqual } from 'node:crypto';
import type { StaffToken } from '@/config/env-fields';
import { ServiceError } from '@/backoffice/common/service-error';
import type { CallContext } from '../api-types';
import type { RateLimits } from './rate-limits';
import type { RecordAccess } from './record-access';

export interface DeskAuthenticator {
  /** The name of the member of staff whose token the call carries. Throws 401, the same for a missing and a wrong token, and 429 for many wrong ones. */
  authenticate: (call: Pick<CallContext, 'headers' | 'network'>) => Promise<string>;
}

/**
 * Compares hashes of equal length with every known token, so that the time taken tells nothing. Only wrong tokens are counted and, once
 * there were too many, answered 429: the right one always passes, so that nobody shuts the staff out from the network they share.
 */
export function createDeskAuthenticator({
  tokens,
  rateLimits,
  recordAccess,
}: {
  tokens: readonly StaffToken[];
  rateLimits: RateLimits;
  recordAccess: RecordAccess;
}): DeskAuthenticator {
  const staffHashes = tokens.map(({ name, token }) => ({ name, hash: sha256(token) }));
  return {
    async authenticate(call) {
      const { headers, network } = call;
      const token = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
      const tokenHash = sha256(token);
      const matches = staffHashes.filter(({ hash }) => timingSafeEqual(hash, tokenHash));
      const [staff] = matches;
      if (staff) return staff.name;
      // What is over the limit is not written down, so that nobody fills the log.
      await rateLimits.consume('deskFailures', network);
      if (token !== '') await recordAccess(call, { kind: 'desk-token-refused' });
      throw new ServiceError('unauthorised');
    },
  };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
