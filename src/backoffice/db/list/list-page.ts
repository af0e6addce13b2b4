import { and, asc, count, desc, gt, gte, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { maxListTotal } from '@/contracts/limits/limits';
import type { Database, Transaction } from '../database';

/** The order of a list: by a column, and where it says the same by what names the row. */
export interface ListOrder {
  column: AnyPgColumn;
  name: AnyPgColumn;
  isDescending: boolean;
  /** Where names go the other way. */
  isNameDescending?: boolean;
}

/** What the last row of the page before has in both columns of the order. */
export interface LastRow {
  value: unknown;
  name: string;
}

/** How rows are sorted, and which come after a row; undefined for the first page. */
export function pageOf(
  { column, name, isDescending, isNameDescending = isDescending }: ListOrder,
  last: LastRow | null,
): { isAfter: SQL | undefined; orderBy: [SQL, SQL] } {
  const [direction, isBeyond, isFrom] = isDescending ? [desc, lt, lte] : [asc, gt, gte];
  const [nameDirection, isNameBeyond] = isNameDescending ? [desc, lt] : [asc, gt];
  return {
    // The first condition tells an index where to begin, which the second, being an alternative, doesn't.
    isAfter:
      last === null
        ? undefined
        : and(
            isFrom(column, last.value),
            or(isBeyond(column, last.value), isNameBeyond(name, last.name)),
          ),
    orderBy: [direction(column), nameDirection(name)],
  };
}

/** How many rows of a table there are, counted by the database up to `maxListTotal`. */
export async function countRows(
  db: Database | Transaction,
  table: PgTable,
  where: SQL | undefined,
): Promise<number> {
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(maxListTotal)
    .as('counted');
  const [row] = await db.select({ total: count() }).from(counted);
  return row?.total ?? 0;
}
