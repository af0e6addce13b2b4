import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { passkeyTable } from '@/backoffice/db/schema/passkey';

export type PasskeyRow = typeof passkeyTable.$inferSelect;

export type PasskeyRepository = ReturnType<typeof createPasskeyRepository>;

/** Whether a customer has passkeys, for those who ask for a confirmation. */
export type PasskeyCounter = Pick<PasskeyRepository, 'count'>;

/** Passkeys of customers: public keys and what is known of their use. */
export function createPasskeyRepository(db: Database | Transaction) {
  return {
    async create(row: PasskeyRow): Promise<void> {
      await db.insert(passkeyTable).values(row);
    },

    /** How many passkeys a customer has. */
    async count(customerId: string): Promise<number> {
      return db.$count(passkeyTable, eq(passkeyTable.customerId, customerId));
    },

    /** The oldest first. */
    async list(customerId: string): Promise<PasskeyRow[]> {
      return db
        .select()
        .from(passkeyTable)
        .where(eq(passkeyTable.customerId, customerId))
        .orderBy(asc(passkeyTable.createdAt), asc(passkeyTable.id));
    },

    /** The row stays locked until the transaction ends, so that its counter is compared once at a time. */
    async lockByCredential(credentialId: string): Promise<PasskeyRow | null> {
      const [row] = await db
        .select()
        .from(passkeyTable)
        .where(eq(passkeyTable.credentialId, credentialId))
        .for('update');
      return row ?? null;
    },

    /** Stores the counter of the last use and when it was. */
    async saveUse(
      id: string,
      use: Pick<PasskeyRow, 'counter' | 'isSynced' | 'lastUsedAt'>,
    ): Promise<void> {
      await db.update(passkeyTable).set(use).where(eq(passkeyTable.id, id));
    },

    /** Answers whether the customer has this passkey. */
    async updateName({
      id,
      customerId,
      name,
    }: Pick<PasskeyRow, 'id' | 'customerId' | 'name'>): Promise<boolean> {
      const rows = await db
        .update(passkeyTable)
        .set({ name })
        .where(and(eq(passkeyTable.id, id), eq(passkeyTable.customerId, customerId)))
        .returning({ id: passkeyTable.id });
      return rows.length > 0;
    },

    /** Removes one passkey of a customer and answers it; null where it is not theirs. */
    async remove({
      id,
      customerId,
    }: Pick<PasskeyRow, 'id' | 'customerId'>): Promise<PasskeyRow | null> {
      const [row] = await db
        .delete(passkeyTable)
        .where(and(eq(passkeyTable.id, id), eq(passkeyTable.customerId, customerId)))
        .returning();
      return row ?? null;
    },

    /** Removes every passkey of a customer; answers how many there were. */
    async removeAll(customerId: string): Promise<number> {
      const rows = await db
        .delete(passkeyTable)
        .where(eq(passkeyTable.customerId, customerId))
        .returning({ one: sql`1` });
      return rows.length;
    },
  };
}
