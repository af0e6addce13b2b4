import { ServiceError } from '@/backoffice/common/service-error';
import type { Proof, UploadCaller } from '@/backoffice/common/upload-caller';
import type { CallContext } from '../api-types';
import type { CustomerAuthenticator } from './customer-authenticator';
import { proofTokenOf } from './request-credentials';

export interface UploadAuthenticator {
  /** Who calls, by `proof_token`, `login_token` or both. Throws `unauthorised` or `session_ended` when neither lets them in. */
  authenticate: (
    call: Pick<CallContext, 'headers' | 'isHttps' | 'network'>,
  ) => Promise<UploadCaller>;
}

export interface UploadAuthenticatorOptions {
  findProof: (token: string) => Promise<Proof | null>;
  customerAuthenticator: CustomerAuthenticator;
}

const uploadPurposes: readonly Proof['purpose'][] = ['upload', 'apply'];

export function createUploadAuthenticator({
  findProof,
  customerAuthenticator,
}: UploadAuthenticatorOptions): UploadAuthenticator {
  return {
    async authenticate(call) {
      const token = proofTokenOf(call);
      const found = token === null ? null : await findProof(token);
      const proof = found && uploadPurposes.includes(found.purpose) ? found : null;
      try {
        return { proof, customerId: (await customerAuthenticator.authenticate(call)).customerId };
      } catch (error) {
        if (proof && error instanceof ServiceError) return { proof, customerId: null };
        throw error;
      }
    },
  };
}
