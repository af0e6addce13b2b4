import { desc, lt } from 'drizzle-orm';
import { z } from 'zod';
import { contactTopics, type ContactTopic } from '@/contracts/contact/contact-choices';
import type { Locale } from '@/contracts/locale';
import { localeSchema } from '@/contracts/localised';
import type { Database, Transaction } from '@/backoffice/db/database';
import { contactMessageTable } from '@/backoffice/db/schema/contact';

export interface ContactRow {
  reference: string;
  topic: ContactTopic;
  language: Locale;
  /** Encrypted. */
  encrypted: string;
  createdAt: Date;
}

const topicSchema = z.enum(contactTopics);

export type ContactRepository = ReturnType<typeof createContactRepository>;

/** Messages of the contact page, encrypted as stored. */
export function createContactRepository(db: Database | Transaction) {
  return {
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

    /** Removes messages that were sent before `instant`. */
    async removeBefore(instant: Date): Promise<void> {
      await db.delete(contactMessageTable).where(lt(contactMessageTable.createdAt, instant));
    },
  };
}
