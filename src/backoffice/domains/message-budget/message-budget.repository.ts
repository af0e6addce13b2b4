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
export type MessageCounter = Pick<MessageBudgetRepository, 'add' | 'findHalt'>;

const haltId = 'sms';

/** How many messages went out in a period, and whether text messages are halted. */
export function createMessageBudgetRepository(db: Database | Transaction) {
  return {
    /** Counts one message more and answers the count; the row stays locked until the transaction ends. */
    async add(scope: string, since: Date): Promise<number> {
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

    /** How many messages a scope caused in the period since `since`. */
    async count(scope: string, since: Date): Promise<number> {
      const [row] = await db
        .select({ sent: messageBudgetTable.sent })
        .from(messageBudgetTable)
        .where(and(eq(messageBudgetTable.scope, scope), eq(messageBudgetTable.since, since)));
      return row?.sent ?? 0;
    },

    /** Who stopped the text messages, when and why; null while they are sent. */
    async findHalt(): Promise<SmsHalt | null> {
      const [row] = await db.select().from(messageHaltTable).where(eq(messageHaltTable.id, haltId));
      return row ?? null;
    },

    /** Stops all text messages until `removeHalt`. */
    async saveHalt(halt: SmsHalt): Promise<void> {
      await db
        .insert(messageHaltTable)
        .values({ id: haltId, ...halt })
        .onConflictDoUpdate({ target: messageHaltTable.id, set: halt });
    },

    /** Lets text messages be sent again. */
    async removeHalt(): Promise<void> {
      await db.delete(messageHaltTable).where(eq(messageHaltTable.id, haltId));
    },

    /** Removes the counts of periods that began before `instant`. */
    async removeBefore(instant: Date): Promise<void> {
      await db.delete(messageBudgetTable).where(lt(messageBudgetTable.since, instant));
    },
  };
}
