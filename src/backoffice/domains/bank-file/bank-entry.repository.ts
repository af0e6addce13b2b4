import { and, desc, eq, lt } from 'drizzle-orm';
import { bankEntrySchema } from '@/contracts/bank-file/bank-file';
import type { BankEntryState } from '@/contracts/bank-file/bank-file-choices';
import type { Database, Transaction } from '@/backoffice/db/database';
import { countRows } from '@/backoffice/db/list-page';
import { bankEntryTable as table, bankFileTable } from '@/backoffice/db/schema/desk/bank-file';
import type { BankEntryRow, BankFileRow } from './bank-entry.model';

export interface BankEntryFilter {
  state?: BankEntryState | undefined;
  file?: string | undefined;
  loan?: string | undefined;
}

const { state: stateSchema } = bankEntrySchema.shape;

export type BankEntryRepository = ReturnType<typeof createBankEntryRepository>;

/** Files that banks sent, and the money that came in by them. */
export function createBankEntryRepository(db: Database | Transaction) {
  const chosen = ({ state, file, loan }: BankEntryFilter) =>
    and(
      state === undefined ? undefined : eq(table.state, state),
      file === undefined ? undefined : eq(table.fileId, file),
      loan === undefined ? undefined : eq(table.loanNo, loan),
    );
  return {
    /** Adds a file; `updateFile` sets its counts later in the same transaction. */
    async createFile(row: BankFileRow): Promise<void> {
      await db.insert(bankFileTable).values(row);
    },

    /** Stores how many entries of a file were posted and how many were not. */
    async updateFile(
      id: string,
      counts: Pick<BankFileRow, 'known' | 'posted' | 'unmatched' | 'returned'>,
    ): Promise<void> {
      await db.update(bankFileTable).set(counts).where(eq(bankFileTable.id, id));
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

    async findById(id: string): Promise<BankEntryRow | null> {
      return toRow((await db.select().from(table).where(eq(table.id, id)))[0]);
    },

    /** Locked until the transaction ends, so that it is booked once. */
    async lockById(id: string): Promise<BankEntryRow | null> {
      return toRow((await db.select().from(table).where(eq(table.id, id)).for('update'))[0]);
    },

    async update(
      id: string,
      change: Pick<BankEntryRow, 'state'> &
        Partial<Pick<BankEntryRow, 'loanNo' | 'orderId' | 'handledBy' | 'handledAt' | 'note'>>,
    ): Promise<void> {
      await db.update(table).set(change).where(eq(table.id, id));
    },

    /** Newest first; those before the one numbered `beforeNumber` where given. */
    async list(
      filter: BankEntryFilter,
      { limit, beforeNumber }: { limit: number; beforeNumber?: number | undefined },
    ): Promise<BankEntryRow[]> {
      const rows = await db
        .select()
        .from(table)
        .where(
          and(
            chosen(filter),
            beforeNumber === undefined ? undefined : lt(table.number, beforeNumber),
          ),
        )
        .orderBy(desc(table.number))
        .limit(limit);
      return rows.flatMap((row) => toRow(row) ?? []);
    },

    /** How many there are, up to 10,000. */
    count: (filter: BankEntryFilter): Promise<number> => countRows(db, table, chosen(filter)),
  };
}

const toRow = (row: typeof table.$inferSelect | undefined): BankEntryRow | null =>
  row ? { ...row, state: stateSchema.parse(row.state) } : null;
