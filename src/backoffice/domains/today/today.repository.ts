import { and, count, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { ApprovalKind } from '@/contracts/approval/approval-choices';
import type { TodayCount, TodayItem } from '@/contracts/today/today';
import { todayKinds, type TodayKind } from '@/contracts/today/today-choices';
import type { Database, Transaction } from '@/backoffice/db/database';
import { applicationTable } from '@/backoffice/db/schema/application';
import { appointmentTable } from '@/backoffice/db/schema/appointment/appointment';
import { approvalTable } from '@/backoffice/db/schema/desk/approval';
import { contactMessageTable, threadEntryTable, threadTable } from '@/backoffice/db/schema/contact';

export type TodayRepository = ReturnType<typeof createTodayRepository>;

const kindSchema = z.enum(todayKinds);
const noStaff = sql<string | null>`null::text`;
const named = (kind: TodayKind) => sql<string>`${sql.raw(`'${kind}'`)}::text`;

/** What is to be done, over the tables of all that staff handle; no column of a person is read. */
export function createTodayRepository(db: Database | Transaction) {
  /** Everything with a time by which staff have to act. */
  const everything = () =>
    unionAll(
      db
        .select({
          kind: named('application').as('kind'),
          reference: applicationTable.number,
          dueAt: sql<Date>`${applicationTable.promisedBy}`
            .mapWith(applicationTable.promisedBy)
            .as('due_at'),
          assignee: noStaff.as('assignee'),
        })
        .from(applicationTable)
        .where(
          and(eq(applicationTable.state, 'in-assessment'), isNotNull(applicationTable.promisedBy)),
        ),
      db
        .select({
          kind: named('thread').as('kind'),
          reference: threadTable.reference,
          dueAt: sql<Date>`${threadTable.dueAt}`.mapWith(threadTable.dueAt).as('due_at'),
          assignee: sql<string | null>`${threadTable.assignee}`.as('assignee'),
        })
        .from(threadTable)
        .where(isNotNull(threadTable.dueAt)),
      db
        .select({
          kind: named('enquiry').as('kind'),
          reference: contactMessageTable.reference,
          dueAt: sql<Date>`${contactMessageTable.dueAt}`
            .mapWith(contactMessageTable.dueAt)
            .as('due_at'),
          assignee: sql<string | null>`${contactMessageTable.assignee}`.as('assignee'),
        })
        .from(contactMessageTable)
        .where(isNotNull(contactMessageTable.dueAt)),
      db
        .select({
          kind: sql<string>`${appointmentTable.kind}`.as('kind'),
          reference:
            sql<string>`coalesce(${appointmentTable.applicationNumber}, ${appointmentTable.reference})`.as(
              'reference',
            ),
          dueAt: sql<Date>`${appointmentTable.startsAt}`
            .mapWith(appointmentTable.startsAt)
            .as('due_at'),
          assignee: noStaff.as('assignee'),
        })
        .from(appointmentTable)
        .where(eq(appointmentTable.state, 'booked')),
    ).as('open');

  return {
    /** How much there is of each of these kinds; nothing of a kind that there is none of. */
    async listCounts(
      kinds: readonly TodayKind[],
      { staff, now }: { staff: string; now: Date },
    ): Promise<TodayCount[]> {
      if (kinds.length === 0) return [];
      const open = everything();
      const rows = await db
        .select({
          kind: open.kind,
          total: count(),
          mine: sql<number>`count(*) filter (where ${open.assignee} = ${staff})`.mapWith(Number),
          unassigned: sql<number>`count(*) filter (where ${open.assignee} is null)`.mapWith(Number),
          overdue:
            sql<number>`count(*) filter (where ${open.dueAt} < ${now.toISOString()}::timestamptz)`.mapWith(
              Number,
            ),
        })
        .from(open)
        .where(inArray(open.kind, [...kinds]))
        .groupBy(open.kind);
      return rows.map((row) => ({ ...row, kind: kindSchema.parse(row.kind) }));
    },

    /** What this member of staff or nobody has to do, the most urgent first. */
    async list(
      kinds: readonly TodayKind[],
      { staff, limit }: { staff: string; limit: number },
    ): Promise<TodayItem[]> {
      if (kinds.length === 0) return [];
      const open = everything();
      const rows = await db
        .select()
        .from(open)
        .where(
          and(
            inArray(open.kind, [...kinds]),
            sql`(${open.assignee} is null or ${open.assignee} = ${staff})`,
          ),
        )
        .orderBy(open.dueAt, open.reference)
        .limit(limit);
      return rows.map(({ kind, reference, dueAt, assignee }) => ({
        kind: kindSchema.parse(kind),
        reference,
        dueAt: dueAt.toISOString(),
        isMine: assignee !== null,
      }));
    },

    /** How many conversations wait for staff with something in them that nobody opened. */
    async countUnread(): Promise<number> {
      const unread = db
        .select({ one: sql`1` })
        .from(threadEntryTable)
        .where(
          and(
            eq(threadEntryTable.reference, threadTable.reference),
            isNull(threadEntryTable.staff),
            eq(threadEntryTable.kind, 'message'),
            isNull(threadEntryTable.readAt),
          ),
        );
      return db.$count(threadTable, and(isNotNull(threadTable.dueAt), sql`exists ${unread}`));
    },

    /** How many requests of these kinds others have made and nobody has decided. */
    async countApprovals(kinds: readonly ApprovalKind[], staff: string): Promise<number> {
      if (kinds.length === 0) return 0;
      return db.$count(
        approvalTable,
        and(
          eq(approvalTable.state, 'waiting'),
          ne(approvalTable.maker, staff),
          inArray(approvalTable.kind, [...kinds]),
        ),
      );
    },

    /** How many requests of this member of staff nobody has decided. */
    async countAsked(staff: string): Promise<number> {
      return db.$count(
        approvalTable,
        and(eq(approvalTable.state, 'waiting'), eq(approvalTable.maker, staff)),
      );
    },
  };
}
