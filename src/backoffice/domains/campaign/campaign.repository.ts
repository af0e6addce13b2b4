import { lt, sql } from 'drizzle-orm';
import { otherCampaignSource } from '@/lib/campaign';
import type { Database, Transaction } from '@/backoffice/db/database';
import { campaignCountTable } from '@/backoffice/db/schema/campaign';
import type { CampaignSteps } from './campaign.model';

export type CampaignRepository = ReturnType<typeof createCampaignRepository>;

const maxCampaignsPerDay = 1_000;

/** Steps of applicants by campaign and day. */
export function createCampaignRepository(db: Database | Transaction) {
  return {
    /**
     * Adds to the totals in a fixed order, so that two instances cannot deadlock. Campaign names can be forged: once a day holds the
     * maximum number of campaigns, further ones are counted as `(other)`.
     */
    async add(rows: readonly CampaignSteps[]): Promise<void> {
      if (rows.length === 0) return;
      await db.execute(sql`
        with given as (
          select fresh.*, (source in ('', ${otherCampaignSource}) and medium = '' and campaign = '') or exists (
            select from campaign_count known where (known.day, known.source, known.medium, known.campaign) = (fresh.day, fresh.source, fresh.medium, fresh.campaign)) as is_known
          from json_to_recordset(${JSON.stringify(rows)}::json)
            as fresh(day date, source text, medium text, campaign text, step2 int, submitted int, refused int)
        ), held as (
          select day, count(*) as campaigns from campaign_count where day in (select day from given) group by day
        ), placed as (
          select given.*, is_known or coalesce(campaigns, 0) + row_number() over (partition by day, is_known order by source, medium, campaign) <= ${maxCampaignsPerDay} as is_own
          from given left join held using (day)
        )
        insert into campaign_count as kept (day, source, medium, campaign, step2, submitted, refused)
        select day, case when is_own then source else ${otherCampaignSource} end, case when is_own then medium else '' end, case when is_own then campaign else '' end,
          sum(step2), sum(submitted), sum(refused)
        from placed group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (day, source, medium, campaign) do update set
          step2 = kept.step2 + excluded.step2,
          submitted = kept.submitted + excluded.submitted, refused = kept.refused + excluded.refused`);
    },

    /** Removes the counts of days before `firstDay`, YYYY-MM-DD. */
    async removeBefore(firstDay: string): Promise<void> {
      await db.delete(campaignCountTable).where(lt(campaignCountTable.day, firstDay));
    },
  };
}
