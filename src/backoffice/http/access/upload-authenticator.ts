import { ServiceError } from '@/backoffice/common/service-error';
import type { OtpPurpose } from '@/contracts/user';
import type { CallContext } from '../api-types';
import type { CustomerAuthenticator } from './customer-authenticator';
import { proofTokenOf } from './request-credentials';

/** What a `proof_token` proves; same shape as `Proof` of the otp domain. */
export interface UploadProof {
  /** E.164. */
  phone: string;
  purpose: OtpPurpose;
  operation: string;
}

/** Who calls: with an `upload` proof, signed in, or both. */
export interface UploadCaller {
  proof: UploadProof | null;
  customerId: string | null;
}

export interface UploadAuthenticator {
  /** Who calls, by `proof_token`, `login_token` or both. Throws `unauthorised` or `session_ended` when neither lets them in. */
  authenticate: (call: Pick<CallContext, 'headers'>) => Promise<UploadCaller>;
}

export interface UploadAuthenticatorOptions {
  findProof: (token: string) => Promise<UploadProof | null>;
  customerAuthenticator: CustomerAuthenticator;
}

export function createUploadAuthenticator({
  findProof,
  customerAuthenticator,
}: UploadAuthenticatorOptions): UploadAuthenticator {
  return {
    async authenticate(call) {
      const token = proofTokenOf(call.headers);
      const found = token === null ? null : await findProof(token);
      const proof = found?.purpose === 'upload' ? found : null;
      try {
        return { proof, customerId: (await customerAuthenticator.authenticate(call)).customerId };
      } catch (error) {
        if (proof && error instanceof ServiceError) return { proof, customerId: null };
        throw error;
      }
    },
  };
}
