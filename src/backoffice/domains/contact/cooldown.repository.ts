import { inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { contactWaitTable } from '@/backoffice/db/schema/contact';

export type CooldownRepository = ReturnType<typeof createCooldownRepository>;

/** The time of a sender's last form; the sender is stored as a keyed hash. */
export function createCooldownRepository(db: Database | Transaction) {
  return {
    /**
     * The time of each key's last form, 1970 for unknown keys. The rows stay locked until the transaction ends, always in the same
     * order.
     */
    async lock(keys: readonly string[]): Promise<Date[]> {
      const rows = [...keys].sort().map((key) => ({ key, lastAt: new Date(0) }));
      const locked = await db
        .insert(contactWaitTable)
        .values(rows)
        .onConflictDoUpdate({ target: contactWaitTable.key, set: { key: sql`excluded.key` } })
        .returning({ lastAt: contactWaitTable.lastAt });
      return locked.map(({ lastAt }) => lastAt);
    },

    /** Notes when a message was last sent, for each of the keys that wait after it. */
    async save(keys: readonly string[], at: Date): Promise<void> {
      await db
        .update(contactWaitTable)
        .set({ lastAt: at })
        .where(inArray(contactWaitTable.key, [...keys]));
    },

    /** Forgets those who last sent a message before `instant`. */
    async removeBefore(instant: Date): Promise<void> {
      await db.delete(contactWaitTable).where(lt(contactWaitTable.lastAt, instant));
    },
  };
}
