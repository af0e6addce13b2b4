import { dayMs, hongKongDay } from '@/lib/hong-kong-day';
import type { CampaignRow } from '@/contracts/campaign';
import type { Campaign, CampaignVisits } from '@/lib/campaign';
import type { CampaignFilter, CampaignRepository } from './campaign.repository';

export interface CampaignServiceOptions {
  campaigns: CampaignRepository;
  now: () => Date;
}

export type CampaignService = ReturnType<typeof createCampaignService>;

const retentionDays = 800;

/** One row of sums for what happened at an instant. */
export function campaignRow(
  { utm_source = '', utm_medium = '', utm_campaign = '' }: Campaign,
  {
    at,
    ...sums
  }: { at: Date } & Partial<Pick<CampaignRow, 'visits' | 'step2' | 'submitted' | 'refused'>>,
): CampaignRow {
  return {
    day: hongKongDay(at),
    source: utm_source,
    medium: utm_medium,
    campaign: utm_campaign,
    visits: 0,
    step2: 0,
    submitted: 0,
    refused: 0,
    ...sums,
  };
}

/** First-party campaign statistics: how many visitors came, began an application and applied; no personal data. */
export function createCampaignService({ campaigns, now }: CampaignServiceOptions) {
  return {
    /** Adds visits to the sums of today in Hong Kong. */
    addVisits: (visits: readonly CampaignVisits[]): Promise<void> =>
      campaigns.add(
        visits.map(({ campaign, visits: count }) =>
          campaignRow(campaign, { at: now(), visits: count }),
        ),
      ),

    /** Counts an applicant of this campaign who reached the second step. */
    countStep: (campaign: Campaign): Promise<void> =>
      campaigns.add([campaignRow(campaign, { at: now(), step2: 1 })]),

    /** Sums by day and campaign. */
    list: (filter: CampaignFilter): Promise<CampaignRow[]> => campaigns.list(filter),

    /** Removes the sums of days past their retention. */
    removeExpired: (): Promise<void> =>
      campaigns.removeBefore(hongKongDay(new Date(now().getTime() - retentionDays * dayMs))),
  };
}
