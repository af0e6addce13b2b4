import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { messageBudgetTable, messageHaltTable } from '@/backoffice/db/schema/message-budget';

export interface SmsHalt {
  staff: string;
  note: string;
  at: Date;
}

export type MessageBudgetRepository = ReturnType<typeof createMessageBudgetRepository>;

/** What counts a message in the transaction that stores it. */
export type MessageCounter = Pick<MessageBudgetRepository, 'increment' | 'findHalt'>;

const haltId = 'sms';

/** How many messages went out in a period, and whether text messages are halted. */
export function createMessageBudgetRepository(db: Database | Transaction) {
  return {
    /** Counts one message more and answers the count; the row stays locked until the transaction ends. */
    async increment(scope: string, since: Date): Promise<number> {
      const [row] = await db
        .insert(messageBudgetTable)
        .values({ scope, since, sent: 1 })
        .onConflictDoUpdate({
          target: [messageBudgetTable.scope, messageBudgetTable.since],
          set: { sent: sql`${messageBudgetTable.sent} + 1` },
        })
        .returning({ sent: messageBudgetTable.sent });
      return row?.sent ?? 0;
    },

    async find(scope: string, since: Date): Promise<number> {
      const [row] = await db
        .select({ sent: messageBudgetTable.sent })
        .from(messageBudgetTable)
        .where(and(eq(messageBudgetTable.scope, scope), eq(messageBudgetTable.since, since)));
      return row?.sent ?? 0;
    },

    async findHalt(): Promise<SmsHalt | null> {
      const [row] = await db.select().from(messageHaltTable).where(eq(messageHaltTable.id, haltId));
      return row ?? null;
    },

    async halt(halt: SmsHalt): Promise<void> {
      await db
        .insert(messageHaltTable)
        .values({ id: haltId, ...halt })
        .onConflictDoUpdate({ target: messageHaltTable.id, set: halt });
    },

    async resume(): Promise<void> {
      await db.delete(messageHaltTable).where(eq(messageHaltTable.id, haltId));
    },

    async removeBefore(instant: Date): Promise<void> {
      await db.delete(messageBudgetTable).where(lt(messageBudgetTable.since, instant));
    },
  };
}
