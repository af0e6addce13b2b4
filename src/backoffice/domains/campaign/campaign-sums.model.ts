import {
  applicationDimensions,
  type CampaignDimension,
  type CampaignSums,
} from '@/contracts/campaign/campaign';
import { recordOf } from '@/contracts/typed-record';
import type { CampaignFigures } from './campaign-report.repository';

/** What is known of every visit. */
export const visitColumns = [
  'visitors',
  'visits',
] as const satisfies readonly (keyof CampaignSums)[];

/** What is known by the link that brought an applicant, and by day. */
export const applicationColumns = [
  'step2',
  'submitted',
  'refused',
  'documentsComplete',
  'approved',
  'accepted',
  'funded',
  'lent',
  'cost',
  'costPerLead',
  'costPerApplication',
  'costPerLoan',
  'earned',
  'earnedPerDollar',
] as const satisfies readonly (keyof CampaignSums)[];

/** The figures of nothing. */
export const noFigures: CampaignFigures = {
  value: '',
  visitors: 0,
  visits: 0,
  step2: 0,
  submitted: 0,
  refused: 0,
  documentsComplete: 0,
  approved: 0,
  accepted: 0,
  funded: 0,
  lentCents: 0,
  costCents: 0,
  earnedCents: 0,
};

/** Cents as HK$. */
export const inDollars = (cents: number): number => cents / 100;

/** An amount for each of so many, to the cent; null where there is none of them or nothing to share. */
export const shareOf = (cents: number, count: number): number | null =>
  cents === 0 || count === 0 ? null : inDollars(Math.round(cents / count));

/** Interest and fees for each HK$ spent; null where nothing was spent. */
export const earnedPerDollar = (earnedCents: number, costCents: number): number | null =>
  costCents === 0 ? null : Math.round((100 * earnedCents) / costCents) / 100;

/** Stored figures as a report says them, in HK$, with what was spent for each step. */
export function sumsOf({
  value: _value,
  lentCents,
  costCents,
  earnedCents,
  ...counts
}: CampaignFigures): CampaignSums {
  return {
    ...counts,
    lent: inDollars(lentCents),
    cost: inDollars(costCents),
    costPerLead: shareOf(costCents, counts.step2),
    costPerApplication: shareOf(costCents, counts.submitted),
    costPerLoan: shareOf(costCents, counts.funded),
    earned: inDollars(earnedCents),
    earnedPerDollar: earnedPerDollar(earnedCents, costCents),
  };
}

/** Applications and costs have no landing page or device, so a report by one of those has figures of visits only. */
export function knownSums(figures: CampaignFigures, by: CampaignDimension): CampaignSums {
  const sums = sumsOf(figures);
  if (applicationDimensions.some((dimension) => dimension === by)) return sums;
  return { ...sums, ...recordOf(applicationColumns, () => null) };
}
