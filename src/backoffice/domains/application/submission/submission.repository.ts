import { inArray, lt } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { applicationSubmissionTable } from '@/backoffice/db/schema/application';

/** An idempotency key and the form that it was sent with, both hashed, and the number of the application that came of it. */
export type SubmissionRow = typeof applicationSubmissionTable.$inferSelect;

export type SubmissionRepository = ReturnType<typeof createSubmissionRepository>;

/** The idempotency keys that applications were sent with. */
export function createSubmissionRepository(db: Database | Transaction) {
  const { bodyHash, number, keyHash, createdAt } = applicationSubmissionTable;
  return {
    /** The earlier submission with a key, given as its hashes under the current and the retired secrets. */
    async findByKey(
      keyHashes: readonly string[],
    ): Promise<Pick<SubmissionRow, 'bodyHash' | 'number'> | null> {
      const [row] = await db
        .select({ bodyHash, number })
        .from(applicationSubmissionTable)
        .where(inArray(keyHash, [...keyHashes]));
      return row ?? null;
    },

    async create(row: SubmissionRow): Promise<void> {
      await db.insert(applicationSubmissionTable).values(row);
    },

    /** Forgets keys that were used before `instant`. */
    async removeBefore(instant: Date): Promise<void> {
      await db.delete(applicationSubmissionTable).where(lt(createdAt, instant));
    },
  };
}
