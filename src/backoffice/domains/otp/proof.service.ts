import { otpPurposeSchema, type OtpPurpose } from '@/contracts/user';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { proofLifetimeMs } from './otp.model';
import type { ProofRepository } from './proof.repository';

export interface Proof {
  /** E.164. */
  phone: string;
  purpose: OtpPurpose;
  /** Empty where the code was bound to no operation; what a `step-up` proof was for is known as a hash alone, once it is stored. */
  operation: string;
}

export interface ProofServiceOptions {
  hash: KeyedHash;
  cipher: DataCipher;
  newToken: () => string;
}

export type ProofService = ReturnType<typeof createProofService>;

/** What a verified code leaves behind: a token that shows for 30 minutes that its holder had a phone, for one purpose and operation. */
export function createProofService({ hash, cipher, newToken }: ProofServiceOptions) {
  const context = (tokenHash: string) => `proof/phone/${tokenHash}`;
  // The operation of a step-up code contains a bank account or phone number and is only compared, so only its hash is stored.
  const storedOperation = ({ purpose, operation }: Pick<Proof, 'purpose' | 'operation'>): string =>
    purpose === 'step-up' ? hash('operation', operation) : operation;
  return {
    /** Stores a proof and answers its token, which is kept nowhere. */
    async issue(
      proofs: Pick<ProofRepository, 'create'>,
      { phone, purpose, operation, now }: Proof & { now: Date },
    ): Promise<string> {
      const token = newToken();
      const tokenHash = hash(token);
      await proofs.create({
        tokenHash,
        phone: cipher.encrypt(phone, context(tokenHash)),
        phoneHash: hash('phone', phone),
        purpose,
        operation: storedOperation({ purpose, operation }),
        createdAt: now,
        expiresAt: new Date(now.getTime() + proofLifetimeMs),
      });
      return token;
    },

    /** What a token proves now; null for an unknown or expired one. The caller compares purpose, operation and phone with what it is about to do. */
    async find(
      proofs: Pick<ProofRepository, 'findValid'>,
      { token, now }: { token: string; now: Date },
    ): Promise<Proof | null> {
      const tokenHash = hash(token);
      const row = await proofs.findValid(tokenHash, now);
      return (
        row && {
          phone: cipher.decrypt(row.phone, context(tokenHash)),
          purpose: otpPurposeSchema.parse(row.purpose),
          operation: row.operation,
        }
      );
    },

    /** Ends a proof before its time; an unknown one is no failure. */
    end: (proofs: Pick<ProofRepository, 'remove'>, token: string): Promise<void> =>
      proofs.remove(hash(token)),

    /** Uses up a `step-up` proof; false where it was for another phone or operation, or is gone. Roll back what was begun then. */
    async consume(
      proofs: Pick<ProofRepository, 'removeValid'>,
      {
        token,
        phone,
        operation,
        now,
      }: { token: string; phone: string; operation: string; now: Date },
    ): Promise<boolean> {
      const tokenHash = hash(token);
      const row = await proofs.removeValid(tokenHash, now);
      return (
        row !== null &&
        row.purpose === 'step-up' &&
        row.operation === storedOperation({ purpose: 'step-up', operation }) &&
        cipher.decrypt(row.phone, context(tokenHash)) === phone
      );
    },
  };
}
