import { inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { contactWaitTable } from '@/backoffice/db/schema/contact';

export type CooldownRepository = ReturnType<typeof createCooldownRepository>;

/** When somebody, known by a keyed hash only, last sent a form. */
export function createCooldownRepository(db: Database | Transaction) {
  return {
    /** When each key last sent; unknown ones answer 1970. The rows stay locked until the transaction ends, always in the same order. */
    async lock(keys: readonly string[]): Promise<Date[]> {
      const rows = [...keys].sort().map((key) => ({ key, lastAt: new Date(0) }));
      const locked = await db
        .insert(contactWaitTable)
        .values(rows)
        .onConflictDoUpdate({ target: contactWaitTable.key, set: { key: sql`excluded.key` } })
        .returning({ lastAt: contactWaitTable.lastAt });
      return locked.map(({ lastAt }) => lastAt);
    },

    async save(keys: readonly string[], at: Date): Promise<void> {
      await db
        .update(contactWaitTable)
        .set({ lastAt: at })
        .where(inArray(contactWaitTable.key, [...keys]));
    },

    async removeBefore(instant: Date): Promise<void> {
      await db.delete(contactWaitTable).where(lt(contactWaitTable.lastAt, instant));
    },
  };
}
