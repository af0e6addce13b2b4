import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { bankAccountTable } from '@/backoffice/db/schema/customer';

export interface BankAccountRow {
  id: string;
  customerId: string;
  /** Encrypted. */
  encrypted: string;
  createdAt: Date;
  replacedAt: Date | null;
}

export type BankAccountRepository = ReturnType<typeof createBankAccountRepository>;

/** The bank accounts that withdrawals go to; a customer has one at a time. */
export function createBankAccountRepository(db: Database | Transaction) {
  return {
    /** The account that withdrawals go to; null before one is registered. */
    async findCurrent(customerId: string): Promise<BankAccountRow | null> {
      const [row] = await db
        .select()
        .from(bankAccountTable)
        .where(
          and(eq(bankAccountTable.customerId, customerId), isNull(bankAccountTable.replacedAt)),
        );
      return row ?? null;
    },

    /** Makes this the current account and ends the previous one. */
    async replace(row: Omit<BankAccountRow, 'replacedAt'>): Promise<void> {
      await db
        .update(bankAccountTable)
        .set({ replacedAt: row.createdAt })
        .where(
          and(eq(bankAccountTable.customerId, row.customerId), isNull(bankAccountTable.replacedAt)),
        );
      await db.insert(bankAccountTable).values({ ...row, replacedAt: null });
    },
  };
}
