import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { loanTable } from '@/backoffice/db/schema/loan';
import { statementTable } from '@/backoffice/db/schema/statement';

export type StatementRow = typeof statementTable.$inferSelect;
export type StatementRepository = ReturnType<typeof createStatementRepository>;

/** Statements as they were issued, and up to when each loan has them. */
export function createStatementRepository(db: Database | Transaction) {
  return {
    /** The encrypted statement, or null where none was issued. */
    async findById(id: string): Promise<StatementRow | null> {
      const [row] = await db.select().from(statementTable).where(eq(statementTable.id, id));
      return row ?? null;
    },

    /** Up to which month's end a loan has statements; null before the first. */
    async findIssuedUntil(loanNo: string): Promise<string | null> {
      const [row] = await db
        .select({ until: loanTable.statementsUntil })
        .from(loanTable)
        .where(eq(loanTable.loanNo, loanNo));
      return row?.until ?? null;
    },

    /** Numbers of loans without the statements up to `monthEnd`, ascending, those after `after`. */
    async listUnissuedNumbers(
      monthEnd: string,
      { after, limit }: { after: string; limit: number },
    ): Promise<string[]> {
      const rows = await db
        .select({ loanNo: loanTable.loanNo })
        .from(loanTable)
        .where(
          and(
            or(isNull(loanTable.statementsUntil), lt(loanTable.statementsUntil, monthEnd)),
            gt(loanTable.loanNo, after),
          ),
        )
        .orderBy(asc(loanTable.loanNo))
        .limit(limit);
      return rows.map(({ loanNo }) => loanNo);
    },

    /** Stores statements; one that was issued before stays as it is. */
    async addIssued(rows: readonly StatementRow[]): Promise<void> {
      if (rows.length > 0)
        await db
          .insert(statementTable)
          .values([...rows])
          .onConflictDoNothing();
    },

    /** A loan has its statements up to a month's end. */
    async markIssued(loanNo: string, until: string): Promise<void> {
      await db
        .update(loanTable)
        .set({ statementsUntil: until })
        .where(eq(loanTable.loanNo, loanNo));
    },
  };
}
