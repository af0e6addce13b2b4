import type { CampaignSums } from '@/contracts/campaign/campaign';
import { funnelStages, type FunnelSums } from '@/contracts/campaign/funnel';
import { recordOf } from '@/contracts/typed-record';

const noMoney = {
  lent: 0,
  cost: 0,
  costPerLead: null,
  costPerApplication: null,
  costPerLoan: null,
  earned: 0,
  earnedPerDollar: null,
};

/** Sums of a report: nothing happened and nothing was spent, but for what is given. */
export const sumsWith = (changes: Partial<CampaignSums> = {}): CampaignSums => ({
  visitors: 0,
  visits: 0,
  step2: 0,
  submitted: 0,
  refused: 0,
  documentsComplete: 0,
  approved: 0,
  accepted: 0,
  funded: 0,
  ...noMoney,
  ...changes,
});

/** Sums of the funnel: nobody came and nothing was spent, but for what is given. */
export const funnelSumsWith = (
  counts: Partial<FunnelSums['counts']> = {},
  changes: Partial<Omit<FunnelSums, 'counts'>> = {},
): FunnelSums => ({
  counts: { ...recordOf(funnelStages, () => 0), ...counts },
  mature: 0,
  ...noMoney,
  costPerVisit: null,
  ...changes,
});
