import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { draftTransferTable } from '@/backoffice/db/schema/application';

export interface TransferRow {
  draftId: string;
  tokenHash: string;
  fromTokenHash: string;
  expiresAt: Date;
  takenAt: Date | null;
}

export type TransferRepository = ReturnType<typeof createTransferRepository>;

/** Drafts that are to go on in another browser. */
export function createTransferRepository(db: Database | Transaction) {
  const { draftId, tokenHash, fromTokenHash, expiresAt, takenAt } = draftTransferTable;
  return {
    /** The new transfer of a draft takes the place of the one before. */
    async save(row: TransferRow): Promise<void> {
      await db
        .insert(draftTransferTable)
        .values(row)
        .onConflictDoUpdate({ target: draftId, set: row });
    },

    /** The transfer of a draft that a browser asked for. */
    async findByDraft(
      draft: string,
      fromTokenHashes: readonly string[],
    ): Promise<TransferRow | null> {
      const [row] = await db
        .select()
        .from(draftTransferTable)
        .where(and(eq(draftId, draft), inArray(fromTokenHash, [...fromTokenHashes])));
      return row ?? null;
    },

    /** Consumes a token and returns the id of its draft; null where the token is unknown, already used or expired. */
    async claimByToken(tokenHashes: readonly string[], now: Date): Promise<string | null> {
      const [row] = await db
        .update(draftTransferTable)
        .set({ takenAt: now })
        .where(and(inArray(tokenHash, [...tokenHashes]), isNull(takenAt), gt(expiresAt, now)))
        .returning({ draftId });
      return row?.draftId ?? null;
    },
  };
}
