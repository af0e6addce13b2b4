import { and, asc, count, eq, ne, or, sql } from 'drizzle-orm';
import { savedViewSchema } from '@/contracts/staff/saved-view';
import { savedViewLists, type SavedViewList } from '@/contracts/staff/saved-view-choices';
import type { Database, Transaction } from '@/backoffice/db/database';
import { savedViewTable as table } from '@/backoffice/db/schema/desk/saved-view';

/** A saved view as stored. */
export interface SavedViewRow {
  id: string;
  list: SavedViewList;
  name: string;
  fields: Record<string, string>;
  isShared: boolean;
  createdAt: Date;
  createdBy: string;
}

export type SavedViewRepository = ReturnType<typeof createSavedViewRepository>;

/** Filters of lists under names. */
export function createSavedViewRepository(db: Database | Transaction) {
  const seenBy = (staff: string) => or(eq(table.createdBy, staff), eq(table.isShared, true));
  const madeBy = (staff: string, list: SavedViewList) =>
    and(eq(table.createdBy, staff), eq(table.list, list));
  return {
    async create(row: SavedViewRow): Promise<void> {
      await db.insert(table).values(row);
    },

    /** What somebody sees of a list, their own and what is shared, by name. */
    async listSeenBy(staff: string, list: SavedViewList): Promise<SavedViewRow[]> {
      const rows = await db
        .select()
        .from(table)
        .where(and(eq(table.list, list), seenBy(staff)))
        .orderBy(asc(sql`lower(${table.name})`), asc(table.id));
      return rows.flatMap(asViews);
    },

    /** Locked until the transaction ends; null for an unknown one and for one that they do not see. */
    async lockSeenBy(staff: string, id: string): Promise<SavedViewRow | null> {
      const rows = await db
        .select()
        .from(table)
        .where(and(eq(table.id, id), seenBy(staff)))
        .for('update');
      return rows.flatMap(asViews)[0] ?? null;
    },

    /** How many somebody keeps of a list. */
    async countByCreator(staff: string, list: SavedViewList): Promise<number> {
      const [row] = await db.select({ views: count() }).from(table).where(madeBy(staff, list));
      return row?.views ?? 0;
    },

    /** Whether somebody has another view of the list of this name, in whatever case. */
    async hasNamed(staff: string, view: Pick<SavedViewRow, 'id' | 'list' | 'name'>) {
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(
          and(
            madeBy(staff, view.list),
            ne(table.id, view.id),
            sql`lower(${table.name}) = lower(${view.name})`,
          ),
        );
      return rows.length > 0;
    },

    async update(id: string, set: Pick<SavedViewRow, 'name' | 'isShared'>): Promise<void> {
      await db.update(table).set(set).where(eq(table.id, id));
    },

    async remove(id: string): Promise<void> {
      await db.delete(table).where(eq(table.id, id));
    },
  };
}

/** None for a view of a list that this release does not have. */
const asViews = (row: typeof table.$inferSelect): SavedViewRow[] => {
  const list = savedViewLists.find((one) => one === row.list);
  return list ? [{ ...row, list, fields: savedViewSchema.shape.fields.parse(row.fields) }] : [];
};
