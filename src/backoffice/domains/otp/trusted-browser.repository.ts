import { and, gt, inArray, lte } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { trustedBrowserTable } from '@/backoffice/db/schema/otp';

export interface TrustedBrowserRow {
  id: string;
  /** Keyed hash. */
  phone: string;
  expiresAt: Date;
}

/** From now on limits of the phone (E.164) that others have reached do not hold in this browser. */
export type TrustBrowser = (
  tx: { trustedBrowser: TrustedBrowserRepository },
  browser: { phone: string; browserToken: string },
) => Promise<void>;

export type TrustedBrowserRepository = ReturnType<typeof createTrustedBrowserRepository>;

/** Browsers in which somebody signed in with a phone. */
export function createTrustedBrowserRepository(db: Database | Transaction) {
  return {
    /** Whether a browser is trusted at `now`, by its id under any of the secrets. */
    async isTrusted(ids: readonly string[], now: Date): Promise<boolean> {
      const rows = await db
        .select({ id: trustedBrowserTable.id })
        .from(trustedBrowserTable)
        .where(
          and(inArray(trustedBrowserTable.id, [...ids]), gt(trustedBrowserTable.expiresAt, now)),
        );
      return rows.length > 0;
    },

    /** Trusts a browser until its `expiresAt`, which moves on with every sign-in. */
    async save(row: TrustedBrowserRow): Promise<void> {
      await db
        .insert(trustedBrowserTable)
        .values(row)
        .onConflictDoUpdate({
          target: trustedBrowserTable.id,
          set: { expiresAt: row.expiresAt },
        });
    },

    /** Ends the trust in all browsers of phones, given as keyed hashes. */
    async removeByPhones(phones: readonly string[]): Promise<void> {
      await db.delete(trustedBrowserTable).where(inArray(trustedBrowserTable.phone, [...phones]));
    },

    /** Forgets browsers whose trust had ended by `now`. */
    async removeExpired(now: Date): Promise<void> {
      await db.delete(trustedBrowserTable).where(lte(trustedBrowserTable.expiresAt, now));
    },
  };
}
