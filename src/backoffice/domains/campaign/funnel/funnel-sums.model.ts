import { leadStage, type FunnelSums } from '@/contracts/campaign/funnel';
import { earnedPerDollar, inDollars, shareOf } from '../campaign-sums.model';
import type { FunnelFigures } from './funnel.repository';

/** Stored figures as the funnel says them, in HK$, with what was spent for each person, lead, application and loan. */
export const funnelSumsOf = ({
  counts,
  mature,
  lentCents,
  costCents,
  earnedCents,
}: Omit<FunnelFigures, 'value'>): FunnelSums => ({
  counts,
  mature,
  lent: inDollars(lentCents),
  cost: inDollars(costCents),
  costPerVisit: shareOf(costCents, counts.landing),
  costPerLead: shareOf(costCents, counts[leadStage]),
  costPerApplication: shareOf(costCents, counts.submitted),
  costPerLoan: shareOf(costCents, counts.funded),
  earned: inDollars(earnedCents),
  earnedPerDollar: earnedPerDollar(earnedCents, costCents),
});
