import { desc } from 'drizzle-orm';
import { auditRowSchema, type AuditRow } from '@/contracts/desk';
import type { Database, Transaction } from '@/backoffice/db/database';
import { deskAuditTable } from '@/backoffice/db/schema/site';

export type NewAuditRow = Omit<AuditRow, 'id' | 'at'> & { at: Date };

export type AuditRepository = ReturnType<typeof createAuditRepository>;

/** Who changed what: rows are only ever added. */
export function createAuditRepository(db: Database | Transaction) {
  return {
    async create(row: NewAuditRow): Promise<void> {
      await db.insert(deskAuditTable).values(row);
    },

    /** Newest first. */
    async listLatest(limit: number): Promise<AuditRow[]> {
      const rows = await db
        .select()
        .from(deskAuditTable)
        .orderBy(desc(deskAuditTable.id))
        .limit(limit);
      return rows.map((row) => auditRowSchema.parse({ ...row, at: row.at.toISOString() }));
    },
  };
}
