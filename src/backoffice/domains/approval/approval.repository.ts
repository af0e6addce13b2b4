import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { approvalSchema, type ApprovalSort } from '@/contracts/approval/approval';
import type { ApprovalKind, ApprovalState } from '@/contracts/approval/approval-choices';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createListOrders, type ListPage, type PageRequest } from '@/backoffice/db/list/list-order';
import { countRows } from '@/backoffice/db/list/list-page';
import { isCodeLike, isReferenceLike } from '@/backoffice/db/reference-search';
import { approvalTable } from '@/backoffice/db/schema/desk/approval';
import { customerMergeTable } from '@/backoffice/db/schema/customer';
import { paymentOrderTable } from '@/backoffice/db/schema/desk/payment-order';
import { serviceRequestTable } from '@/backoffice/db/schema/request';
import type { ApprovalRow } from './approval.model';

export interface ApprovalFilter {
  kinds: readonly ApprovalKind[];
  state?: ApprovalState | undefined;
  maker?: string | undefined;
  /** Part of its number, or of that of what it is about. */
  q?: string | undefined;
}

/** What a loan, an application or a customer takes along when it is deleted. */
export type ApprovalOwner =
  | { loanNo: string }
  | { applicationNumber: string }
  | { customerId: string };

const { kind: kindSchema, state: stateSchema } = approvalSchema.shape;

const { number, amountCents } = approvalTable;
const orders = createListOrders<ApprovalRow, ApprovalSort>(
  { column: approvalTable.id, valueOf: ({ id }) => id },
  {
    newest: { column: number, valueOf: (row) => row.number, isDescending: true },
    oldest: { column: number, valueOf: (row) => row.number },
    amount: { column: amountCents, valueOf: (row) => row.amountCents, isDescending: true },
  },
);

export type ApprovalRepository = ReturnType<typeof createApprovalRepository>;

/** What one member of staff asks another to approve. */
export function createApprovalRepository(db: Database | Transaction) {
  const chosen = ({ kinds, state, maker, q }: ApprovalFilter) =>
    and(
      inArray(approvalTable.kind, [...kinds]),
      state === undefined ? undefined : eq(approvalTable.state, state),
      maker === undefined ? undefined : eq(approvalTable.maker, maker),
      q
        ? or(isReferenceLike(approvalTable.id, q), isCodeLike(approvalTable.subject, q))
        : undefined,
    );
  function subjectsOf(owner: ApprovalOwner) {
    if ('applicationNumber' in owner) return [[`application:${owner.applicationNumber}`]];
    const [itself, ofRequest, ofPayment] =
      'loanNo' in owner
        ? [
            `loan:${owner.loanNo}`,
            eq(serviceRequestTable.loanNo, owner.loanNo),
            eq(paymentOrderTable.loanNo, owner.loanNo),
          ]
        : [
            `customer:${owner.customerId}`,
            eq(serviceRequestTable.customerId, owner.customerId),
            eq(paymentOrderTable.customerId, owner.customerId),
          ];
    const requests = db
      .select({ subject: sql<string>`'request:' || ${serviceRequestTable.reference}` })
      .from(serviceRequestTable)
      .where(ofRequest);
    const payments = db
      .select({ subject: sql<string>`'payment-order:' || ${paymentOrderTable.id}` })
      .from(paymentOrderTable)
      .where(ofPayment);
    if ('loanNo' in owner) return [[itself], requests, payments];
    const merged = db
      .select({ subject: sql<string>`'customer:' || ${customerMergeTable.mergedId}` })
      .from(customerMergeTable)
      .where(eq(customerMergeTable.keptId, owner.customerId));
    return [[itself], requests, payments, merged];
  }
  return {
    /** False where a request of this kind waits for the same subject. */
    async create(row: Omit<ApprovalRow, 'number'>): Promise<boolean> {
      const created = await db
        .insert(approvalTable)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: approvalTable.id });
      return created.length > 0;
    },

    async findById(id: string): Promise<ApprovalRow | null> {
      return toRow((await db.select().from(approvalTable).where(eq(approvalTable.id, id)))[0]);
    },

    /** Locked until the transaction ends, so that nobody decides on it twice. */
    async lockById(id: string): Promise<ApprovalRow | null> {
      return toRow(
        (await db.select().from(approvalTable).where(eq(approvalTable.id, id)).for('update'))[0],
      );
    },

    async update(
      id: string,
      change: Pick<ApprovalRow, 'state' | 'checker' | 'decidedAt' | 'reason' | 'result'>,
    ): Promise<void> {
      await db.update(approvalTable).set(change).where(eq(approvalTable.id, id));
    },

    /** One page. Throws `validation_failed` for the cursor of another order. */
    async list(
      filter: ApprovalFilter,
      page: PageRequest<ApprovalSort>,
    ): Promise<ListPage<ApprovalRow>> {
      const { where, orderBy, limit } = orders.queryOf(page);
      const rows = await db
        .select()
        .from(approvalTable)
        .where(and(chosen(filter), where))
        .orderBy(...orderBy)
        .limit(limit);
      return orders.pageOf(
        rows.flatMap((row) => toRow(row) ?? []),
        page,
      );
    },

    /** All about one thing, newest first. */
    async listBySubject(subject: string): Promise<ApprovalRow[]> {
      const rows = await db
        .select()
        .from(approvalTable)
        .where(eq(approvalTable.subject, subject))
        .orderBy(desc(approvalTable.number));
      return rows.flatMap((row) => toRow(row) ?? []);
    },

    /** Those about one of these or about a request or payment of it; what was erased is said by number, and stays. */
    async listIdsAbout(owner: ApprovalOwner): Promise<string[]> {
      const { subject, kind, id } = approvalTable;
      const rows = await db
        .select({ id })
        .from(approvalTable)
        .where(
          and(
            ne(kind, 'customer-erasure'),
            or(...subjectsOf(owner).map((one) => inArray(subject, one))),
          ),
        );
      return rows.map((row) => row.id);
    },

    /** `body` is encrypted, as `approvalBodyContext` says. */
    async updateBody(id: string, body: string): Promise<void> {
      await db.update(approvalTable).set({ body }).where(eq(approvalTable.id, id));
    },

    /** How many there are, up to 10,000. */
    count: (filter: ApprovalFilter, sort: ApprovalSort): Promise<number> =>
      countRows(db, approvalTable, and(chosen(filter), orders.rowsOf(sort))),
  };
}

const toRow = (row: typeof approvalTable.$inferSelect | undefined): ApprovalRow | null =>
  row ? { ...row, kind: kindSchema.parse(row.kind), state: stateSchema.parse(row.state) } : null;
