import type { Proof } from '@/backoffice/common/upload-caller';
import { otpPurposeSchema } from '@/contracts/otp/otp';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { proofLifetimeMs, proofPhoneContext } from './otp.model';
import type { ProofRepository, ProofRow } from './proof.repository';

/** How somebody showed who they are. */
export type ProofMethod = 'code' | 'passkey';

/** What a `step-up` proof has to be good for. */
export interface ProofUse {
  token: string;
  /** E.164. */
  phone: string;
  operation: string;
  /** How it must have been made; without it, either way counts. */
  method?: ProofMethod;
}

/** Whether a `step-up` proof is good for a use, inside a transaction. */
export type CheckProof = (tx: { proof: ProofRepository }, use: ProofUse) => Promise<boolean>;

/** A `step-up` proof made by a passkey; answers its token. */
export type IssuePasskeyProof = (
  tx: { proof: ProofRepository },
  proof: Pick<Proof, 'phone' | 'operation'>,
) => Promise<string>;

export interface ProofServiceOptions {
  hash: KeyedHash;
  cipher: DataCipher;
  newToken: () => string;
}

export type ProofService = ReturnType<typeof createProofService>;

/**
 * Proofs: tokens issued after a verified code or passkey, which show for 30 minutes that the holder controls a phone number, for one purpose and
 * operation.
 */
export function createProofService({ hash, cipher, newToken }: ProofServiceOptions) {
  // The operation of a step-up code contains a bank account or phone number and is only compared, so only its hash is stored.
  const storedOperation = ({ purpose, operation }: Pick<Proof, 'purpose' | 'operation'>): string =>
    purpose === 'step-up' ? hash('operation', operation) : operation;
  const isGoodFor = (row: ProofRow | null, { phone, operation, method }: ProofUse): boolean =>
    row !== null &&
    row.purpose === 'step-up' &&
    (method === undefined || row.method === method) &&
    hash.all('operation', operation).includes(row.operation) &&
    cipher.decrypt(row.phone, proofPhoneContext(row.tokenHash)) === phone;
  return {
    /** Stores a proof and returns its token, of which only a hash is stored. */
    async issue(
      proofs: Pick<ProofRepository, 'create'>,
      {
        phone,
        purpose,
        operation,
        method = 'code',
        now,
      }: Proof & { method?: ProofMethod; now: Date },
    ): Promise<string> {
      const token = newToken();
      const tokenHash = hash(token);
      await proofs.create({
        tokenHash,
        phone: cipher.encrypt(phone, proofPhoneContext(tokenHash)),
        phoneHash: hash('phone', phone),
        purpose,
        operation: storedOperation({ purpose, operation }),
        method,
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
      const row = await proofs.findValid(hash.all(token), now);
      return (
        row && {
          phone: cipher.decrypt(row.phone, proofPhoneContext(row.tokenHash)),
          purpose: otpPurposeSchema.parse(row.purpose),
          operation: row.operation,
        }
      );
    },

    /** Ends a proof before its time; an unknown one is no failure. */
    end: (proofs: Pick<ProofRepository, 'remove'>, token: string): Promise<void> =>
      proofs.remove(hash.all(token)),

    /** Whether a `step-up` proof is good for this; it stays. */
    async holds(
      proofs: Pick<ProofRepository, 'findValid'>,
      { now, ...use }: ProofUse & { now: Date },
    ): Promise<boolean> {
      return isGoodFor(await proofs.findValid(hash.all(use.token), now), use);
    },

    /** Uses up a `step-up` proof; false where it was made for another phone or operation or in another way, or is gone. Roll back what was begun then. */
    async consume(
      proofs: Pick<ProofRepository, 'removeValid'>,
      { now, ...use }: ProofUse & { now: Date },
    ): Promise<boolean> {
      return isGoodFor(await proofs.removeValid(hash.all(use.token), now), use);
    },
  };
}
