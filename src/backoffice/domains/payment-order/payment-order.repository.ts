import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import {
  paymentOrderSchema,
  type PaymentOrderFilter,
} from '@/contracts/payment-order/payment-order';
import type { PaymentOrderState } from '@/contracts/payment-order/payment-order-choices';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createListOrders, type ListPage, type PageRequest } from '@/backoffice/db/list/list-order';
import { countRows } from '@/backoffice/db/list/list-page';
import { isCodeLike, isReferenceLike } from '@/backoffice/db/reference-search';
import { customerTable } from '@/backoffice/db/schema/customer';
import {
  paymentOrderStepTable as stepTable,
  paymentOrderTable as table,
} from '@/backoffice/db/schema/desk/payment-order';
import type { PaymentOrderRow, PaymentOrderStep } from './payment-order.model';

const { state: stateSchema, origin: originSchema, reason: reasonSchema } = paymentOrderSchema.shape;

type Sort = PaymentOrderFilter['sort'];

const newest = {
  column: table.number,
  valueOf: ({ number }: PaymentOrderRow) => number,
  isDescending: true,
};
const orders = createListOrders<PaymentOrderRow, Sort>(
  { column: table.id, valueOf: ({ id }) => id },
  {
    newest,
    oldest: { ...newest, isDescending: false },
    due: {
      column: table.dueOn,
      valueOf: ({ dueOn }) => dueOn,
      // The same condition as that of the partial index `payment_order_due`, so that the index is used.
      where: sql`${table.state} in ('waiting', 'approved', 'in-file', 'sent')`,
    },
    amount: {
      column: table.amountCents,
      valueOf: ({ amountCents }) => amountCents,
      isDescending: true,
    },
  },
);

export type PaymentOrderRepository = ReturnType<typeof createPaymentOrderRepository>;

/** Money that goes out to customers, and what became of it. */
export function createPaymentOrderRepository(db: Database | Transaction) {
  const chosen = ({ state, origin, loan, file, q }: PaymentOrderFilter) =>
    and(
      state === undefined ? undefined : eq(table.state, state),
      origin === undefined ? undefined : eq(table.origin, origin),
      loan === undefined ? undefined : eq(table.loanNo, loan),
      file === undefined ? undefined : eq(table.fileId, file),
      q
        ? or(
            isReferenceLike(table.id, q),
            isCodeLike(table.loanNo, q),
            isCodeLike(table.reference, q),
          )
        : undefined,
    );

  return {
    /** Fails where the same loan and reference has a payment order already that was neither returned nor cancelled. */
    async create(row: Omit<PaymentOrderRow, 'number'>): Promise<void> {
      await db.insert(table).values(row);
    },

    async findById(id: string): Promise<PaymentOrderRow | null> {
      return toRow((await db.select().from(table).where(eq(table.id, id)))[0]);
    },

    /** The payment order that replaced a returned one. */
    async findReplacement(id: string): Promise<PaymentOrderRow | null> {
      return toRow((await db.select().from(table).where(eq(table.replaces, id)))[0]);
    },

    /** Locked until the transaction ends, so that nothing is done to it twice. */
    async lockById(id: string): Promise<PaymentOrderRow | null> {
      return toRow((await db.select().from(table).where(eq(table.id, id)).for('update'))[0]);
    },

    /** The latest payment of a draw-down, withdrawal or refund, locked until the transaction ends. */
    async lockLatest({
      loanNo,
      origin,
      reference,
    }: Pick<PaymentOrderRow, 'loanNo' | 'origin' | 'reference'>): Promise<PaymentOrderRow | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(
          and(eq(table.loanNo, loanNo), eq(table.origin, origin), eq(table.reference, reference)),
        )
        .orderBy(desc(table.number))
        .limit(1)
        .for('update');
      return toRow(row);
    },

    /** What is approved, oldest first, but for customers whose payments are stopped; locked until the transaction ends. */
    async lockApproved(limit: number): Promise<PaymentOrderRow[]> {
      const paid = db
        .select({ id: customerTable.id })
        .from(customerTable)
        .where(isNull(customerTable.payoutsFrozenAt));
      const rows = await db
        .select()
        .from(table)
        .where(and(eq(table.state, 'approved'), inArray(table.customerId, paid)))
        .orderBy(asc(table.number))
        .limit(limit)
        .for('update');
      return rows.flatMap((row) => toRow(row) ?? []);
    },

    /** The payments of a file, those in a state where one is named, locked until the transaction ends. */
    async lockByFile(fileId: string, state?: PaymentOrderState): Promise<PaymentOrderRow[]> {
      const rows = await db
        .select()
        .from(table)
        .where(
          and(eq(table.fileId, fileId), state === undefined ? undefined : eq(table.state, state)),
        )
        .orderBy(asc(table.number))
        .for('update');
      return rows.flatMap((row) => toRow(row) ?? []);
    },

    async update(
      id: string,
      change: Partial<Pick<PaymentOrderRow, 'state' | 'account' | 'fileId' | 'endedOn' | 'reason'>>,
    ): Promise<void> {
      await db.update(table).set(change).where(eq(table.id, id));
    },

    /** One page in the order that the filter names. Throws `validation_failed` for the cursor of another one. */
    async list(
      filter: PaymentOrderFilter,
      page: Omit<PageRequest<Sort>, 'sort'>,
    ): Promise<ListPage<PaymentOrderRow>> {
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
    count: (filter: PaymentOrderFilter): Promise<number> =>
      countRows(db, table, and(chosen(filter), orders.rowsOf(filter.sort))),

    /** Adds to the history of payments. */
    async addSteps(steps: readonly PaymentOrderStep[]): Promise<void> {
      if (steps.length > 0) await db.insert(stepTable).values([...steps]);
    },

    /** Oldest first. */
    async listSteps(orderId: string): Promise<PaymentOrderStep[]> {
      const rows = await db
        .select()
        .from(stepTable)
        .where(eq(stepTable.orderId, orderId))
        .orderBy(asc(stepTable.id));
      return rows.map(({ id: _id, ...step }) => ({
        ...step,
        state: stateSchema.parse(step.state),
      }));
    },
  };
}

const toRow = (row: typeof table.$inferSelect | undefined): PaymentOrderRow | null =>
  row
    ? {
        ...row,
        state: stateSchema.parse(row.state),
        origin: originSchema.parse(row.origin),
        reason: reasonSchema.parse(row.reason),
      }
    : null;
