import { and, asc, count, desc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { maxListTotal } from '@/contracts/limits/limits';
import type { Database, Transaction } from './database';

/** The order of a list: by a column, and where it says the same by what names the row. */
export interface ListOrder {
  column: AnyPgColumn;
  name: AnyPgColumn;
  isDescending: boolean;
}

/** What the last row of the page before has in both columns of the order. */
export interface LastRow {
  value: unknown;
  name: string;
}

/** How rows are sorted, and which come after a row; undefined for the first page. */
export function pageOf(
  { column, name, isDescending }: ListOrder,
  last: LastRow | null,
): { isAfter: SQL | undefined; orderBy: [SQL, SQL] } {
  const [direction, isBeyond] = isDescending ? [desc, lt] : [asc, gt];
  return {
    isAfter:
      last === null
        ? undefined
        : or(isBeyond(column, last.value), and(eq(column, last.value), isBeyond(name, last.name))),
    orderBy: [direction(column), direction(name)],
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
