import { and, arrayContains, asc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { searchEntryTable } from '@/backoffice/db/schema/search/search-entry';

/** What is found: one of the two is null. */
export interface SearchSubject {
  customerId: string | null;
  applicationNumber: string | null;
}

export type SearchEntry = SearchSubject & { id: number };

export type SearchEntryRepository = ReturnType<typeof createSearchEntryRepository>;

/** The keyed hashes by which customers and applications are found; a database trigger adds an entry for each and marks it as waiting to be built. */
export function createSearchEntryRepository(db: Database | Transaction) {
  const { id, customerId, applicationNumber, tokens, mark } = searchEntryTable;

  /** Any that have all the tokens of one of the sets. */
  const listIds = async (
    column: typeof customerId | typeof applicationNumber,
    tokenSets: readonly (readonly string[])[],
    limit: number,
  ): Promise<string[]> => {
    const rows = await db
      .select({ found: column })
      .from(searchEntryTable)
      .where(and(isNotNull(column), or(...tokenSets.map((set) => arrayContains(tokens, [...set])))))
      .limit(limit);
    return rows.flatMap(({ found }) => found ?? []);
  };

  return {
    /** Of customers that have all the tokens of one of the sets, in no order. */
    listCustomerIds: (
      tokenSets: readonly (readonly string[])[],
      limit: number,
    ): Promise<string[]> => listIds(customerId, tokenSets, limit),

    /** Of applications that have all the tokens of one of the sets, in no order. */
    listApplicationNumbers: (
      tokenSets: readonly (readonly string[])[],
      limit: number,
    ): Promise<string[]> => listIds(applicationNumber, tokenSets, limit),

    /** Waiting entries, the oldest first; those that another instance works on are left out. */
    async lockWaiting(limit: number): Promise<SearchEntry[]> {
      return db
        .select({ id, customerId, applicationNumber })
        .from(searchEntryTable)
        .where(isNull(mark))
        .orderBy(asc(id))
        .limit(limit)
        .for('update', { skipLocked: true });
    },

    async update(entryId: number, change: { tokens: string[]; mark: string }): Promise<void> {
      await db.update(searchEntryTable).set(change).where(eq(id, entryId));
    },

    /** Marks every entry as waiting that was built with another key or other rules. */
    async markOutdated(current: string): Promise<void> {
      await db.update(searchEntryTable).set({ mark: null }).where(ne(mark, current));
    },
  };
}
