import type { Database, Transaction } from '@/backoffice/db/database';
import { seedRecordTable } from '@/backoffice/db/schema/site';

export type SeedRecordRepository = ReturnType<typeof createSeedRecordRepository>;

/** Remembers each delivered piece of content by the hash of its text. */
export function createSeedRecordRepository(db: Database | Transaction) {
  return {
    /** The hash of each piece of delivered content as it was last written, by its key. */
    async list(): Promise<Map<string, string>> {
      const rows = await db.select().from(seedRecordTable);
      return new Map(rows.map(({ key, hash }) => [key, hash]));
    },

    /** Notes with which hash a piece of delivered content was written. */
    async save(key: string, hash: string): Promise<void> {
      await db
        .insert(seedRecordTable)
        .values({ key, hash })
        .onConflictDoUpdate({ target: seedRecordTable.key, set: { hash } });
    },
  };
}
