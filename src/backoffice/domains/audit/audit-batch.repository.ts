import { asc, desc } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { auditBatchTable } from '@/backoffice/db/schema/staff';

export type AuditBatchRow = typeof auditBatchTable.$inferSelect;

export type AuditBatchRepository = ReturnType<typeof createAuditBatchRepository>;

/** The chain of hashes over the trail. */
export function createAuditBatchRepository(db: Database | Transaction) {
  return {
    /** Throws where this batch number exists: of two processes that chain at once, one fails. */
    async create(row: AuditBatchRow): Promise<void> {
      await db.insert(auditBatchTable).values(row);
    },

    /** The newest. */
    async findLast(): Promise<AuditBatchRow | null> {
      const [row] = await db
        .select()
        .from(auditBatchTable)
        .orderBy(desc(auditBatchTable.number))
        .limit(1);
      return row ?? null;
    },

    /** The oldest first. */
    async list(): Promise<AuditBatchRow[]> {
      return db.select().from(auditBatchTable).orderBy(asc(auditBatchTable.number));
    },
  };
}
