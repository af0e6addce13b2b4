import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { trustedBrowserTable } from '@/backoffice/db/schema/otp';

export interface TrustedBrowserRow {
  id: string;
  /** Keyed hash. */
  phone: string;
  expiresAt: Date;
}

export type TrustedBrowserRepository = ReturnType<typeof createTrustedBrowserRepository>;

/** Browsers in which somebody signed in with a phone. */
export function createTrustedBrowserRepository(db: Database | Transaction) {
  return {
    async isTrusted(id: string, now: Date): Promise<boolean> {
      const rows = await db
        .select({ id: trustedBrowserTable.id })
        .from(trustedBrowserTable)
        .where(and(eq(trustedBrowserTable.id, id), gt(trustedBrowserTable.expiresAt, now)));
      return rows.length > 0;
    },

    async trust(row: TrustedBrowserRow): Promise<void> {
      await db
        .insert(trustedBrowserTable)
        .values(row)
        .onConflictDoUpdate({
          target: trustedBrowserTable.id,
          set: { expiresAt: row.expiresAt },
        });
    },

    async removeByPhones(phones: readonly string[]): Promise<void> {
      await db.delete(trustedBrowserTable).where(inArray(trustedBrowserTable.phone, [...phones]));
    },

    async removeExpired(now: Date): Promise<void> {
      await db.delete(trustedBrowserTable).where(lte(trustedBrowserTable.expiresAt, now));
    },
  };
}
