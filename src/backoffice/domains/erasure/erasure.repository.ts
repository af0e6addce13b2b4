import { asc, eq, lte } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { customerErasureTable } from '@/backoffice/db/schema/customer';

/** An erasure that was approved while something had to be kept. */
export type ErasureRow = typeof customerErasureTable.$inferSelect;

export type ErasureRepository = ReturnType<typeof createErasureRepository>;

/** Erasures whose rest waits. */
export function createErasureRepository(db: Database | Transaction) {
  const { customerId, nextAt } = customerErasureTable;
  return {
    /** The one of a customer whose rest waits. */
    async findByCustomer(id: string): Promise<ErasureRow | null> {
      const [row] = await db.select().from(customerErasureTable).where(eq(customerId, id));
      return row ?? null;
    },

    /** One for each customer: asked again, the newer one counts. */
    async save(row: ErasureRow): Promise<void> {
      await db
        .insert(customerErasureTable)
        .values(row)
        .onConflictDoUpdate({ target: customerId, set: row });
    },

    /** Those to be looked at by `now`, the longest overdue first. */
    async listDue(now: Date, limit: number): Promise<ErasureRow[]> {
      return db
        .select()
        .from(customerErasureTable)
        .where(lte(nextAt, now))
        .orderBy(asc(nextAt), asc(customerId))
        .limit(limit);
    },
  };
}
