import { and, asc, desc, eq, gt, lt, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

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
