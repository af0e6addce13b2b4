import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { paymentFileSchema } from '@/contracts/payment-order/payment-file';
import type { PaymentFileState } from '@/contracts/payment-order/payment-order-choices';
import type { Database, Transaction } from '@/backoffice/db/database';
import { countRows } from '@/backoffice/db/list-page';
import {
  paymentFileTable as table,
  paymentOrderTable as orderTable,
} from '@/backoffice/db/schema/desk/payment-order';
import type { PaymentFileRow } from './payment-order.model';

const { state: stateSchema, format: formatSchema } = paymentFileSchema.shape;

export type PaymentFileRepository = ReturnType<typeof createPaymentFileRepository>;

/** Files for the bank. */
export function createPaymentFileRepository(db: Database | Transaction) {
  const chosen = (state: PaymentFileState | undefined) =>
    state === undefined ? undefined : eq(table.state, state);
  return {
    async create(row: Omit<PaymentFileRow, 'number'>): Promise<void> {
      await db.insert(table).values(row);
    },

    async findById(id: string): Promise<PaymentFileRow | null> {
      return toRow((await db.select().from(table).where(eq(table.id, id)))[0]);
    },

    /** Locked until the transaction ends, so that it is given to the bank once. */
    async lockById(id: string): Promise<PaymentFileRow | null> {
      return toRow((await db.select().from(table).where(eq(table.id, id)).for('update'))[0]);
    },

    async update(
      id: string,
      change: Pick<PaymentFileRow, 'state' | 'sentBy' | 'sentAt'>,
    ): Promise<void> {
      await db.update(table).set(change).where(eq(table.id, id));
    },

    /** Newest first; those before the one numbered `beforeNumber` where given. */
    async list(
      state: PaymentFileState | undefined,
      { limit, beforeNumber }: { limit: number; beforeNumber?: number | undefined },
    ): Promise<PaymentFileRow[]> {
      const rows = await db
        .select()
        .from(table)
        .where(
          and(
            chosen(state),
            beforeNumber === undefined ? undefined : lt(table.number, beforeNumber),
          ),
        )
        .orderBy(desc(table.number))
        .limit(limit);
      return rows.flatMap((row) => toRow(row) ?? []);
    },

    /** How many payments of each file the bank has neither paid nor sent back. */
    async countOpen(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const rows = await db
        .select({ id: orderTable.fileId, open: sql<number>`count(*)::int` })
        .from(orderTable)
        .where(
          and(inArray(orderTable.fileId, [...ids]), inArray(orderTable.state, ['in-file', 'sent'])),
        )
        .groupBy(orderTable.fileId);
      return new Map(rows.flatMap(({ id, open }) => (id === null ? [] : [[id, open] as const])));
    },

    /** How many there are, up to 10,000. */
    count: (state: PaymentFileState | undefined): Promise<number> =>
      countRows(db, table, chosen(state)),
  };
}

const toRow = (row: typeof table.$inferSelect | undefined): PaymentFileRow | null =>
  row
    ? { ...row, state: stateSchema.parse(row.state), format: formatSchema.parse(row.format) }
    : null;
