import {
  and,
  asc,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  or,
  sql,
} from 'drizzle-orm';
import { z } from 'zod';
import type { OutboxFilter } from '@/contracts/outbox/outbox';
import {
  outboxChannels,
  outboxKinds,
  type OutboxChannel,
  type OutboxKind,
  type OutboxState,
} from '@/contracts/outbox/outbox-choices';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createListOrders, type ListPage, type PageRequest } from '@/backoffice/db/list/list-order';
import { countRows } from '@/backoffice/db/list/list-page';
import { announce } from '@/backoffice/db/notices/notice';
import { outboxTable } from '@/backoffice/db/schema/outbox';
import type { OutboxRow } from './outbox.model';

export interface NewOutboxRow {
  id: string;
  channel: OutboxChannel;
  kind: OutboxKind;
  recipient: string;
  payload: string;
  createdAt: Date;
  expiresAt: Date | null;
}

/** A message as one worker holds it; `version` is that of the claim. */
export interface ClaimedOutboxRow {
  id: string;
  channel: string;
  kind: OutboxKind;
  recipient: string;
  payload: string;
  attempts: number;
  expiresAt: Date | null;
  version: number;
}

/** What waits in one channel and what is dead there; the oldest of those that wait. */
export interface OutboxBacklog {
  channel: string;
  messages: number;
  dead: number;
  oldestMs: number;
}

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;

const { deliveredAt, abandonedAt, deadAt, lastError, payload, expiresAt } = outboxTable;
const clearedContent = { recipient: null, payload: null };
const next = { version: sql`${outboxTable.version} + 1`, leaseExpiresAt: null };
const hasContent = isNotNull(payload);
const isWaiting = and(hasContent, isNull(deadAt));
const isDead = and(isNotNull(deadAt), isNull(abandonedAt), isNull(deliveredAt));
const kindSchema = z.enum(outboxKinds);
const channelSchema = z.enum(outboxChannels);

const isIn: Record<OutboxState, ReturnType<typeof and>> = {
  sent: isNotNull(deliveredAt),
  abandoned: and(isNotNull(abandonedAt), isNull(deliveredAt)),
  dead: isDead,
  failed: and(isWaiting, isNotNull(lastError)),
  waiting: and(isWaiting, isNull(lastError)),
};

type Sort = OutboxFilter['sort'];

const oldest = { column: outboxTable.createdAt, valueOf: ({ createdAt }: OutboxRow) => createdAt };
const orders = createListOrders<OutboxRow, Sort>(
  { column: outboxTable.id, valueOf: ({ id }) => id },
  {
    newest: { ...oldest, isDescending: true },
    oldest,
    due: {
      column: outboxTable.nextAttemptAt,
      valueOf: ({ nextAttemptAt }) => nextAttemptAt,
      where: isWaiting,
    },
  },
);

const chosen = ({ state, kind, channel, q }: OutboxFilter) =>
  and(
    state && isIn[state],
    kind && eq(outboxTable.kind, kind),
    channel && eq(outboxTable.channel, channel),
    q === undefined ? undefined : like(outboxTable.id, `${q.replaceAll('_', String.raw`\_`)}%`),
  );

const asMessage = ({
  payload: content,
  recipient: _recipient,
  ...row
}: typeof outboxTable.$inferSelect): OutboxRow => ({
  ...row,
  channel: channelSchema.parse(row.channel),
  kind: kindSchema.parse(row.kind),
  hasContent: content !== null,
});

