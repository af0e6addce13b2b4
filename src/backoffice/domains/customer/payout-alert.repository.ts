import { and, gt, inArray, lte } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { payoutAlertTable } from '@/backoffice/db/schema/customer';

export interface PayoutAlertRow {
  tokenHash: string;
  customerId: string;
  createdAt: Date;
  expiresAt: Date;
}

export type PayoutAlertRepository = ReturnType<typeof createPayoutAlertRepository>;

/** Notices whose link stops a customer's withdrawals. */
export function createPayoutAlertRepository(db: Database | Transaction) {
  return {
    async create(row: PayoutAlertRow): Promise<void> {
      await db.insert(payoutAlertTable).values(row);
    },

    /** The customer whom the notice was about; null for an unknown or expired one. */
    async findCustomerId(tokenHashes: readonly string[], now: Date): Promise<string | null> {
      const [row] = await db
        .select({ customerId: payoutAlertTable.customerId })
        .from(payoutAlertTable)
        .where(
          and(
            inArray(payoutAlertTable.tokenHash, [...tokenHashes]),
            gt(payoutAlertTable.expiresAt, now),
          ),
        );
      return row?.customerId ?? null;
    },

    /** Ends the links of notices that had expired by `now`. */
    async removeExpired(now: Date): Promise<void> {
      await db.delete(payoutAlertTable).where(lte(payoutAlertTable.expiresAt, now));
    },
  };
}
