import { operationKind } from '@/contracts/account/account-choices';
import type { PasskeyAssertion, PasskeyRequestOptions } from '@/contracts/account/passkey';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import { eventOf } from '../customer/session.model';
import type { AuthenticatedCustomer } from '../customer/session.service';
import type { ProofRepository } from '../otp/proof.repository';
import type { IssuePasskeyProof } from '../otp/proof.service';
import type { PasskeyChallenges } from './passkey-challenges';
import type { UsePasskey, UseRepositories } from './passkey-use';
import { requestOptions } from './passkey.model';
import type { PasskeyRepository } from './passkey.repository';

/** What a confirmation by passkey reads and writes in one transaction. */
export interface StepUpRepositories extends UseRepositories {
  customer: Pick<CustomerRepository, 'addEvent' | 'lockById'>;
  passkey: UseRepositories['passkey'] & Pick<PasskeyRepository, 'list'>;
  proof: ProofRepository;
}

export interface PasskeyStepUpOptions {
  rpId: string | null;
  unitOfWork: UnitOfWork<StepUpRepositories>;
  challenges: PasskeyChallenges;
  usePasskey: UsePasskey;
  customers: Pick<CustomerService, 'lockProfile'>;
  issuePasskeyProof: IssuePasskeyProof;
  now: () => Date;
}

export type PasskeyStepUp = ReturnType<typeof createPasskeyStepUp>;

/** Confirms one operation of a signed-in customer by a passkey. */
export function createPasskeyStepUp({
  rpId,
  unitOfWork,
  challenges,
  usePasskey,
  customers,
  issuePasskeyProof,
  now,
}: PasskeyStepUpOptions) {
  const subjectOf = ({ sessionId }: AuthenticatedCustomer, operation: string) =>
    ({ purpose: 'step-up', holder: sessionId, operation }) as const;

  return {
    /** Throws `not_found` for a customer without passkeys, and where they are not offered. */
    begin: (caller: AuthenticatedCustomer, operation: string): Promise<PasskeyRequestOptions> =>
      unitOfWork(async (tx) => {
        const id = requireFound(rpId);
        const allowed = await tx.passkey.list(caller.customerId);
        if (allowed.length === 0) throw new ServiceError('not_found');
        const challenge = await challenges.begin(tx, subjectOf(caller, operation));
        return requestOptions(id, { challenge, allowed });
      }),

    /** Answers the token of a proof for this operation. Throws `passkey_refused`. */
    async finish(
      caller: AuthenticatedCustomer,
      { operationId, credential }: { operationId: string; credential: PasskeyAssertion },
    ): Promise<string> {
      requireFound(rpId);
      const token = await unitOfWork(async (tx): Promise<string | null> => {
        const { phone, id } = await customers.lockProfile(tx.customer, caller.customerId);
        const used = await usePasskey(tx, { subject: subjectOf(caller, operationId), credential });
        const failure = 'failure' in used ? used.failure : null;
        const isOwn = failure === null && used.key?.customerId === id;
        await tx.customer.addEvent({
          ...eventOf(caller, now()),
          kind: isOwn ? 'passkey-step-up' : 'passkey-refused',
          detail: isOwn ? operationKind(operationId) : (failure ?? 'unknown'),
        });
        return isOwn ? issuePasskeyProof(tx, { phone, operation: operationId }) : null;
      });
      if (token === null) throw new ServiceError('passkey_refused');
      return token;
    },
  };
}
