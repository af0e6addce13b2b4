import { and, asc, eq, gt, gte, inArray, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '@/backoffice/db/database';
import { loanTable } from '@/backoffice/db/schema/loan';
import { serviceRequestTable } from '@/backoffice/db/schema/request';

export type SettledAutopayRepository = ReturnType<typeof createSettledAutopayRepository>;

/** Autopay of loans that are paid back. */
export function createSettledAutopayRepository(db: Database | Transaction) {
  return {
    /** Numbers of those that have an autopay instruction that was not ended, ascending, those after `after`. */
    async listLoans({ after, limit }: { after: string; limit: number }): Promise<string[]> {
      const ending = alias(serviceRequestTable, 'ending');
      const rows = await db
        .selectDistinct({ loanNo: loanTable.loanNo })
        .from(serviceRequestTable)
        .innerJoin(loanTable, eq(loanTable.loanNo, serviceRequestTable.loanNo))
        .where(
          and(
            eq(loanTable.state, 'settled'),
            gt(loanTable.loanNo, after),
            eq(serviceRequestTable.kind, 'autopay'),
            inArray(serviceRequestTable.state, ['received', 'in-review', 'completed']),
            notExists(
              db
                .select()
                .from(ending)
                .where(
                  and(
                    eq(ending.loanNo, serviceRequestTable.loanNo),
                    eq(ending.kind, 'autopay-end'),
                    eq(ending.state, 'completed'),
                    gte(ending.createdAt, serviceRequestTable.createdAt),
                  ),
                ),
            ),
          ),
        )
        .orderBy(asc(loanTable.loanNo))
        .limit(limit);
      return rows.flatMap(({ loanNo }) => loanNo ?? []);
    },
  };
}
