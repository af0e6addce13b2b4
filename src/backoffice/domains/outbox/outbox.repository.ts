import { and, asc, count, eq, inArray, isNotNull, lt, lte, min, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { outboxTable } from '@/backoffice/db/schema/outbox';
import type { OutboxChannel } from './outbox.model';

export interface NewOutboxRow {
  id: string;
  channel: string;
  recipient: string;
  payload: string;
  createdAt: Date;
  expiresAt: Date | null;
}

export interface ClaimedOutboxRow {
  id: string;
  channel: string;
  recipient: string;
  payload: string;
  attempts: number;
  expiresAt: Date | null;
}

/** What waits in one channel. */
export interface OutboxBacklog {
  channel: string;
  messages: number;
  oldestMs: number;
}

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;

const clearedContent = { recipient: null, payload: null };
const isWaiting = isNotNull(outboxTable.payload);

/** Messages on their way out. A message is over when its payload is gone. */
export function createOutboxRepository(db: Database | Transaction) {
  return {
    async create(row: NewOutboxRow): Promise<void> {
      await db.insert(outboxTable).values({ ...row, nextAttemptAt: row.createdAt });
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
      const rows = await db
        .update(outboxTable)
        .set({
          attempts: sql`${outboxTable.attempts} + 1`,
          nextAttemptAt: new Date(now.getTime() + leaseMs),
        })
        .where(inArray(outboxTable.id, due))
        .returning();
      return rows.flatMap(({ recipient, payload, ...row }) =>
        recipient === null || payload === null ? [] : [{ ...row, recipient, payload }],
      );
    },

    /** What waits for delivery, by channel. */
    async listBacklog(now: Date): Promise<OutboxBacklog[]> {
      const rows = await db
        .select({
          channel: outboxTable.channel,
          messages: count(),
          oldest: min(outboxTable.createdAt),
        })
        .from(outboxTable)
        .where(isWaiting)
        .groupBy(outboxTable.channel);
      return rows.map(({ channel, messages, oldest }) => ({
        channel,
        messages,
        oldestMs: now.getTime() - (oldest ?? now).getTime(),
      }));
    },

    /** Notes the delivery and wipes recipient and content. */
    async markDelivered(id: string, at: Date): Promise<void> {
      await db
        .update(outboxTable)
        .set({ ...clearedContent, deliveredAt: at })
        .where(eq(outboxTable.id, id));
    },

    /** Puts the next attempt at delivery off until `at`. */
    async scheduleRetry(id: string, at: Date): Promise<void> {
      await db.update(outboxTable).set({ nextAttemptAt: at }).where(eq(outboxTable.id, id));
    },

    /** Gives a message up; one that is over stays as it is. */
    async markAbandoned(id: string, at: Date): Promise<void> {
      await db
        .update(outboxTable)
        .set({ ...clearedContent, abandonedAt: at })
        .where(and(eq(outboxTable.id, id), isWaiting));
    },

    /** Gives up every message of a channel whose time has passed. */
    async markExpiredAbandoned({
      channel,
      now,
    }: {
      channel: OutboxChannel;
      now: Date;
    }): Promise<void> {
      await db
        .update(outboxTable)
        .set({ ...clearedContent, abandonedAt: now })
        .where(and(isWaiting, eq(outboxTable.channel, channel), lte(outboxTable.expiresAt, now)));
    },

    /** Removes messages that are delivered or given up and were stored before `instant`. */
    async removeFinishedBefore(instant: Date): Promise<void> {
      await db
        .delete(outboxTable)
        .where(and(sql`${outboxTable.payload} is null`, lt(outboxTable.createdAt, instant)));
    },
  };
}
