import { operationKind, stepUpOperation } from '@/contracts/account/account-choices';
import type {
  Passkey,
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@/contracts/account/passkey';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { WebAuthn } from '@/backoffice/adapters/webauthn/webauthn';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange } from '../audit/record-change';
import { maskPhoneWithCountry } from '../customer/customer.model';
import type { CustomerProfile, CustomerService } from '../customer/customer.service';
import type { PayoutRepositories, PayoutSafety } from '../customer/payout-safety';
import type { SessionRepository } from '../customer/session.repository';
import type { AuthenticatedCustomer } from '../customer/session.service';
import type { CheckProof, IssuePasskeyProof } from '../otp/proof.service';
import type { ProofRepository } from '../otp/proof.repository';
import type { ChallengeRepositories, PasskeyChallenges } from './passkey-challenges';
import type { UsePasskey } from './passkey-use';
import {
  algorithms,
  creationOptions,
  isFreshSignIn,
  maxPasskeys,
  requestOptions,
  toPasskey,
} from './passkey.model';
import type { PasskeyRepository } from './passkey.repository';

/** What a customer's passkeys read and write in one transaction. */
export interface PasskeyRepositories extends PayoutRepositories, ChallengeRepositories {
  passkey: PasskeyRepository;
  proof: ProofRepository;
  session: Pick<SessionRepository, 'findById' | 'revokeAll'>;
  audit: Pick<AuditRepository, 'create'>;
}

export interface PasskeyServiceOptions {
  rp: { id: string; name: string } | null;
  repositories: Pick<PasskeyRepositories, 'passkey'>;
  unitOfWork: UnitOfWork<PasskeyRepositories>;
  webAuthn: Pick<WebAuthn, 'verifyCreation'>;
  challenges: PasskeyChallenges;
  usePasskey: UsePasskey;
  customers: Pick<CustomerService, 'profileOf'>;
  payoutSafety: Pick<PayoutSafety, 'announce' | 'hold'>;
  proofs: {
    holdsProof: CheckProof;
    consumeProof: CheckProof;
    issuePasskeyProof: IssuePasskeyProof;
  };
  /** Called after a transaction with messages was committed. */
  deliverNow: () => void;
  now: () => Date;
  newId: () => string;
  /** Names a customer to authenticators, saying nothing about them. */
  newUserHandle: (customerId: string) => string;
}

/** A call of a customer; `proofToken` where something was confirmed before. */
type Confirmed<B> = B & { caller: AuthenticatedCustomer; proofToken: string | null };

export type PasskeyService = ReturnType<typeof createPasskeyService>;

/** The passkeys of a customer: adding, naming, removing, and confirming one operation by one. */
export function createPasskeyService({
  rp,
  repositories,
  unitOfWork,
  webAuthn,
  challenges,
  usePasskey,
  customers,
  payoutSafety,
  proofs,
  deliverNow,
  now,
  newId,
  newUserHandle,
}: PasskeyServiceOptions) {
  const rpOrRefuse = () => rp ?? refuse('not_found');
  const registrationOf = ({ sessionId }: AuthenticatedCustomer) =>
    ({ purpose: 'registration', holder: sessionId }) as const;
  const stepUpOf = ({ sessionId }: AuthenticatedCustomer, operation: string) =>
    ({ purpose: 'step-up', holder: sessionId, operation }) as const;

  async function lockCustomer(
    tx: PasskeyRepositories,
    { customerId }: AuthenticatedCustomer,
  ): Promise<CustomerProfile> {
    return customers.profileOf(requireFound(await tx.customer.lockById(customerId)));
  }

  /** A first passkey needs a sign-in of the last minutes or a code; every further one a passkey, because who has taken over the phone must not add his own. */
  async function rejectUnconfirmed(
    tx: PasskeyRepositories,
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
    /** The oldest first. */
    list: async ({ customerId }: AuthenticatedCustomer): Promise<Passkey[]> =>
      (await repositories.passkey.list(customerId)).map(toPasskey),

    /** Throws `not_found` where passkeys are not offered, `step_up_required`, and `conflict` for one passkey too many. */
    beginRegistration: ({
      caller,
      proofToken,
    }: Confirmed<object>): Promise<PasskeyCreationOptions> =>
      unitOfWork(async (tx) => {
        const site = rpOrRefuse();
        const { phone } = await lockCustomer(tx, caller);
        const known = await tx.passkey.list(caller.customerId);
        if (known.length >= maxPasskeys) throw new ServiceError('conflict');
        await rejectUnconfirmed(tx, { caller, proofToken, phone, count: known.length });
        return creationOptions(site, {
          challenge: await challenges.begin(tx, registrationOf(caller)),
          userHandle: known[0]?.userHandle ?? newUserHandle(caller.customerId),
          userName: maskPhoneWithCountry(phone),
          known,
        });
      }),

    /** Registers a passkey under the name of the browser, and tells the customer on every channel. Throws `passkey_refused` for an answer that does not hold. */
    async register({
      caller,
      proofToken,
      credential,
    }: Confirmed<{ credential: PasskeyAttestation }>): Promise<Passkey> {
      rpOrRefuse();
      const { clientDataJSON: clientDataJson } = credential.response;
      const subject = registrationOf(caller);
      const challenge = await unitOfWork((tx) => challenges.end(tx, { subject, clientDataJson }));
      const key =
        challenge && (await webAuthn.verifyCreation(credential, { challenge, algorithms }));
      if (!key) throw new ServiceError('passkey_refused');
      const added = await unitOfWork(async (tx) => {
        const customer = await lockCustomer(tx, caller);
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
        await tx.customer.addEvent({ ...eventOf(caller), kind: 'passkey-added' });
        await payoutSafety.announce(tx, {
          customer,
          notice: { kind: 'passkey-added', name: row.name },
        });
        return toPasskey(row);
      });
      deliverNow();
      return added;
    },

    /** Throws `not_found` for a passkey that is not theirs. */
    async rename({ customerId }: AuthenticatedCustomer, named: { id: string; name: string }) {
      if (!(await repositories.passkey.updateName({ customerId, ...named })))
        throw new ServiceError('not_found');
    },

    /** Only a passkey removes a passkey, because a code by SMS goes to whoever has the number. Throws `not_found` and `step_up_required`. */
    async remove({ caller, proofToken, id }: Confirmed<{ id: string }>): Promise<void> {
      await unitOfWork(async (tx) => {
        const customer = await lockCustomer(tx, caller);
        const removed = requireFound(await tx.passkey.remove({ id, customerId: customer.id }));
        const isProven =
          proofToken !== null &&
          (await proofs.consumeProof(tx, {
            token: proofToken,
            phone: customer.phone,
            operation: stepUpOperation.removePasskey({ id }),
            method: 'passkey',
          }));
        if (!isProven) throw new ServiceError('step_up_required');
        await tx.customer.addEvent({ ...eventOf(caller), kind: 'passkey-removed' });
        await payoutSafety.announce(tx, {
          customer,
          notice: { kind: 'passkey-removed', name: removed.name },
        });
      });
      deliverNow();
    },

    /** For a customer who lost them, after staff checked who it is: withdrawals wait as after a change of phone, sessions end. Written to the audit log. Throws `not_found` for an unknown customer. */
    async removeByStaff(
      staff: string,
      { customerId, note }: { customerId: string; note: string },
    ): Promise<void> {
      await unitOfWork(async (tx) => {
        const customer = customers.profileOf(requireFound(await tx.customer.lockById(customerId)));
        const count = await tx.passkey.removeAll(customerId);
        if (count === 0) return;
        const at = now();
        await tx.session.revokeAll({ customerId, at });
        await tx.customer.addEvent({
          customerId,
          at,
          kind: 'passkey-removed',
          device: '',
          detail: 'staff',
        });
        await recordChange(tx.audit, {
          at,
          staff,
          target: `customer:${customerId}`,
          before: { passkeys: count },
          after: { passkeys: 0, note },
        });
        await payoutSafety.hold(tx, { customer, notice: { kind: 'passkeys-removed' } });
      });
      deliverNow();
    },

    /** Throws `not_found` for a customer without passkeys. */
    beginStepUp: (
      caller: AuthenticatedCustomer,
      operation: string,
    ): Promise<PasskeyRequestOptions> =>
      unitOfWork(async (tx) => {
        const { id } = rpOrRefuse();
        const allowed = await tx.passkey.list(caller.customerId);
        if (allowed.length === 0) throw new ServiceError('not_found');
        const challenge = await challenges.begin(tx, stepUpOf(caller, operation));
        return requestOptions(id, { challenge, allowed });
      }),

    /** Answers the token of a proof for this operation. Throws `passkey_refused`. */
    async stepUp(
      caller: AuthenticatedCustomer,
      { operationId, credential }: { operationId: string; credential: PasskeyAssertion },
    ): Promise<string> {
      rpOrRefuse();
      const token = await unitOfWork(async (tx): Promise<string | null> => {
        const { phone, id } = await lockCustomer(tx, caller);
        const used = await usePasskey(tx, { subject: stepUpOf(caller, operationId), credential });
        const failure = 'failure' in used ? used.failure : null;
        const isOwn = failure === null && used.key?.customerId === id;
        await tx.customer.addEvent({
          ...eventOf(caller),
          kind: isOwn ? 'passkey-step-up' : 'passkey-refused',
          detail: isOwn ? operationKind(operationId) : (failure ?? 'unknown'),
        });
        return isOwn ? proofs.issuePasskeyProof(tx, { phone, operation: operationId }) : null;
      });
      return token ?? refuse('passkey_refused');
    },
  };

  function eventOf({ customerId, device, network }: AuthenticatedCustomer) {
    return { customerId, at: now(), device, network };
  }
}

function refuse(code: 'not_found' | 'passkey_refused'): never {
  throw new ServiceError(code);
}
