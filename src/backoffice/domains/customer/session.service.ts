import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { CustomerRepository } from './customer.repository';
import type { CustomerDirectory } from '../otp/customer-directory';
import type { BankAccountEncryption } from './bank-account.model';
import type { BankAccountRepository } from './bank-account.repository';
import type { CustomerService } from './customer.service';
import type { SessionRow, SessionRepository } from './session.repository';
import {
  deviceOf,
  sessionIdleMs,
  endedSessionRetentionMs,
  sessionLifetimeMs,
} from './session.model';

/** The authenticated customer of a call. */
export interface AuthenticatedCustomer {
  customerId: string;
  sessionId: string;
  device: string;
  /** Keyed hash of the network that the call came from. */
  network: string;
}

/** What a sign-in or sign-out reads and writes in one transaction. */
export interface SessionRepositories {
  session: Omit<SessionRepository, 'findById'>;
  customer: Pick<CustomerRepository, 'addEvent' | 'findByPhoneHash' | 'lockById'>;
}

export interface SessionServiceOptions {
  repositories: SessionRepositories & { bankAccount: Pick<BankAccountRepository, 'findCurrent'> };
  unitOfWork: UnitOfWork<SessionRepositories>;
  customers: CustomerService;
  bankAccountEncryption: Pick<BankAccountEncryption, 'decrypt'>;
  hash: KeyedHash;
  now: () => Date;
  newId: () => string;
  newToken: () => string;
}

export type SessionService = ReturnType<typeof createSessionService>;

/**
 * Sessions of customers: 30 minutes idle, 12 hours in all, ended at once when revoked. Also provides the customer directory that signing
 * in uses.
 */
export function createSessionService({
  repositories,
  unitOfWork,
  customers,
  bankAccountEncryption,
  hash,
  now,
  newId,
  newToken,
}: SessionServiceOptions) {
  const liveAt = () => ({ now: now(), idleSince: new Date(now().getTime() - sessionIdleMs) });

  /** What signing in by a code or a passkey asks of customers and their sessions. */
  const directory: CustomerDirectory = {
    findByPhone: (phone) => customers.findByPhone(repositories.customer, phone),
    async accountEnding(customer, bankAccountId) {
      const account = await repositories.bankAccount.findCurrent(customer?.id ?? '');
      if (account?.id !== bankAccountId) return null;
      const { accountNumber } = bankAccountEncryption.decrypt(account.id, account.encrypted);
      return accountNumber.replaceAll(/\D/g, '').slice(-4);
    },
    async startSession({ id: customerId }, { userAgent, network, method, formerToken }) {
      const token = newToken();
      const at = now();
      const device = deviceOf(userAgent);
      await unitOfWork(async ({ session, customer }) => {
        // Locked, so that no session begins while the account is being frozen.
        if ((await customer.lockById(customerId))?.frozenAt)
          throw new ServiceError('account_frozen');
        if (formerToken) await session.revokeByToken(hash.all(formerToken), at);
        await session.create({
          id: newId(),
          tokenHash: hash(token),
          customerId,
          device,
          createdAt: at,
          lastSeenAt: at,
          endsAt: new Date(at.getTime() + sessionLifetimeMs),
          revokedAt: null,
        });
        await customer.addEvent({
          customerId,
          at,
          kind: 'signed-in',
          device,
          network,
          detail: method,
        });
      });
      return { token };
    },
  };

  return {
    directory,

    /** The customer whose `login_token` this is; the call renews the session's idle time. Throws `unauthorised` for a missing or unknown token, `session_ended` when the session has expired or was revoked. */
    async authenticate(token: string | null): Promise<Omit<AuthenticatedCustomer, 'network'>> {
      if (token === null || token === '') throw new ServiceError('unauthorised');
      const tokenHashes = hash.all(token);
      const row = await repositories.session.markUsed(tokenHashes, liveAt());
      if (row) return { customerId: row.customerId, sessionId: row.id, device: row.device };
      throw new ServiceError(
        (await repositories.session.isKnown(tokenHashes)) ? 'session_ended' : 'unauthorised',
      );
    },

    /** The live sessions of the customer, the one used last first. */
    list: ({ customerId }: Pick<AuthenticatedCustomer, 'customerId'>): Promise<SessionRow[]> =>
      repositories.session.listLive(customerId, liveAt()),

    /** Ends the caller's session, or with `everywhere` all sessions of the customer. */
    async signOut(
      { customerId, sessionId, device, network }: AuthenticatedCustomer,
      { everywhere }: { everywhere: boolean },
    ): Promise<void> {
      await unitOfWork(async ({ session, customer }) => {
        const at = now();
        if (everywhere) await session.revokeAll({ customerId, at });
        else await session.revoke({ id: sessionId, customerId, at });
        await customer.addEvent({
          customerId,
          at,
          kind: everywhere ? 'signed-out-everywhere' : 'signed-out',
          device,
          network,
        });
      });
    },

    /** Ends another session of the same customer. Throws `not_found` for one that is not theirs. */
    async revoke(
      { customerId, device, network }: AuthenticatedCustomer,
      id: string,
    ): Promise<void> {
      await unitOfWork(async ({ session, customer }) => {
        const at = now();
        if (!(await session.revoke({ id, customerId, at }))) throw new ServiceError('not_found');
        await customer.addEvent({ customerId, at, kind: 'session-revoked', device, network });
      });
    },

    /** Removes sessions that ended more than a day ago. */
    removeExpired: (): Promise<void> =>
      repositories.session.removeEndedBefore(new Date(now().getTime() - endedSessionRetentionMs)),
  };
}
