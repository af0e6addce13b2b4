import {
  funnelDimensions,
  funnelEndpoints,
  goalStages,
  toolStages,
  wayStages,
  type Funnel,
  type FunnelCostFigure,
  type FunnelStage,
  type FunnelSums,
} from '@/contracts/campaign/funnel';
import type { NamespaceKey } from '@/i18n/text-keys';
import { formatMoney } from '@/lib/format';
import { createRequestSlice } from '@/lib/saga/request-slice';
import type { ListFilter } from '@/features/desk/list/desk-list';
import { deskSessionOptions as session } from '@/features/desk/session/staff-session.slice';
import { reportFilters } from '../report-filters';

const noFunnel: Funnel | null = null;

export const funnelReport = createRequestSlice({
  name: 'funnelReport',
  endpoint: 'deskFunnel',
  initialData: noFunnel,
  reduceResponse: ({ response }): Funnel | null => response,
  session,
});

export const funnelQuery = funnelEndpoints.deskFunnel.query;

export const funnelFilters: readonly ListFilter[] = [
  {
    name: 'touch',
    label: 'funnel.touch',
    kind: 'choice',
    usual: 'last',
    options: [
      { value: 'last', label: 'funnel.last' },
      { value: 'first', label: 'funnel.first' },
    ],
  },
  {
    name: 'by',
    label: 'funnel.by',
    kind: 'choice',
    usual: funnelDimensions[0],
    options: funnelDimensions.map((value) => ({
      value,
      label: `campaignDimension.${value}` as const,
    })),
  },
  ...reportFilters,
];

/** What was spent and what came of it. */
export const funnelCosts: readonly {
  name: FunnelCostFigure;
  label: NamespaceKey<'desk'>;
  /** An amount for each of something. */
  isShare: boolean;
}[] = [
  { name: 'cost', label: 'campaign.cost', isShare: false },
  { name: 'costPerVisit', label: 'funnel.costPerVisit', isShare: true },
  { name: 'costPerLead', label: 'funnel.costPerLead', isShare: true },
  { name: 'costPerApplication', label: 'campaign.costPerApplication', isShare: true },
  { name: 'costPerLoan', label: 'campaign.costPerLoan', isShare: true },
  { name: 'earned', label: 'campaign.earned', isShare: false },
  { name: 'earnedPerDollar', label: 'campaign.earnedPerDollar', isShare: true },
];

/** Whether anything was spent in the days of a report, or in those before. */
export const hasFunnelCosts = ({ total, previous }: Pick<Funnel, 'total' | 'previous'>): boolean =>
  total.cost > 0 || previous.cost > 0;

/** `–` where nothing was spent, or there is nothing to share it. */
export function costText(
  sums: FunnelSums,
  { name, isShare }: (typeof funnelCosts)[number],
): string {
  const figure = sums[name];
  return figure === null ? '–' : formatMoney(figure, { withCents: isShare });
}

/** What stands beside the way. */
export const besideStages: readonly FunnelStage[] = [...toolStages, ...goalStages];

/** How many could have reached a step: those of the step before, and of loans the ones that are old enough. */
export function possibleFor({ counts, mature }: FunnelSums, stage: FunnelStage): number | null {
  if (stage === 'paying') return mature;
  const before = wayStages[wayStages.findIndex((known) => known === stage) - 1];
  return before === undefined ? null : counts[before];
}

/** A share of what was possible; null where nothing was, or more came by another way. */
export const shareOf = (part: number, whole: number | null): number | null =>
  whole === null || whole === 0 || part > whole ? null : part / whole;
