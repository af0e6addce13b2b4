import { and, eq, inArray, sql } from 'drizzle-orm';
import { paymentFileSchema, type PaymentFileFilter } from '@/contracts/payment-order/payment-file';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createListOrders, type ListPage, type PageRequest } from '@/backoffice/db/list/list-order';
import { countRows } from '@/backoffice/db/list/list-page';
import { isReferenceLike } from '@/backoffice/db/reference-search';
import {
  paymentFileTable as table,
  paymentOrderTable as orderTable,
} from '@/backoffice/db/schema/desk/payment-order';
import type { PaymentFileRow } from './payment-order.model';

const { state: stateSchema, format: formatSchema } = paymentFileSchema.shape;

type Sort = PaymentFileFilter['sort'];

const oldest = { column: table.number, valueOf: ({ number }: PaymentFileRow) => number };
const orders = createListOrders<PaymentFileRow, Sort>(
  { column: table.id, valueOf: ({ id }) => id },
  { newest: { ...oldest, isDescending: true }, oldest },
);

export type PaymentFileRepository = ReturnType<typeof createPaymentFileRepository>;

/** Files for the bank. */
export function createPaymentFileRepository(db: Database | Transaction) {
  const chosen = ({ state, q }: PaymentFileFilter) =>
    and(
      state === undefined ? undefined : eq(table.state, state),
      q ? isReferenceLike(table.id, q) : undefined,
    );
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

    /** One page in the order that the filter names. Throws `validation_failed` for the cursor of another one. */
    async list(
      filter: PaymentFileFilter,
      page: Omit<PageRequest<Sort>, 'sort'>,
    ): Promise<ListPage<PaymentFileRow>> {
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
    count: (filter: PaymentFileFilter): Promise<number> => countRows(db, table, chosen(filter)),
  };
}

const toRow = (row: typeof table.$inferSelect | undefined): PaymentFileRow | null =>
  row
    ? { ...row, state: stateSchema.parse(row.state), format: formatSchema.parse(row.format) }
    : null;
