import { stepUpOperation } from '@/contracts/account/account-choices';
import type {
  Passkey,
  PasskeyAttestation,
  PasskeyCreationOptions,
} from '@/contracts/account/passkey';
import type { WebAuthn } from '@/backoffice/adapters/webauthn/webauthn';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import { maskPhoneWithCountry } from '../customer/customer.model';
import type { CustomerService } from '../customer/customer.service';
import type { PayoutRepositories, PayoutSafety } from '../customer/payout-safety';
import { eventOf } from '../customer/session.model';
import type { SessionRepository } from '../customer/session.repository';
import type { AuthenticatedCustomer } from '../customer/session.service';
import type { CheckProof } from '../otp/proof.service';
import type { ProofRepository } from '../otp/proof.repository';
import type { Confirmed } from './passkey-caller';
import type { ChallengeRepositories, PasskeyChallenges } from './passkey-challenges';
import {
  algorithms,
  creationOptions,
  isFreshSignIn,
  maxPasskeys,
  toPasskey,
} from './passkey.model';
import type { PasskeyRepository } from './passkey.repository';

/** What the registration of a passkey reads and writes in one transaction. */
export interface RegistrationRepositories extends PayoutRepositories, ChallengeRepositories {
  passkey: Pick<PasskeyRepository, 'list' | 'lockByCredential' | 'create'>;
  proof: ProofRepository;
  session: Pick<SessionRepository, 'findById'>;
}

export interface PasskeyRegistrationOptions {
  rp: { id: string; name: string } | null;
  unitOfWork: UnitOfWork<RegistrationRepositories>;
  webAuthn: Pick<WebAuthn, 'verifyCreation'>;
  challenges: PasskeyChallenges;
  customers: Pick<CustomerService, 'lockProfile'>;
  payoutSafety: Pick<PayoutSafety, 'announce'>;
  proofs: { holdsProof: CheckProof; consumeProof: CheckProof };
  /** Called after a transaction with messages was committed. */
  deliverNow: () => void;
  now: () => Date;
  newId: () => string;
  /** Names a customer to authenticators, saying nothing about them. */
  newUserHandle: (customerId: string) => string;
}

export type PasskeyRegistration = ReturnType<typeof createPasskeyRegistration>;

/** Adds passkeys to a customer's account. */
export function createPasskeyRegistration({
  rp,
  unitOfWork,
  webAuthn,
  challenges,
  customers,
  payoutSafety,
  proofs,
  deliverNow,
  now,
  newId,
  newUserHandle,
}: PasskeyRegistrationOptions) {
  const subjectOf = ({ sessionId }: AuthenticatedCustomer) =>
    ({ purpose: 'registration', holder: sessionId }) as const;

  /** A first passkey needs a sign-in of the last minutes or a code; every further one a passkey, because who has taken over the phone must not add his own. */
  async function rejectUnconfirmed(
    tx: RegistrationRepositories,
    { caller, proofToken, phone, count }: Confirmed<{ phone: string; count: number }>,
  ): Promise<void> {
    const isFresh = isFreshSignIn(await tx.session.findById(caller.sessionId), now());
    if (count === 0 && isFresh) return;
    const isProven =
      proofToken !== null &&
      (await proofs.holdsProof(tx, {
        token: proofToken,
        phone,
        operation: stepUpOperation.addPasskey(),
        ...(count > 0 ? { method: 'passkey' } : {}),
      }));
    if (!isProven) throw new ServiceError('step_up_required');
  }

  return {
    /** Throws `not_found` where passkeys are not offered, `step_up_required`, and `conflict` for one passkey too many. */
    begin: ({ caller, proofToken }: Confirmed<object>): Promise<PasskeyCreationOptions> =>
      unitOfWork(async (tx) => {
        const site = requireFound(rp);
        const { phone } = await customers.lockProfile(tx.customer, caller.customerId);
        const known = await tx.passkey.list(caller.customerId);
        if (known.length >= maxPasskeys) throw new ServiceError('conflict');
        await rejectUnconfirmed(tx, { caller, proofToken, phone, count: known.length });
        return creationOptions(site, {
          challenge: await challenges.begin(tx, subjectOf(caller)),
          userHandle: known[0]?.userHandle ?? newUserHandle(caller.customerId),
          userName: maskPhoneWithCountry(phone),
          known,
        });
      }),

    /** Registers a passkey under the name of the browser, and tells the customer on every channel. Throws `passkey_refused` for an answer that does not hold. */
    async finish({
      caller,
      proofToken,
      credential,
    }: Confirmed<{ credential: PasskeyAttestation }>): Promise<Passkey> {
      requireFound(rp);
      const { clientDataJSON: clientDataJson } = credential.response;
      const subject = subjectOf(caller);
      const challenge = await unitOfWork((tx) => challenges.end(tx, { subject, clientDataJson }));
      const key =
        challenge && (await webAuthn.verifyCreation(credential, { challenge, algorithms }));
      if (!key) throw new ServiceError('passkey_refused');
      const added = await unitOfWork(async (tx) => {
        const customer = await customers.lockProfile(tx.customer, caller.customerId);
        const known = await tx.passkey.list(customer.id);
        if (known.length >= maxPasskeys || (await tx.passkey.lockByCredential(key.credentialId)))
          throw new ServiceError('conflict');
        await rejectUnconfirmed(tx, {
          caller,
          proofToken,
          phone: customer.phone,
          count: known.length,
        });
        if (proofToken !== null)
          await proofs.consumeProof(tx, {
            token: proofToken,
            phone: customer.phone,
            operation: stepUpOperation.addPasskey(),
          });
        const row = {
          ...key,
          id: newId(),
          customerId: customer.id,
          userHandle: known[0]?.userHandle ?? newUserHandle(customer.id),
          name: caller.device || maskPhoneWithCountry(customer.phone),
          createdAt: now(),
          lastUsedAt: null,
        };
        await tx.passkey.create(row);
        await tx.customer.addEvent({ ...eventOf(caller, now()), kind: 'passkey-added' });
        await payoutSafety.announce(tx, {
          customer,
          notice: { kind: 'passkey-added', name: row.name },
        });
        return toPasskey(row);
      });
      deliverNow();
      return added;
    },
  };
}
