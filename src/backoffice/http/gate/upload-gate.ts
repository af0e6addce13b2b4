import { ServiceError } from '@/backoffice/common/service-error';
import type { UploadCaller } from '@/backoffice/domains/document/document.access';
import type { Proof } from '@/backoffice/domains/otp/proof.service';
import type { CallContext } from '../api-types';
import type { CustomerGate } from './customer-gate';
import { proofTokenOf } from './request-proof';

export interface UploadGate {
  /** Who calls, by `proof_token`, `login_token` or both. Throws `unauthorised` or `session_ended` when neither lets them in. */
  admit(call: Pick<CallContext, 'headers'>): Promise<UploadCaller>;
}

export interface UploadGateOptions {
  findProof(token: string): Promise<Proof | null>;
  customerGate: CustomerGate;
}

export function createUploadGate({ findProof, customerGate }: UploadGateOptions): UploadGate {
  return {
    async admit(call) {
      const token = proofTokenOf(call.headers);
      const found = token === null ? null : await findProof(token);
      const proof = found?.purpose === 'upload' ? found : null;
      try {
        return { proof, customerId: (await customerGate.admit(call)).customerId };
      } catch (error) {
        if (proof && error instanceof ServiceError) return { proof, customerId: null };
        throw error;
      }
    },
  };
}
