import { and, asc, desc, eq, gte, inArray, notExists, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import {
  requestKinds,
  requestStates,
  type RequestKind,
  type RequestState,
} from '@/contracts/account/account-choices';
import type { Database, Transaction } from '@/backoffice/db/database';
import { loanTable } from '@/backoffice/db/schema/loan';
import { serviceRequestStepTable, serviceRequestTable } from '@/backoffice/db/schema/request';
import { openRequestStates, undecidedRequestStates } from './request.rules';

/** As stored: `detail` and `payload` are encrypted. */
export interface RequestRow {
  reference: string;
  customerId: string;
  loanNo: string | null;
  kind: RequestKind;
  state: RequestState;
  amountCents: number | null;
  months: number | null;
  on: string | null;
  detail: string | null;
  payload: string | null;
  idempotencyKey: string;
  bodyHash: string;
  /** Until when staff answer; null while nothing is to be decided. */
  dueAt: Date | null;
  /** Who reviews it. */
  assignee: string | null;
  /** How often it was given to somebody, or back. */
  assignments: number;
  createdAt: Date;
  changedAt: Date;
}

export interface RequestStep {
  state: RequestState;
  at: Date;
  message: string | null;
  note: string | null;
  by: string;
}

export interface OpenRequestFilter {
  kinds: readonly RequestKind[];
  states?: readonly RequestState[];
}

export type RequestRepository = ReturnType<typeof createRequestRepository>;

const kindSchema = z.enum(requestKinds);
const stateSchema = z.enum(requestStates);

/** Requests of customers, and their history. */
export function createRequestRepository(db: Database | Transaction) {
  const toRequestRow = (row: typeof serviceRequestTable.$inferSelect): RequestRow => ({
    ...row,
    kind: kindSchema.parse(row.kind),
    state: stateSchema.parse(row.state),
  });

  async function removeWhere(condition: SQL | undefined): Promise<void> {
    const references = db
      .select({ reference: serviceRequestTable.reference })
      .from(serviceRequestTable)
      .where(condition);
    await db
      .delete(serviceRequestStepTable)
      .where(inArray(serviceRequestStepTable.reference, references));
    await db.delete(serviceRequestTable).where(condition);
  }

  return {
    async create(row: RequestRow): Promise<void> {
      await db.insert(serviceRequestTable).values(row);
    },

    /** The request that a customer sent with this key before. */
    async findByIdempotencyKey(
      customerId: string,
      idempotencyKey: string,
    ): Promise<RequestRow | null> {
      const [row] = await db
        .select()
        .from(serviceRequestTable)
        .where(
          and(
            eq(serviceRequestTable.customerId, customerId),
            eq(serviceRequestTable.idempotencyKey, idempotencyKey),
          ),
        );
      return row ? toRequestRow(row) : null;
    },

    /** The request with this public number. */
    async findByReference(reference: string): Promise<RequestRow | null> {
      const [row] = await db
        .select()
        .from(serviceRequestTable)
        .where(eq(serviceRequestTable.reference, reference));
      return row ? toRequestRow(row) : null;
    },

    /** The row stays locked until the transaction ends. */
    async lockByReference(reference: string): Promise<RequestRow | null> {
      const [row] = await db
        .select()
        .from(serviceRequestTable)
        .where(eq(serviceRequestTable.reference, reference))
        .for('update');
      return row ? toRequestRow(row) : null;
    },

    /** Newest first. */
    async listByCustomer(customerId: string): Promise<RequestRow[]> {
      const rows = await db
        .select()
        .from(serviceRequestTable)
        .where(eq(serviceRequestTable.customerId, customerId))
        .orderBy(desc(serviceRequestTable.createdAt), desc(serviceRequestTable.reference))
        .limit(200);
      return rows.map(toRequestRow);
    },

    /** Open requests of these kinds for a loan, oldest first. */
    async listOpenByLoan(loanNo: string, kinds: readonly RequestKind[]): Promise<RequestRow[]> {
      if (kinds.length === 0) return [];
      const rows = await db
        .select()
        .from(serviceRequestTable)
        .where(
          and(
            eq(serviceRequestTable.loanNo, loanNo),
            inArray(serviceRequestTable.kind, [...kinds]),
            inArray(serviceRequestTable.state, [...openRequestStates]),
          ),
        )
        .orderBy(asc(serviceRequestTable.createdAt), asc(serviceRequestTable.reference));
      return rows.map(toRequestRow);
    },

    /** Cents that a customer's withdrawals since `since` come to, declined ones excluded. */
    async sumWithdrawals(customerId: string, since: Date): Promise<number> {
      const [row] = await db
        .select({ sum: sql<string>`coalesce(sum(${serviceRequestTable.amountCents}), 0)` })
        .from(serviceRequestTable)
        .where(
          and(
            eq(serviceRequestTable.customerId, customerId),
            eq(serviceRequestTable.kind, 'withdrawal'),
            gte(serviceRequestTable.createdAt, since),
            inArray(serviceRequestTable.state, ['received', 'in-review', 'approved', 'completed']),
          ),
        );
      return Number(row?.sum ?? 0);
    },

    /** Messages that were kept as requests, at most `limit`; what another transaction holds is left to it. */
    async lockMessages(limit: number): Promise<RequestRow[]> {
      const rows = await db
        .select()
        .from(serviceRequestTable)
        .where(inArray(serviceRequestTable.kind, ['contact', 'complaint']))
        .orderBy(asc(serviceRequestTable.createdAt))
        .limit(limit)
        .for('update', { skipLocked: true });
      return rows.map(toRequestRow);
    },

    /** Whether a request of one of these kinds for the loan is open, or in one of `states`. */
    async hasOpenByLoan(
      loanNo: string,
      { kinds, states = openRequestStates }: OpenRequestFilter,
    ): Promise<boolean> {
      const rows = await db
        .select({ reference: serviceRequestTable.reference })
        .from(serviceRequestTable)
        .where(
          and(
            eq(serviceRequestTable.loanNo, loanNo),
            inArray(serviceRequestTable.kind, [...kinds]),
            inArray(serviceRequestTable.state, [...states]),
          ),
        )
        .limit(1);
      return rows.length > 0;
    },

    /** The requests of these kinds in these states on a loan, oldest first. */
    async listByLoan(
      loanNo: string,
      { kinds, states }: Required<OpenRequestFilter>,
    ): Promise<RequestRow[]> {
      const rows = await db
        .select()
        .from(serviceRequestTable)
        .where(
          and(
            eq(serviceRequestTable.loanNo, loanNo),
            inArray(serviceRequestTable.kind, [...kinds]),
            inArray(serviceRequestTable.state, [...states]),
          ),
        )
        .orderBy(asc(serviceRequestTable.createdAt));
      return rows.map(toRequestRow);
    },

    /** Whether a customer's request of this kind is open. */
    async hasOpenByCustomer(customerId: string, kind: RequestKind): Promise<boolean> {
      const rows = await db
        .select({ reference: serviceRequestTable.reference })
        .from(serviceRequestTable)
        .where(
          and(
            eq(serviceRequestTable.customerId, customerId),
            eq(serviceRequestTable.kind, kind),
            inArray(serviceRequestTable.state, [...openRequestStates]),
          ),
        )
        .limit(1);
      return rows.length > 0;
    },

    /** Gives a request to a member of staff, or back to nobody. */
    async updateAssignee(
      reference: string,
      { assignee, assignments }: Pick<RequestRow, 'assignee' | 'assignments'>,
    ): Promise<void> {
      await db
        .update(serviceRequestTable)
        .set({ assignee, assignments })
        .where(eq(serviceRequestTable.reference, reference));
    },

    /** What is granted may differ from what was asked for. */
    async updateGranted(
      reference: string,
      granted: { amountCents: number } | { months: number },
    ): Promise<void> {
      await db
        .update(serviceRequestTable)
        .set(granted)
        .where(eq(serviceRequestTable.reference, reference));
    },

    /** Moves a request to a state and records the step. It is due until it is decided, and with whoever takes it into review. */
    async addStep(reference: string, step: RequestStep): Promise<void> {
      await db
        .update(serviceRequestTable)
        .set({
          state: step.state,
          changedAt: step.at,
          ...(undecidedRequestStates.includes(step.state) ? {} : { dueAt: null }),
          ...(step.state === 'in-review' ? { assignee: step.by } : {}),
        })
        .where(eq(serviceRequestTable.reference, reference));
      await db.insert(serviceRequestStepTable).values({ ...step, reference });
    },

    /** The history of each of these requests, oldest first. */
    async listSteps(references: readonly string[]): Promise<Map<string, RequestStep[]>> {
      const steps = new Map<string, RequestStep[]>();
      if (references.length === 0) return steps;
      const rows = await db
        .select()
        .from(serviceRequestStepTable)
        .where(inArray(serviceRequestStepTable.reference, [...references]))
        .orderBy(asc(serviceRequestStepTable.id));
      for (const { reference, state, at, message, note, by } of rows)
        steps.set(reference, [
          ...(steps.get(reference) ?? []),
          { state: stateSchema.parse(state), at, message, note, by },
        ]);
      return steps;
    },

    /** Deletes these requests with their history. */
    async remove(references: readonly string[]): Promise<void> {
      await removeWhere(inArray(serviceRequestTable.reference, [...references]));
    },

    /** Deletes the requests that concern a loan, with their history. */
    async removeByLoan(loanNo: string): Promise<void> {
      await removeWhere(eq(serviceRequestTable.loanNo, loanNo));
    },

    /** Deletes the requests of a customer who has no loan left, with their history. */
    async removeByCustomerWithoutLoans(customerId: string): Promise<void> {
      await removeWhere(
        and(
          eq(serviceRequestTable.customerId, customerId),
          notExists(db.select().from(loanTable).where(eq(loanTable.customerId, customerId))),
        ),
      );
    },
  };
}
