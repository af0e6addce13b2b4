import { ServiceError } from '@/backoffice/common/service-error';
import type { CheckProof } from '../otp/proof.service';
import type { ProofRepository } from '../otp/proof.repository';
import type { PasskeyCounter } from './passkey.repository';

/** What a confirmation reads and writes in the transaction of what it confirms. */
export interface StepUpRepositories {
  proof: ProofRepository;
  passkey: PasskeyCounter;
}

/** What is to be confirmed: by whom, with which token of a verified code or passkey, and for which operation. */
export interface Confirmation {
  customerId: string;
  /** E.164. */
  phone: string;
  proofToken: string | null;
  operation: string;
}

/** Uses up the proof of an operation. Throws `step_up_required` without one. */
export type RequireStepUp = (tx: StepUpRepositories, confirmation: Confirmation) => Promise<void>;

/** Confirmations of what customers ask for; who has passkeys confirms with one. */
export function createRequireStepUp(consumeProof: CheckProof): RequireStepUp {
  return async (tx, { customerId, phone, proofToken, operation }) => {
    const hasPasskey = (await tx.passkey.count(customerId)) > 0;
    const isProven =
      proofToken !== null &&
      (await consumeProof(tx, {
        token: proofToken,
        phone,
        operation,
        ...(hasPasskey ? { method: 'passkey' } : {}),
      }));
    if (!isProven) throw new ServiceError('step_up_required');
  };
}
