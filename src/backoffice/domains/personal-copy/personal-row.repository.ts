import { and, asc, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '@/backoffice/db/database';
import type { PersonalTable, Scope } from '@/backoffice/db/personal/personal-table';

/** What the rows of a person are known by so far. */
export type Known = Readonly<Record<Scope, readonly string[]>>;

/** A row as it is stored, by the names of the schema. */
export type StoredRow = Readonly<Record<string, unknown>>;

export type PersonalRowRepository = ReturnType<typeof createPersonalRowRepository>;

/** Rows of any table that belong to one person. */
export function createPersonalRowRepository(db: Database | Transaction) {
  const whoseOf = ({ foundBy }: PersonalTable, known: Known): SQL | undefined => {
    if (foundBy === 'contents') return undefined;
    const { column, scope, orphan } = foundBy;
    return or(
      inArray(column, [...known[scope]]),
      orphan && and(isNull(column), inArray(orphan.column, [...known[orphan.scope]])),
    );
  };
  return {
    /** Those that a column says are the person’s, in the order of their keys. */
    async list(table: PersonalTable, known: Known): Promise<StoredRow[]> {
      return db.select().from(table.table).where(whoseOf(table, known)).orderBy(asc(table.key));
    },

    /** Those of anybody, behind the key `after`. */
    async listAfter(
      { table, key }: PersonalTable,
      { after, limit }: { after: string; limit: number },
    ): Promise<StoredRow[]> {
      return db.select().from(table).where(gt(key, after)).orderBy(asc(key)).limit(limit);
    },

    /** Deletes the rows with these keys, with what goes with them. */
    async remove({ table, key }: PersonalTable, keys: readonly string[]): Promise<void> {
      if (keys.length > 0) await db.delete(table).where(inArray(key, [...keys]));
    },
  };
}

/** What the table and the columns of the schema’s names are called in the database. */
export function namesOf({ table }: PersonalTable): {
  table: string;
  columns: readonly { property: string; column: string }[];
} {
  const { name, columns } = getTableConfig(table);
  const properties = Object.entries(table);
  return {
    table: name,
    columns: columns.map((column) => ({
      column: column.name,
      property: properties.find(([, one]) => one === column)?.[0] ?? column.name,
    })),
  };
}
