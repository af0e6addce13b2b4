import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { staffWorkAccountTable } from '@/backoffice/db/schema/staff';

export type WorkAccountRow = typeof staffWorkAccountTable.$inferSelect;

export type WorkAccountRepository = ReturnType<typeof createWorkAccountRepository>;

/** Which account of the lender's directory belongs to which member of staff. */
export function createWorkAccountRepository(db: Database | Transaction) {
  return {
    async findByMember(memberId: string): Promise<WorkAccountRow | null> {
      const [row] = await db
        .select()
        .from(staffWorkAccountTable)
        .where(eq(staffWorkAccountTable.memberId, memberId));
      return row ?? null;
    },

    async findBySubject({
      issuer,
      subject,
    }: Pick<WorkAccountRow, 'issuer' | 'subject'>): Promise<WorkAccountRow | null> {
      const [row] = await db
        .select()
        .from(staffWorkAccountTable)
        .where(
          and(eq(staffWorkAccountTable.issuer, issuer), eq(staffWorkAccountTable.subject, subject)),
        );
      return row ?? null;
    },

    /** Writes a connection; returns whether neither the member nor the account had one. */
    async create(row: WorkAccountRow): Promise<boolean> {
      const rows = await db
        .insert(staffWorkAccountTable)
        .values(row)
        .onConflictDoNothing()
        .returning({ memberId: staffWorkAccountTable.memberId });
      return rows.length > 0;
    },

    async update(
      memberId: string,
      changes: Partial<Pick<WorkAccountRow, 'askedRoles' | 'lastUsedAt'>>,
    ): Promise<void> {
      await db
        .update(staffWorkAccountTable)
        .set(changes)
        .where(eq(staffWorkAccountTable.memberId, memberId));
    },

    async remove(memberId: string): Promise<void> {
      await db.delete(staffWorkAccountTable).where(eq(staffWorkAccountTable.memberId, memberId));
    },
  };
}
