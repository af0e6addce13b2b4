import { and, eq, like, or, sql } from 'drizzle-orm';
import { bankEntrySchema, type BankEntryFilter } from '@/contracts/bank-file/bank-file';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createListOrders, type ListPage, type PageRequest } from '@/backoffice/db/list/list-order';
import { countRows } from '@/backoffice/db/list/list-page';
import { isCodeLike, isReferenceLike } from '@/backoffice/db/reference-search';
import { bankEntryTable as table, bankFileTable } from '@/backoffice/db/schema/desk/bank-file';
import { toCents } from '@/lib/loan/money';
import type { BankEntryRow, BankFileRow } from './bank-entry.model';

type Sort = BankEntryFilter['sort'];

const { id, number, amountCents, loanNo, bankReference } = table;
const orders = createListOrders<BankEntryRow, Sort>(
  { column: id, valueOf: (row) => row.id },
  {
    newest: { column: number, valueOf: (row) => row.number, isDescending: true },
    oldest: { column: number, valueOf: (row) => row.number },
    amount: { column: amountCents, valueOf: (row) => row.amountCents, isDescending: true },
  },
);

/** Part of a number of ours, or the beginning of the bank’s reference. */
const isNumbered = (part: string) =>
  or(
    isReferenceLike(id, part),
    isCodeLike(loanNo, part),
    like(sql`upper(${bankReference})`, `${part.toUpperCase()}%`),
  );

const { state: stateSchema } = bankEntrySchema.shape;

export type BankEntryRepository = ReturnType<typeof createBankEntryRepository>;

/** Files that banks sent, and the money that came in by them. */
export function createBankEntryRepository(db: Database | Transaction) {
  const chosen = ({ state, file, loan, amount, q }: BankEntryFilter) =>
    and(
      state === undefined ? undefined : eq(table.state, state),
      file === undefined ? undefined : eq(table.fileId, file),
      loan === undefined ? undefined : eq(loanNo, loan),
      amount === undefined ? undefined : eq(amountCents, toCents(amount)),
      q ? isNumbered(q) : undefined,
    );
  return {
    /** Adds a file; `updateFile` sets its counts later in the same transaction. */
    async createFile(row: BankFileRow): Promise<void> {
      await db.insert(bankFileTable).values(row);
    },

    /** Stores how many entries of a file were posted and how many were not. */
    async updateFile(
      fileId: string,
      counts: Pick<BankFileRow, 'known' | 'posted' | 'unmatched' | 'returned'>,
    ): Promise<void> {
      await db.update(bankFileTable).set(counts).where(eq(bankFileTable.id, fileId));
    },

    /** False where an entry from an earlier file is the same; waits for a concurrent import that is inserting it. */
    async create(row: Omit<BankEntryRow, 'number'>): Promise<boolean> {
      const created = await db
        .insert(table)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: table.id });
      return created.length > 0;
    },

    async findById(entryId: string): Promise<BankEntryRow | null> {
      return toRow((await db.select().from(table).where(eq(id, entryId)))[0]);
    },

    /** Locked until the transaction ends, so that it is booked once. */
    async lockById(entryId: string): Promise<BankEntryRow | null> {
      return toRow((await db.select().from(table).where(eq(id, entryId)).for('update'))[0]);
    },

    async update(
      entryId: string,
      change: Pick<BankEntryRow, 'state'> &
        Partial<Pick<BankEntryRow, 'loanNo' | 'orderId' | 'handledBy' | 'handledAt' | 'note'>>,
    ): Promise<void> {
      await db.update(table).set(change).where(eq(id, entryId));
    },

    /** One page in the order that the filter names. Throws `validation_failed` for the cursor of another one. */
    async list(
      filter: BankEntryFilter,
      page: Omit<PageRequest<Sort>, 'sort'>,
    ): Promise<ListPage<BankEntryRow>> {
      const asked = { ...page, sort: filter.sort };
      const { where, orderBy, limit } = orders.queryOf(asked);
      const rows = await db
        .select()
        .from(table)
        .where(and(chosen(filter), where))
        .orderBy(...orderBy)
        .limit(limit);
      return orders.pageOf(
        rows.flatMap((row) => toRow(row) ?? []),
        asked,
      );
    },

    /** How many there are, up to 10,000. */
    count: (filter: BankEntryFilter): Promise<number> =>
      countRows(db, table, and(chosen(filter), orders.rowsOf(filter.sort))),
  };
}

const toRow = (row: typeof table.$inferSelect | undefined): BankEntryRow | null =>
  row ? { ...row, state: stateSchema.parse(row.state) } : null;
