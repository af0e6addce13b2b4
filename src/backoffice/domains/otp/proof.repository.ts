import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { proofTable } from '@/backoffice/db/schema/otp';

export interface ProofRow {
  tokenHash: string;
  /** Encrypted. */
  phone: string;
  phoneHash: string;
  purpose: string;
  operation: string;
  createdAt: Date;
  expiresAt: Date;
}

export type ProofRepository = ReturnType<typeof createProofRepository>;

export function createProofRepository(db: Database | Transaction) {
  return {
    async create(row: ProofRow): Promise<void> {
      await db.insert(proofTable).values(row);
    },

    async findValid(tokenHash: string, now: Date): Promise<ProofRow | null> {
      const [row] = await db
        .select()
        .from(proofTable)
        .where(and(eq(proofTable.tokenHash, tokenHash), gt(proofTable.expiresAt, now)));
      return row ?? null;
    },

    /** Takes an open proof away and answers it, so that it is good for one use only. */
    async removeValid(tokenHash: string, now: Date): Promise<ProofRow | null> {
      const [row] = await db
        .delete(proofTable)
        .where(and(eq(proofTable.tokenHash, tokenHash), gt(proofTable.expiresAt, now)))
        .returning();
      return row ?? null;
    },

    async remove(tokenHash: string): Promise<void> {
      await db.delete(proofTable).where(eq(proofTable.tokenHash, tokenHash));
    },

    async removeByPhones(phoneHashes: readonly string[]): Promise<void> {
      await db.delete(proofTable).where(inArray(proofTable.phoneHash, [...phoneHashes]));
    },

    async removeExpired(now: Date): Promise<void> {
      await db.delete(proofTable).where(lte(proofTable.expiresAt, now));
    },
  };
}
