import { and, asc, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { paymentOrderSchema } from '@/contracts/payment-order/payment-order';
import type {
  PaymentOrderOrigin,
  PaymentOrderState,
} from '@/contracts/payment-order/payment-order-choices';
import type { Database, Transaction } from '@/backoffice/db/database';
import { countRows } from '@/backoffice/db/list-page';
import { customerTable } from '@/backoffice/db/schema/customer';
import {
  paymentOrderStepTable as stepTable,
  paymentOrderTable as table,
} from '@/backoffice/db/schema/desk/payment-order';
import type { PaymentOrderRow, PaymentOrderStep } from './payment-order.model';

export interface PaymentOrderFilter {
  state?: PaymentOrderState | undefined;
  origin?: PaymentOrderOrigin | undefined;
  loan?: string | undefined;
  file?: string | undefined;
}

const { state: stateSchema, origin: originSchema, reason: reasonSchema } = paymentOrderSchema.shape;

export type PaymentOrderRepository = ReturnType<typeof createPaymentOrderRepository>;

/** Money that goes out to customers, and what became of it. */
export function createPaymentOrderRepository(db: Database | Transaction) {
  const chosen = ({ state, origin, loan, file }: PaymentOrderFilter) =>
    and(
      state === undefined ? undefined : eq(table.state, state),
      origin === undefined ? undefined : eq(table.origin, origin),
      loan === undefined ? undefined : eq(table.loanNo, loan),
      file === undefined ? undefined : eq(table.fileId, file),
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

    /** Newest first; those before the one numbered `beforeNumber` where given. */
    async list(
      filter: PaymentOrderFilter,
      { limit, beforeNumber }: { limit: number; beforeNumber?: number | undefined },
    ): Promise<PaymentOrderRow[]> {
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
    count: (filter: PaymentOrderFilter): Promise<number> => countRows(db, table, chosen(filter)),

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
