import { desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/backoffice/db/database';
import { campaignCostImportTable as table } from '@/backoffice/db/schema/campaign';

/** A file of costs that was imported, and whether it can be taken back. */
export type CostImportRow = typeof table.$inferSelect & { mayUndo: boolean };

export type CostImportRepository = ReturnType<typeof createCostImportRepository>;

/** Files of costs that were imported, and what each of them changed. */
export function createCostImportRepository(db: Database | Transaction) {
  const mayUndo = sql<boolean>`${table.undoneAt} is null and ${table.added} + ${table.changed} + ${table.removed} > 0
    and not exists (select from campaign_cost_change noted left join campaign_cost kept using (day, source, medium, campaign)
      where noted.import_id = ${table.id} and noted.after_cents is distinct from kept.amount_cents)`;
  const rows = () => db.select({ ...getTableColumns(table), mayUndo }).from(table);
  return {
    /** The newest first. */
    list: async (limit: number): Promise<CostImportRow[]> =>
      rows().orderBy(desc(table.importedAt), desc(table.id)).limit(limit),

    /** No costs change until the transaction ends; null for an unknown one. */
    async lockById(id: string): Promise<CostImportRow | null> {
      await db.execute(sql`lock table campaign_cost in share row exclusive mode`);
      const [row] = await rows().where(eq(table.id, id));
      return row ?? null;
    },

    /** Makes what an import changed what it was before, and notes that it was taken back. */
    async revoke(id: string, { at, by }: { at: Date; by: string }): Promise<void> {
      await db.execute(sql`
        with noted as materialized (
          select * from campaign_cost_change where import_id = ${id}
        ), restored as (
          insert into campaign_cost as kept (day, source, medium, campaign, amount_cents, imported_at, imported_by)
          select day, source, medium, campaign, before_cents, ${at.toISOString()}::timestamptz, ${by}
          from noted where before_cents is not null order by 1, 2, 3, 4
          on conflict (day, source, medium, campaign) do update set
            amount_cents = excluded.amount_cents, imported_at = excluded.imported_at, imported_by = excluded.imported_by
        )
        delete from campaign_cost kept using noted
        where (kept.day, kept.source, kept.medium, kept.campaign) = (noted.day, noted.source, noted.medium, noted.campaign)
          and noted.before_cents is null`);
      await db.update(table).set({ undoneAt: at, undoneBy: by }).where(eq(table.id, id));
    },

    /** Removes imports of days before `firstDay`, YYYY-MM-DD, alone. */
    async removeBefore(firstDay: string): Promise<void> {
      await db.delete(table).where(lt(table.lastDay, firstDay));
    },
  };
}
