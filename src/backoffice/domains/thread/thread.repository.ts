import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { accountContactTopics } from '@/contracts/account/account-choices';
import { localeSchema } from '@/contracts/localised';
import { threadEntryKinds, threadStates, type ThreadSide } from '@/contracts/thread/thread-choices';
import type { ThreadFilter } from '@/contracts/thread/thread-desk';
import type { Database, Transaction } from '@/backoffice/db/database';
import { countRows, pageOf } from '@/backoffice/db/list/list-page';
import { isCodeLike, isReferenceLike } from '@/backoffice/db/reference-search';
import { offerTable } from '@/backoffice/db/schema/application';
import { threadEntryTable, threadTable } from '@/backoffice/db/schema/contact';
import type { ThreadEntryRow, ThreadMark, ThreadRow } from './thread.model';

const storedThread = z.object({ topic: z.enum(accountContactTopics), state: z.enum(threadStates) });
const storedEntry = z.object({
  kind: z.enum(threadEntryKinds),
  language: localeSchema.nullable(),
});

const customerMax = 200;

export type ThreadRepository = ReturnType<typeof createThreadRepository>;

/** Message threads of customers; whoever adds an entry locks the thread first. */
export function createThreadRepository(db: Database | Transaction) {
  const asThread = (row: typeof threadTable.$inferSelect): ThreadRow => ({
    ...row,
    ...storedThread.parse(row),
  });
  const isFrom = (side: ThreadSide) =>
    side === 'customer' ? isNull(threadEntryTable.staff) : isNotNull(threadEntryTable.staff);
  const isUnreadFrom = (side: ThreadSide) =>
    and(eq(threadEntryTable.kind, 'message'), isNull(threadEntryTable.readAt), isFrom(side));
  const chosen = ({ sort, state, topic, assignee, customerId, about, q }: ThreadFilter) =>
    and(
      sort === 'due' ? isNotNull(threadTable.dueAt) : undefined,
      state === undefined
        ? undefined
        : state === 'open'
          ? ne(threadTable.state, 'closed')
          : eq(threadTable.state, state),
      topic ? eq(threadTable.topic, topic) : undefined,
      assignee === undefined
        ? undefined
        : assignee === 'nobody'
          ? isNull(threadTable.assignee)
          : eq(threadTable.assignee, assignee),
      customerId === undefined ? undefined : eq(threadTable.customerId, customerId),
      about === undefined ? undefined : eq(threadTable.about, about),
      q
        ? or(isReferenceLike(threadTable.reference, q), isCodeLike(threadTable.about, q))
        : undefined,
    );

  return {
    async create(row: ThreadRow): Promise<void> {
      await db.insert(threadTable).values(row);
    },

    async update({ reference, ...row }: ThreadRow): Promise<void> {
      const { state, assignee, version, changedAt, answeredAt, dueAt } = row;
      await db
        .update(threadTable)
        .set({ state, assignee, version, changedAt, answeredAt, dueAt })
        .where(eq(threadTable.reference, reference));
    },

    /** Adds what happened; its position must be the next one. */
    async addEntry(row: ThreadEntryRow): Promise<void> {
      await db.insert(threadEntryTable).values(row);
    },

    async findByReference(reference: string): Promise<ThreadRow | null> {
      const [row] = await db.select().from(threadTable).where(eq(threadTable.reference, reference));
      return row ? asThread(row) : null;
    },

    /** The row stays locked until the transaction ends. */
    async lockByReference(reference: string): Promise<ThreadRow | null> {
      const [row] = await db
        .select()
        .from(threadTable)
        .where(eq(threadTable.reference, reference))
        .for('update');
      return row ? asThread(row) : null;
    },

    /** The customer's entry that was sent with this key before. */
    async findEntryByKey(
      customerId: string,
      idempotencyKey: string,
    ): Promise<Pick<ThreadEntryRow, 'reference' | 'bodyHash'> | null> {
      const [row] = await db
        .select({
          reference: threadEntryTable.reference,
          bodyHash: threadEntryTable.bodyHash,
        })
        .from(threadEntryTable)
        .innerJoin(threadTable, eq(threadTable.reference, threadEntryTable.reference))
        .where(
          and(
            eq(threadEntryTable.idempotencyKey, idempotencyKey),
            eq(threadTable.customerId, customerId),
          ),
        );
      return row ?? null;
    },

    /** The most recently changed threads, the latest change first. */
    async listByCustomer(customerId: string): Promise<ThreadRow[]> {
      const rows = await db
        .select()
        .from(threadTable)
        .where(eq(threadTable.customerId, customerId))
        .orderBy(desc(threadTable.changedAt), desc(threadTable.reference))
        .limit(customerMax);
      return rows.map(asThread);
    },

    /** When the customer last started a thread; null for never. */
    async findLastStartedAt(customerId: string): Promise<Date | null> {
      const [row] = await db
        .select({ createdAt: threadTable.createdAt })
        .from(threadTable)
        .where(eq(threadTable.customerId, customerId))
        .orderBy(desc(threadTable.createdAt))
        .limit(1);
      return row?.createdAt ?? null;
    },

    /** For staff, by the last change or, of those where staff have to act, by the time until when; at most `limit`, those after the one named by `after`. */
    async list(
      filter: ThreadFilter,
      { limit, after }: { limit: number; after: ThreadMark | null },
    ): Promise<ThreadRow[]> {
      const { isAfter, orderBy } = pageOf(
        {
          column: filter.sort === 'due' ? threadTable.dueAt : threadTable.changedAt,
          name: threadTable.reference,
          isDescending: filter.sort === 'newest',
        },
        after && { value: after.at, name: after.reference },
      );
      const rows = await db
        .select()
        .from(threadTable)
        .where(and(chosen(filter), isAfter))
        .orderBy(...orderBy)
        .limit(limit);
      return rows.map(asThread);
    },

    /** How many the filters leave, up to 10,000. */
    count: (filter: ThreadFilter): Promise<number> => countRows(db, threadTable, chosen(filter)),

    /** Messages of one side that the other has not opened, by thread; threads without are left out. */
    async countUnread(
      references: readonly string[],
      side: ThreadSide,
    ): Promise<ReadonlyMap<string, number>> {
      if (references.length === 0) return new Map();
      const rows = await db
        .select({ reference: threadEntryTable.reference, count: sql<string>`count(*)` })
        .from(threadEntryTable)
        .where(and(inArray(threadEntryTable.reference, [...references]), isUnreadFrom(side)))
        .groupBy(threadEntryTable.reference);
      return new Map(rows.map(({ reference, count }) => [reference, Number(count)]));
    },

    /** Everything in a thread, oldest first. */
    async listEntries(reference: string): Promise<ThreadEntryRow[]> {
      const rows = await db
        .select()
        .from(threadEntryTable)
        .where(eq(threadEntryTable.reference, reference))
        .orderBy(asc(threadEntryTable.position));
      return rows.map((row) => ({ ...row, ...storedEntry.parse(row) }));
    },

    /** Sets the time of what `from` wrote up to a position and nobody opened. */
    async markRead(
      reference: string,
      { from, upTo, at }: { from: ThreadSide; upTo: number; at: Date },
    ): Promise<void> {
      await db
        .update(threadEntryTable)
        .set({ readAt: at })
        .where(
          and(
            eq(threadEntryTable.reference, reference),
            lte(threadEntryTable.position, upTo),
            isUnreadFrom(from),
          ),
        );
    },

    /** Deletes the threads about a loan, with everything in them. */
    async removeByLoan(loanNo: string): Promise<void> {
      await db.delete(threadTable).where(eq(threadTable.about, loanNo));
    },

    /** Deletes the threads about an application and its offers; to be called while the offers are there. */
    async removeByApplication(applicationNumber: string): Promise<void> {
      const offers = db
        .select({ number: offerTable.number })
        .from(offerTable)
        .where(eq(offerTable.applicationNumber, applicationNumber));
      await db
        .delete(threadTable)
        .where(or(eq(threadTable.about, applicationNumber), inArray(threadTable.about, offers)));
    },
  };
}
