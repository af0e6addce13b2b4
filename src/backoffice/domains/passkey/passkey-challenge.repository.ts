import { and, gt, inArray, lte } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { passkeyChallengeTable } from '@/backoffice/db/schema/passkey';

export type PasskeyChallengeRepository = ReturnType<typeof createPasskeyChallengeRepository>;

/** Ceremonies that were begun and not ended. */
export function createPasskeyChallengeRepository(db: Database | Transaction) {
  return {
    async create(row: { id: string; expiresAt: Date }): Promise<void> {
      await db.insert(passkeyChallengeTable).values(row);
    },

    /** Takes an open challenge away, by its hashes under every key, so that it is good for one answer only; answers whether there was one. */
    async consume(ids: readonly string[], now: Date): Promise<boolean> {
      const rows = await db
        .delete(passkeyChallengeTable)
        .where(
          and(
            inArray(passkeyChallengeTable.id, [...ids]),
            gt(passkeyChallengeTable.expiresAt, now),
          ),
        )
        .returning({ id: passkeyChallengeTable.id });
      return rows.length > 0;
    },

    /** Removes challenges that had expired by `now`. */
    async removeExpired(now: Date): Promise<void> {
      await db.delete(passkeyChallengeTable).where(lte(passkeyChallengeTable.expiresAt, now));
    },
  };
}
