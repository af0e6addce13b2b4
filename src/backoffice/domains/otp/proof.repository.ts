import { and, gt, inArray, lte } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { proofTable } from '@/backoffice/db/schema/otp';

export interface ProofRow {
  tokenHash: string;
  /** Encrypted. */
  phone: string;
  phoneHash: string;
  purpose: string;
  operation: string;
  method: string;
  createdAt: Date;
  expiresAt: Date;
}

export type ProofRepository = ReturnType<typeof createProofRepository>;

/** Proofs by the keyed hashes of their tokens; the phone is encrypted. */
export function createProofRepository(db: Database | Transaction) {
  return {
    async create(row: ProofRow): Promise<void> {
      await db.insert(proofTable).values(row);
    },

    /** The proof that has not expired by `now`. */
    async findValid(tokenHashes: readonly string[], now: Date): Promise<ProofRow | null> {
      const [row] = await db
        .select()
        .from(proofTable)
        .where(and(inArray(proofTable.tokenHash, [...tokenHashes]), gt(proofTable.expiresAt, now)));
      return row ?? null;
    },

    /** Deletes and returns an unused proof, so that it can be used only once. */
    async removeValid(tokenHashes: readonly string[], now: Date): Promise<ProofRow | null> {
      const [row] = await db
        .delete(proofTable)
        .where(and(inArray(proofTable.tokenHash, [...tokenHashes]), gt(proofTable.expiresAt, now)))
        .returning();
      return row ?? null;
    },

    async remove(tokenHashes: readonly string[]): Promise<void> {
      await db.delete(proofTable).where(inArray(proofTable.tokenHash, [...tokenHashes]));
    },

    /** Ends the proofs of phones, given as keyed hashes. */
    async removeByPhones(phoneHashes: readonly string[]): Promise<void> {
      await db.delete(proofTable).where(inArray(proofTable.phoneHash, [...phoneHashes]));
    },

    /** Removes proofs that had expired by `now`. */
    async removeExpired(now: Date): Promise<void> {
      await db.delete(proofTable).where(lte(proofTable.expiresAt, now));
    },
  };
}
