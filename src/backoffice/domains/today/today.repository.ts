import { and, asc, count, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { unionAll, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { ApprovalKind } from '@/contracts/approval/approval-choices';
import { maxListTotal } from '@/contracts/limits/limits';
import type { TodayCount, TodayItem } from '@/contracts/today/today';
import { todayKinds, type TodayKind } from '@/contracts/today/today-choices';
import type { Database, Transaction } from '@/backoffice/db/database';
import { countRows } from '@/backoffice/db/list/list-page';
import { applicationTable } from '@/backoffice/db/schema/application';
import { appointmentTable } from '@/backoffice/db/schema/appointment/appointment';
import { approvalTable } from '@/backoffice/db/schema/desk/approval';
import { contactMessageTable, threadEntryTable, threadTable } from '@/backoffice/db/schema/contact';
import { serviceRequestTable } from '@/backoffice/db/schema/request';

export type TodayRepository = ReturnType<typeof createTodayRepository>;

const kindSchema = z.enum(todayKinds);

/** Where something with a time by which staff have to act is stored; an index has the order by `dueAt`. */
interface TodaySource {
  table: PgTable;
  reference: AnyPgColumn | SQL;
  dueAt: AnyPgColumn;
  /** Null where nobody is given such a thing. */
  assignee: AnyPgColumn | null;
  where: SQL | undefined;
}

const appointmentOf = (kind: 'call-back' | 'signing'): TodaySource => ({
  table: appointmentTable,
  reference: sql`coalesce(${appointmentTable.applicationNumber}, ${appointmentTable.reference})`,
  dueAt: appointmentTable.startsAt,
  assignee: null,
  where: and(eq(appointmentTable.kind, kind), eq(appointmentTable.state, 'booked')),
});

/** The source of each kind of work; no column with personal data is read. */
const todaySources: Readonly<Record<TodayKind, TodaySource>> = {
  application: {
    table: applicationTable,
    reference: applicationTable.number,
    dueAt: applicationTable.promisedBy,
    assignee: applicationTable.assignee,
    // The same condition as that of the partial index `application_due`, so that the index is used.
    where: sql`${applicationTable.state} = 'in-assessment' and ${applicationTable.promisedBy} is not null`,
  },
  request: {
    table: serviceRequestTable,
    reference: serviceRequestTable.reference,
    dueAt: serviceRequestTable.dueAt,
    assignee: serviceRequestTable.assignee,
    where: isNotNull(serviceRequestTable.dueAt),
  },
  thread: {
    table: threadTable,
    reference: threadTable.reference,
    dueAt: threadTable.dueAt,
    assignee: threadTable.assignee,
    where: isNotNull(threadTable.dueAt),
  },
  enquiry: {
    table: contactMessageTable,
    reference: contactMessageTable.reference,
    dueAt: contactMessageTable.dueAt,
    assignee: contactMessageTable.assignee,
    where: isNotNull(contactMessageTable.dueAt),
  },
  'call-back': appointmentOf('call-back'),
  signing: appointmentOf('signing'),
};

/** What is to be done, over the tables of all that staff handle. */
export function createTodayRepository(db: Database | Transaction) {
  /** The most urgent of one kind, of what `isChosen` leaves. */
  function mostUrgent(
    kind: TodayKind,
    { limit, isChosen }: { limit: number; isChosen?: ((assignee: SQL) => SQL) | undefined },
  ) {
    const source = todaySources[kind];
    const assignee = source.assignee === null ? sql`null::text` : sql`${source.assignee}`;
    return db
      .select({
        kind: sql<string>`${sql.raw(`'${kind}'`)}::text`.as('kind'),
        reference: sql<string>`${source.reference}`.as('reference'),
        dueAt: sql<Date>`${source.dueAt}`.mapWith(threadTable.createdAt).as('due_at'),
        assignee: sql<string | null>`${assignee}`.as('assignee'),
      })
      .from(source.table)
      .where(
        and(source.where, source.assignee === null || !isChosen ? undefined : isChosen(assignee)),
      )
      .orderBy(asc(source.dueAt))
      .limit(limit)
      .as('open');
  }

  return {
    /** How much there is of each of these kinds, of the 10,000 most urgent; nothing of a kind that there is none of. */
    async listCounts(
      kinds: readonly TodayKind[],
      { staff, now }: { staff: string; now: Date },
    ): Promise<TodayCount[]> {
      const [first, second, ...others] = kinds.map((kind) => {
        const open = mostUrgent(kind, { limit: maxListTotal });
        return db
          .select({
            kind: open.kind,
            total: count(),
            mine: sql<number>`count(*) filter (where ${open.assignee} = ${staff})`.mapWith(Number),
            unassigned: sql<number>`count(*) filter (where ${open.assignee} is null)`.mapWith(
              Number,
            ),
            overdue:
              sql<number>`count(*) filter (where ${open.dueAt} < ${now.toISOString()}::timestamptz)`.mapWith(
                Number,
              ),
          })
          .from(open)
          .groupBy(open.kind);
      });
      if (!first) return [];
      const rows = await (second ? unionAll(first, second, ...others) : first);
      return rows.map((row) => ({ ...row, kind: kindSchema.parse(row.kind) }));
    },

    /** What this member of staff or nobody has to do, the most urgent first. */
    async list(
      kinds: readonly TodayKind[],
      { staff, limit }: { staff: string; limit: number },
    ): Promise<TodayItem[]> {
      const isChosen = (assignee: SQL) => sql`(${assignee} is null or ${assignee} = ${staff})`;
      const [first, second, ...others] = kinds.map((kind) =>
        db.select().from(mostUrgent(kind, { limit, isChosen })),
      );
      if (!first) return [];
      const all = (second ? unionAll(first, second, ...others) : first).as('all_open');
      const rows = await db.select().from(all).orderBy(all.dueAt, all.reference).limit(limit);
      return rows.map(({ kind, reference, dueAt, assignee }) => ({
        kind: kindSchema.parse(kind),
        reference,
        dueAt: dueAt.toISOString(),
        isMine: assignee !== null,
      }));
    },

    /** How many conversations wait for staff with something in them that nobody opened, up to 10,000. */
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
      return countRows(db, threadTable, and(isNotNull(threadTable.dueAt), sql`exists ${unread}`));
    },

    /** How many requests of these kinds others have made and nobody has decided, up to 10,000. */
    async countApprovals(kinds: readonly ApprovalKind[], staff: string): Promise<number> {
      if (kinds.length === 0) return 0;
      return countRows(
        db,
        approvalTable,
        and(
          eq(approvalTable.state, 'waiting'),
          ne(approvalTable.maker, staff),
          inArray(approvalTable.kind, [...kinds]),
        ),
      );
    },

    /** How many requests of this member of staff nobody has decided, up to 10,000. */
    async countAsked(staff: string): Promise<number> {
      return countRows(
        db,
        approvalTable,
        and(eq(approvalTable.state, 'waiting'), eq(approvalTable.maker, staff)),
      );
    },
  };
}
