import { type Campaign, campaignCookieNames } from '@/lib/campaign';
import { hongKongDay } from '@/lib/hong-kong-day';

export const campaignRetentionDays = 800;

/** Steps of applicants of one campaign on a day of Hong Kong. */
export interface CampaignSteps {
  day: string;
  source: string;
  medium: string;
  campaign: string;
  step2: number;
  submitted: number;
  refused: number;
}

/** One row of sums for what happened at an instant. `Google` and `google` are one source. */
export function campaignSteps(
  campaign: Campaign,
  { at, ...sums }: { at: Date } & Partial<Pick<CampaignSteps, 'step2' | 'submitted' | 'refused'>>,
): CampaignSteps {
  const [source = '', medium = '', name = ''] = campaignCookieNames.map((cookie) =>
    (campaign[cookie] ?? '').toLowerCase(),
  );
  return {
    day: hongKongDay(at),
    source,
    medium,
    campaign: name,
    step2: 0,
    submitted: 0,
    refused: 0,
    ...sums,
  };
}
