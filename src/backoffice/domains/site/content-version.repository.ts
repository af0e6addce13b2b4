import { asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { PageSlug } from '@/contracts/content/page';
import { contentChangeTable, contentVersionTable } from '@/backoffice/db/schema/site';
import type { Database, Transaction } from '@/backoffice/db/database';
import { announce } from '@/backoffice/db/notices/notice';

/** What a change touched: one page, or what stands on many pages. */
export type ContentTarget = `page:${PageSlug}` | 'site';

export interface ContentChange {
  version: number;
  touched: string[];
}

const keptChanges = 1_000;

export type ContentVersionRepository = ReturnType<typeof createContentVersionRepository>;

/** The numbered log of content changes that every instance reads. */
export function createContentVersionRepository(db: Database | Transaction) {
  return {
    /** The number of the last change of content; 0 before any. */
    async findVersion(): Promise<number> {
      const [row] = await db
        .select({ version: contentVersionTable.version })
        .from(contentVersionTable);
      return row?.version ?? 0;
    },

    /** What was changed after a version, in order. */
    async listAfter(version: number): Promise<ContentChange[]> {
      return db
        .select({ version: contentChangeTable.version, touched: contentChangeTable.touched })
        .from(contentChangeTable)
        .where(gt(contentChangeTable.version, version))
        .orderBy(asc(contentChangeTable.version));
    },

    /** Waits for any other change to finish, and holds up the next one until this transaction ends. */
    async lock(): Promise<void> {
      await db.insert(contentVersionTable).values({ id: 1, version: 0 }).onConflictDoNothing();
      await db
        .select()
        .from(contentVersionTable)
        .where(eq(contentVersionTable.id, 1))
        .for('update');
    },

    /** Records a change under the next number, and tells every instance once it is stored; call `lock` before reading what is changed. */
    async add(touched: readonly ContentTarget[]): Promise<void> {
      const [row] = await db
        .update(contentVersionTable)
        .set({ version: sql`${contentVersionTable.version} + 1` })
        .where(eq(contentVersionTable.id, 1))
        .returning({ version: contentVersionTable.version });
      if (!row) throw new Error('content_version has no row');
      await db.insert(contentChangeTable).values({ version: row.version, touched: [...touched] });
      await db
        .delete(contentChangeTable)
        .where(lt(contentChangeTable.version, row.version - keptChanges));
      await announce(db, 'content');
    },
  };
}
