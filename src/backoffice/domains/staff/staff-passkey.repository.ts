import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { staffPasskeyTable } from '@/backoffice/db/schema/staff';

export type StaffPasskeyRow = typeof staffPasskeyTable.$inferSelect;

export type StaffPasskeyRepository = ReturnType<typeof createStaffPasskeyRepository>;

/** Passkeys of staff. */
export function createStaffPasskeyRepository(db: Database | Transaction) {
  return {
    /** Writes a passkey unless this one is known. */
    async create(row: StaffPasskeyRow): Promise<boolean> {
      const rows = await db
        .insert(staffPasskeyTable)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: staffPasskeyTable.id });
      return rows.length > 0;
    },

    /** The oldest first. */
    async list(memberId: string): Promise<StaffPasskeyRow[]> {
      return db
        .select()
        .from(staffPasskeyTable)
        .where(eq(staffPasskeyTable.memberId, memberId))
        .orderBy(asc(staffPasskeyTable.createdAt));
    },

    /** The row stays locked until the transaction ends, so that its counter is compared once at a time. */
    async lockByCredential(credentialId: string): Promise<StaffPasskeyRow | null> {
      const [row] = await db
        .select()
        .from(staffPasskeyTable)
        .where(eq(staffPasskeyTable.credentialId, credentialId))
        .for('update');
      return row ?? null;
    },

    /** Stores the counter of the last use and when it was. */
    async saveUse(
      id: string,
      use: Pick<StaffPasskeyRow, 'counter' | 'isSynced' | 'lastUsedAt'>,
    ): Promise<void> {
      await db.update(staffPasskeyTable).set(use).where(eq(staffPasskeyTable.id, id));
    },

    /** Removes every passkey of a member. */
    async removeAll(memberId: string): Promise<void> {
      await db.delete(staffPasskeyTable).where(eq(staffPasskeyTable.memberId, memberId));
    },
  };
}
