import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { emailChallengeTable } from '@/backoffice/db/schema/customer';

/** `verification`: a link shows that the address is the customer's; `passkey-recovery`: a code to it removes lost passkeys. */
export type EmailPurpose = 'verification' | 'passkey-recovery';

export type EmailChallengeRow = Omit<typeof emailChallengeTable.$inferSelect, 'purpose'> & {
  purpose: EmailPurpose;
};

export type EmailChallengeRepository = ReturnType<typeof createEmailChallengeRepository>;

/** Links and codes that were mailed to customers, by keyed hashes. */
export function createEmailChallengeRepository(db: Database | Transaction) {
  return {
    async create(row: EmailChallengeRow): Promise<void> {
      await db.insert(emailChallengeTable).values(row);
    },

    /** The open link with one of these hashes. */
    async findLink(
      secretHashes: readonly string[],
      now: Date,
    ): Promise<Pick<EmailChallengeRow, 'customerId' | 'addressHash'> | null> {
      const [row] = await db
        .select()
        .from(emailChallengeTable)
        .where(
          and(
            inArray(emailChallengeTable.secretHash, [...secretHashes]),
            eq(emailChallengeTable.purpose, 'verification'),
            gt(emailChallengeTable.expiresAt, now),
          ),
        );
      return row ?? null;
    },

    /** The open code that this session asked for; the row stays locked until the transaction ends. */
    async lockCode(
      { customerId, sessionId }: { customerId: string; sessionId: string },
      now: Date,
    ): Promise<Pick<EmailChallengeRow, 'id' | 'secretHash' | 'failures'> | null> {
      const [row] = await db
        .select()
        .from(emailChallengeTable)
        .where(
          and(
            eq(emailChallengeTable.customerId, customerId),
            eq(emailChallengeTable.sessionId, sessionId),
            eq(emailChallengeTable.purpose, 'passkey-recovery'),
            gt(emailChallengeTable.expiresAt, now),
          ),
        )
        .for('update');
      return row ?? null;
    },

    /** Counts a wrong try of a code. */
    async addFailure(id: string): Promise<void> {
      await db
        .update(emailChallengeTable)
        .set({ failures: sql`${emailChallengeTable.failures} + 1` })
        .where(eq(emailChallengeTable.id, id));
    },

    /** Ends what was mailed to a customer, or what was mailed for one purpose. */
    async removeByCustomer(customerId: string, purpose?: EmailPurpose): Promise<void> {
      await db
        .delete(emailChallengeTable)
        .where(
          and(
            eq(emailChallengeTable.customerId, customerId),
            purpose && eq(emailChallengeTable.purpose, purpose),
          ),
        );
    },

    /** Removes what had expired by `now`. */
    async removeExpired(now: Date): Promise<void> {
      await db.delete(emailChallengeTable).where(lte(emailChallengeTable.expiresAt, now));
    },
  };
}