/** Messages on their way out. Nothing is sent any more once its payload is gone. */
export function createOutboxRepository(db: Database | Transaction) {
  return {
    async create(row: NewOutboxRow): Promise<void> {
      await db.insert(outboxTable).values({ ...row, nextAttemptAt: row.createdAt });
      await announce(db, 'outbox');
    },

    /** Takes up to `limit` due messages of a channel for `leaseMs`: no other instance sees them until then, and a crash only delays them. */
    async claimDue({
      channel,
      now,
      leaseMs,
      limit,
    }: {
      channel: OutboxChannel;
      now: Date;
      leaseMs: number;
      limit: number;
    }): Promise<ClaimedOutboxRow[]> {
      const due = db
        .select({ id: outboxTable.id })
        .from(outboxTable)
        .where(
          and(isWaiting, eq(outboxTable.channel, channel), lte(outboxTable.nextAttemptAt, now)),
        )
        .orderBy(asc(outboxTable.nextAttemptAt))
        .limit(limit)
        .for('update', { skipLocked: true });
      const leaseExpiresAt = new Date(now.getTime() + leaseMs);
      const rows = await db
        .update(outboxTable)
        .set({
          ...next,
          attempts: sql`${outboxTable.attempts} + 1`,
          nextAttemptAt: leaseExpiresAt,
          leaseExpiresAt,
        })
        .where(inArray(outboxTable.id, due))
        .returning();
      return rows.flatMap(({ recipient, payload: content, ...row }) =>
        recipient === null || content === null
          ? []
          : [{ ...row, kind: kindSchema.parse(row.kind), recipient, payload: content }],
      );
    },

    /** What waits for delivery and what is dead, by channel. */
    async listBacklog(now: Date): Promise<OutboxBacklog[]> {
      const rows = await db
        .select({
          channel: outboxTable.channel,
          messages: sql<number>`${count(sql`case when ${isWaiting} then 1 end`)}`.mapWith(Number),
          dead: sql<number>`${count(sql`case when ${isDead} then 1 end`)}`.mapWith(Number),
          oldest:
            sql<Date | null>`min(case when ${isWaiting} then ${outboxTable.createdAt} end)`.mapWith(
              outboxTable.createdAt,
            ),
        })
        .from(outboxTable)
        .where(or(isWaiting, isDead))
        .groupBy(outboxTable.channel);
      return rows.map(({ oldest, ...row }) => ({
        ...row,
        oldestMs: oldest === null ? 0 : now.getTime() - oldest.getTime(),
      }));
    },

    /** One page in the order that the filter names. Throws `validation_failed` for the cursor of another one. */
    async list(
      filter: OutboxFilter,
      page: Omit<PageRequest<Sort>, 'sort'>,
    ): Promise<ListPage<OutboxRow>> {
      const asked = { ...page, sort: filter.sort };
      const { where, orderBy, limit } = orders.queryOf(asked);
      const rows = await db
        .select()
        .from(outboxTable)
        .where(and(chosen(filter), where))
        .orderBy(...orderBy)
        .limit(limit);
      return orders.pageOf(rows.map(asMessage), asked);
    },

    /** How many there are, up to 10,000. */
    count: (filter: OutboxFilter): Promise<number> =>
      countRows(db, outboxTable, and(chosen(filter), orders.rowsOf(filter.sort))),

    /** Locked until the transaction ends; null for an unknown message. */
    async lockById(id: string): Promise<OutboxRow | null> {
      const [row] = await db.select().from(outboxTable).where(eq(outboxTable.id, id)).for('update');
      return row ? asMessage(row) : null;
    },

    /** Notes the delivery and wipes recipient and content; true even of one that was given up meanwhile. */
    async markDelivered(id: string, at: Date): Promise<void> {
      await db
        .update(outboxTable)
        .set({ ...next, ...clearedContent, deliveredAt: at })
        .where(eq(outboxTable.id, id));
    },

    /** Puts the first attempt at delivery off until `at`. */
    async scheduleRetry(id: string, at: Date): Promise<void> {
      await db.update(outboxTable).set({ nextAttemptAt: at }).where(eq(outboxTable.id, id));
    },

    /** Notes why an attempt failed and when the next one is; nothing where somebody else has changed the message since the claim. */
    async markFailed(
      { id, version }: Pick<ClaimedOutboxRow, 'id' | 'version'>,
      { reason, retryAt }: { reason: string; retryAt: Date },
    ): Promise<void> {
      await db
        .update(outboxTable)
        .set({ ...next, lastError: reason, nextAttemptAt: retryAt })
        .where(and(eq(outboxTable.id, id), eq(outboxTable.version, version), isWaiting));
    },

    /** Gives a message up that staff may have tried again; nothing where somebody else has changed it since the claim. */
    async markDead(
      { id, version }: Pick<ClaimedOutboxRow, 'id' | 'version'>,
      { reason, at }: { reason: string; at: Date },
    ): Promise<void> {
      await db
        .update(outboxTable)
        .set({ ...next, lastError: reason, deadAt: at })
        .where(and(eq(outboxTable.id, id), eq(outboxTable.version, version), isWaiting));
    },

    /** Has a message tried from `at` on as if it were new. */
    async markWaiting(id: string, at: Date): Promise<void> {
      await db
        .update(outboxTable)
        .set({ ...next, attempts: 0, lastError: null, deadAt: null, nextAttemptAt: at })
        .where(and(eq(outboxTable.id, id), hasContent));
    },

    /** Gives a message up for good; one that is over stays as it is. */
    async markAbandoned(id: string, at: Date): Promise<void> {
      await db
        .update(outboxTable)
        .set({ ...next, ...clearedContent, abandonedAt: at })
        .where(and(eq(outboxTable.id, id), hasContent));
    },

    /** Wipes every message of a channel whose time has passed: dead where it was tried, abandoned where it was not. */
    async markExpired({ channel, now }: { channel: OutboxChannel; now: Date }): Promise<void> {
      const at = sql`${now.toISOString()}::timestamptz`;
      const wasTried = sql`${outboxTable.attempts} > 0 or ${deadAt} is not null`;
      await db
        .update(outboxTable)
        .set({
          ...next,
          ...clearedContent,
          deadAt: sql`case when ${wasTried} then coalesce(${deadAt}, ${at}) end`,
          abandonedAt: sql`case when ${wasTried} then ${abandonedAt} else ${at} end`,
        })
        .where(and(hasContent, eq(outboxTable.channel, channel), lte(expiresAt, now)));
    },

    /** Removes messages that are delivered or given up and were stored before `instant`. */
    async removeFinishedBefore(instant: Date): Promise<void> {
      await db
        .delete(outboxTable)
        .where(and(or(isNull(payload), isNotNull(deadAt)), lt(outboxTable.createdAt, instant)));
    },
  };
}
