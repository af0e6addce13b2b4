import { hongKongDay } from '@/lib/hong-kong-day';
import type { LinkTouch } from '@/lib/visit/touches';

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

/** One row of sums for what happened at an instant, by what brought the applicant last. */
export function campaignSteps(
  { source, medium, campaign }: LinkTouch,
  { at, ...sums }: { at: Date } & Partial<Pick<CampaignSteps, 'step2' | 'submitted' | 'refused'>>,
): CampaignSteps {
  return {
    day: hongKongDay(at),
    source,
    medium,
    campaign,
    step2: 0,
    submitted: 0,
    refused: 0,
    ...sums,
  };
}
