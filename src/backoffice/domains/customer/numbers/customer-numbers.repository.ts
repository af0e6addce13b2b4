import { and, isNotNull, sql } from 'drizzle-orm';
import { unionAll, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '@/backoffice/db/database';
import { isCodeLike } from '@/backoffice/db/reference-search';
import { applicationTable } from '@/backoffice/db/schema/application';
import { threadTable } from '@/backoffice/db/schema/contact';
import { loanTable } from '@/backoffice/db/schema/loan';
import { serviceRequestTable } from '@/backoffice/db/schema/request';

/** The ids of customers who have a loan, an application, a request or a message of this number, which may be its code or the beginning or end of that. */
export function ownersOf(db: Database | Transaction, asked: string) {
  // The code alone: what stands before it is the same for all of a year.
  const code = asked.slice(asked.lastIndexOf('-') + 1);
  const idOf = (column: AnyPgColumn) => ({
    id: sql<string>`${column}`.as('id'),
  });
  return unionAll(
    db.select(idOf(loanTable.customerId)).from(loanTable).where(isCodeLike(loanTable.loanNo, code)),
    db
      .select(idOf(applicationTable.customerId))
      .from(applicationTable)
      .where(
        and(isNotNull(applicationTable.customerId), isCodeLike(applicationTable.number, code)),
      ),
    db
      .select(idOf(serviceRequestTable.customerId))
      .from(serviceRequestTable)
      .where(isCodeLike(serviceRequestTable.reference, code)),
    db
      .select(idOf(threadTable.customerId))
      .from(threadTable)
      .where(isCodeLike(threadTable.reference, code)),
  );
}
