import { and, asc, between, count, desc, eq, lt, sql, sum } from 'drizzle-orm';
import { z } from 'zod';
import type { CampaignCostQuery } from '@/contracts/campaign/campaign-cost';
import type { Database, Transaction } from '@/backoffice/db/database';
import { campaignCostTable as table } from '@/backoffice/db/schema/campaign';
import type { CostLine } from './campaign-cost.model';

export type CampaignCostFilter = Omit<CampaignCostQuery, 'from' | 'to'> & {
  from: string;
  to: string;
};

/** What became of the lines of a file. */
const savedSchema = z.object({
  added: z.coerce.number(),
  changed: z.coerce.number(),
  same: z.coerce.number(),
  removed: z.coerce.number(),
});
export type SavedCosts = z.output<typeof savedSchema>;

const figures = sql`count(*) filter (where before is null and "amountCents" > 0),
  count(*) filter (where before <> "amountCents" and "amountCents" > 0),
  count(*) filter (where before = "amountCents" or (before is null and "amountCents" = 0)),
  count(*) filter (where before is not null and "amountCents" = 0)`;

export type CampaignCostRepository = ReturnType<typeof createCampaignCostRepository>;

/** What was spent by day and link. */
export function createCampaignCostRepository(db: Database | Transaction) {
  const chosen = ({ from, to, source, medium, campaign }: CampaignCostFilter) =>
    and(
      between(table.day, from, to),
      source === undefined ? undefined : eq(table.source, source),
      medium === undefined ? undefined : eq(table.medium, medium),
      campaign === undefined ? undefined : eq(table.campaign, campaign),
    );
  return {
    /**
     * Stores lines and what they changed in one statement; a day and link that is known gets the amount of the line, and goes with an amount of 0. Given again, nothing changes. Rows are
     * stored in a fixed order, so that two instances cannot deadlock.
     */
    async save(
      lines: readonly CostLine[],
      { id, at, by, fileName }: { id: string; at: Date; by: string; fileName: string },
    ): Promise<SavedCosts> {
      // One import after the other, so that each knows what was there before it.
      await db.execute(sql`lock table campaign_cost in share row exclusive mode`);
      const { rows } = await db.execute(sql`
        with given as materialized (
          select fresh.*, kept.amount_cents as before
          from json_to_recordset(${JSON.stringify(lines)}::json)
            as fresh(day date, source text, medium text, campaign text, "amountCents" bigint)
          left join campaign_cost kept using (day, source, medium, campaign)
        ), stored as (
          insert into campaign_cost as kept (day, source, medium, campaign, amount_cents, imported_at, imported_by)
          select day, source, medium, campaign, "amountCents", ${at.toISOString()}::timestamptz, ${by}
          from given where "amountCents" > 0 order by 1, 2, 3, 4
          on conflict (day, source, medium, campaign) do update set
            amount_cents = excluded.amount_cents, imported_at = excluded.imported_at, imported_by = excluded.imported_by
          where kept.amount_cents <> excluded.amount_cents
        ), removed as (
          delete from campaign_cost kept using given
          where (kept.day, kept.source, kept.medium, kept.campaign) = (given.day, given.source, given.medium, given.campaign)
            and "amountCents" = 0
        ), imported as (
          insert into campaign_cost_import (id, imported_at, imported_by, file_name, first_day, last_day, total_cents, added, changed, same, removed)
          select ${id}, ${at.toISOString()}::timestamptz, ${by}, ${fileName}, min(day), max(day), sum("amountCents"), ${figures} from given
          returning added, changed, same, removed
        ), noted as (
          insert into campaign_cost_change (import_id, day, source, medium, campaign, before_cents, after_cents)
          select ${id}, day, source, medium, campaign, before, nullif("amountCents", 0)
          from given where before is distinct from nullif("amountCents", 0)
        )
        select * from imported`);
      return savedSchema.parse(rows[0]);
    },

    /** The newest day first; at most `limit` where one is given. */
    async list(
      filter: CampaignCostFilter,
      limit: number | null,
    ): Promise<(CostLine & { importedBy: string })[]> {
      const { day, source, medium, campaign, amountCents, importedBy } = table;
      const rows = db
        .select({ day, source, medium, campaign, amountCents, importedBy })
        .from(table)
        .where(chosen(filter))
        .orderBy(desc(day), asc(source), asc(medium), asc(campaign));
      return limit === null ? rows : rows.limit(limit);
    },

    /** All that the filter leaves. */
    async findTotal(filter: CampaignCostFilter): Promise<{ cents: number; rows: number }> {
      const [row] = await db
        .select({ cents: sum(table.amountCents), rows: count() })
        .from(table)
        .where(chosen(filter));
      return { cents: Number(row?.cents ?? 0), rows: row?.rows ?? 0 };
    },

    /** Removes what was spent before `firstDay`, YYYY-MM-DD. */
    async removeBefore(firstDay: string): Promise<void> {
      await db.delete(table).where(lt(table.day, firstDay));
    },
  };
}
