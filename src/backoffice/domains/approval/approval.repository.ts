import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { approvalSchema } from '@/contracts/approval/approval';
import type { ApprovalKind, ApprovalState } from '@/contracts/approval/approval-choices';
import type { Database, Transaction } from '@/backoffice/db/database';
import { countRows } from '@/backoffice/db/list-page';
import { approvalTable } from '@/backoffice/db/schema/desk/approval';
import type { ApprovalRow } from './approval.model';

export interface ApprovalFilter {
  kinds: readonly ApprovalKind[];
  state?: ApprovalState | undefined;
  maker?: string | undefined;
}

const { kind: kindSchema, state: stateSchema } = approvalSchema.shape;

export type ApprovalRepository = ReturnType<typeof createApprovalRepository>;

/** What one member of staff asks another to approve. */
export function createApprovalRepository(db: Database | Transaction) {
  const chosen = ({ kinds, state, maker }: ApprovalFilter) =>
    and(
      inArray(approvalTable.kind, [...kinds]),
      state === undefined ? undefined : eq(approvalTable.state, state),
      maker === undefined ? undefined : eq(approvalTable.maker, maker),
    );
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

    /** Newest first; those made before the one numbered `beforeNumber` where given. */
    async list(
      filter: ApprovalFilter,
      { limit, beforeNumber }: { limit: number; beforeNumber?: number | undefined },
    ): Promise<ApprovalRow[]> {
      const rows = await db
        .select()
        .from(approvalTable)
        .where(
          and(
            chosen(filter),
            beforeNumber === undefined ? undefined : lt(approvalTable.number, beforeNumber),
          ),
        )
        .orderBy(desc(approvalTable.number))
        .limit(limit);
      return rows.flatMap((row) => toRow(row) ?? []);
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

    /** How many there are, up to 10,000. */
    count: (filter: ApprovalFilter): Promise<number> =>
      countRows(db, approvalTable, chosen(filter)),
  };
}

const toRow = (row: typeof approvalTable.$inferSelect | undefined): ApprovalRow | null =>
  row ? { ...row, kind: kindSchema.parse(row.kind), state: stateSchema.parse(row.state) } : null;
