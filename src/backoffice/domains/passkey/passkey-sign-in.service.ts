import type { PasskeyAssertion, PasskeyRequestOptions } from '@/contracts/account/passkey';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import { deviceOf } from '../customer/session.model';
import type { CustomerDirectory, IssuedSession } from '../otp/customer-directory';
import type { TrustBrowser, TrustedBrowserRepository } from '../otp/trusted-browser.repository';
import type { PasskeyChallenges } from './passkey-challenges';
import type { UseFailure, UsePasskey, UseRepositories } from './passkey-use';
import { requestOptions } from './passkey.model';

/** What a sign-in by passkey reads and writes in one transaction. */
export interface PasskeySignInRepositories extends UseRepositories {
  customer: Pick<CustomerRepository, 'addEvent' | 'findById'>;
  trustedBrowser: TrustedBrowserRepository;
}

export interface PasskeySignInOptions {
  rpId: string | null;
  unitOfWork: UnitOfWork<PasskeySignInRepositories>;
  challenges: PasskeyChallenges;
  usePasskey: UsePasskey;
  customers: CustomerService;
  startSession: CustomerDirectory['startSession'];
  trustBrowser: TrustBrowser;
  now: () => Date;
  newToken: () => string;
}

export interface PasskeySignInCall {
  credential: PasskeyAssertion;
  /** The token of the browser that began, from its cookie. */
  ceremonyToken: string | null;
  /** The token of a browser in which somebody signed in, from its cookie. */
  browserToken: string | null;
  userAgent: string | null;
  /** The `login_token` that the browser carries until now. */
  formerToken?: string | null | undefined;
  /** Keyed hash. */
  network: string;
}

export type PasskeySignIn = ReturnType<typeof createPasskeySignIn>;

/** Signing in by a passkey, without a phone number: the browser shows which it has. */
export function createPasskeySignIn({
  rpId,
  unitOfWork,
  challenges,
  usePasskey,
  customers,
  startSession,
  trustBrowser,
  now,
  newToken,
}: PasskeySignInOptions) {
  return {
    /** Null where passkeys are not offered. `ceremonyToken` goes into the browser's cookie: the answer is taken only there. */
    async begin(
      token: string | null,
    ): Promise<{ options: PasskeyRequestOptions; ceremonyToken: string } | null> {
      if (rpId === null) return null;
      const ceremonyToken = token ?? newToken();
      const challenge = await unitOfWork((tx) =>
        challenges.begin(tx, { purpose: 'sign-in', holder: ceremonyToken }),
      );
      return { options: requestOptions(rpId, { challenge, allowed: [] }), ceremonyToken };
    },

    /** Opens a session for the customer whose passkey this is, in a browser that is trusted from then on. */
    async finish({
      credential,
      ceremonyToken,
      userAgent,
      network,
      formerToken,
      ...call
    }: PasskeySignInCall): Promise<
      { session: IssuedSession; browserToken: string } | { failure: UseFailure }
    > {
      if (rpId === null) throw new ServiceError('not_found');
      if (ceremonyToken === null) return { failure: 'ended' };
      const browserToken = call.browserToken ?? newToken();
      const outcome = await unitOfWork(
        async (tx): Promise<{ customerId: string } | { failure: UseFailure }> => {
          const subject = { purpose: 'sign-in', holder: ceremonyToken } as const;
          const used = await usePasskey(tx, { subject, credential });
          if ('failure' in used) {
            if (used.key)
              await tx.customer.addEvent({
                customerId: used.key.customerId,
                at: now(),
                kind: 'passkey-refused',
                device: deviceOf(userAgent),
                network,
                detail: used.failure,
              });
            return { failure: used.failure };
          }
          const { customerId } = used.key;
          const { phone } = customers.profileOf(
            requireFound(await tx.customer.findById(customerId)),
          );
          await trustBrowser(tx, { phone, browserToken });
          return { customerId };
        },
      );
      if ('failure' in outcome) return outcome;
      return {
        session: await startSession(
          { id: outcome.customerId },
          { userAgent, network, method: 'passkey', formerToken },
        ),
        browserToken,
      };
    },
  };
}
