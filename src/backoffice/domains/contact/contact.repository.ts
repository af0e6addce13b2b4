import { desc, inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { contactTopics, type ContactTopic } from '@/contracts/contact/contact-choices';
import type { Locale } from '@/contracts/locale';
import { localeSchema } from '@/contracts/localised';
import type { Database, Transaction } from '@/backoffice/db/database';
import { contactMessageTable, contactWaitTable } from '@/backoffice/db/schema/contact';

export interface ContactRow {
  reference: string;
  topic: ContactTopic;
  language: Locale;
  /** Encrypted. */
  sealed: string;
  createdAt: Date;
}

const topicSchema = z.enum(contactTopics);

export type ContactRepository = ReturnType<typeof createContactRepository>;

export function createContactRepository(db: Database | Transaction) {
  return {
    /** When each key last sent; unknown ones answer 1970. The rows stay locked until the transaction ends, always in the same order. */
    async lockCooldowns(keys: readonly string[]): Promise<Date[]> {
      const rows = [...keys].sort().map((key) => ({ key, lastAt: new Date(0) }));
      const locked = await db
        .insert(contactWaitTable)
        .values(rows)
        .onConflictDoUpdate({ target: contactWaitTable.key, set: { key: sql`excluded.key` } })
        .returning({ lastAt: contactWaitTable.lastAt });
      return locked.map(({ lastAt }) => lastAt);
    },

    async saveCooldowns(keys: readonly string[], at: Date): Promise<void> {
      await db
        .update(contactWaitTable)
        .set({ lastAt: at })
        .where(inArray(contactWaitTable.key, [...keys]));
    },

    async create(row: ContactRow): Promise<void> {
      await db.insert(contactMessageTable).values(row);
    },

    /** Newest first. */
    async list(limit: number): Promise<ContactRow[]> {
      const rows = await db
        .select()
        .from(contactMessageTable)
        .orderBy(desc(contactMessageTable.createdAt), desc(contactMessageTable.reference))
        .limit(limit);
      return rows.map((row) => ({
        ...row,
        topic: topicSchema.parse(row.topic),
        language: localeSchema.parse(row.language),
      }));
    },

    async removeBefore({
      messages,
      waits: cooldowns,
    }: {
      messages: Date;
      waits: Date;
    }): Promise<void> {
      await db.delete(contactMessageTable).where(lt(contactMessageTable.createdAt, messages));
      await db.delete(contactWaitTable).where(lt(contactWaitTable.lastAt, cooldowns));
    },
  };
}
