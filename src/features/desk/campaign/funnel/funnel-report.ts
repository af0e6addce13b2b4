import {
  applicationStages,
  funnelDimensions,
  funnelEndpoints,
  goalStages,
  siteStages,
  toolStages,
  type Funnel,
  type FunnelStage,
  type FunnelSums,
} from '@/contracts/campaign/funnel';
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

/** The steps that follow each other. */
export const wayStages: readonly FunnelStage[] = [
  ...siteStages.filter((stage) => !toolStages.some((tool) => tool === stage)),
  ...applicationStages,
];

/** What stands beside the way. */
export const besideStages: readonly FunnelStage[] = [...toolStages, ...goalStages];

/** How many could have reached a step: those of the step before, and of loans the ones that are old enough. */
export function possibleFor({ counts, mature }: FunnelSums, stage: FunnelStage): number | null {
  if (stage === 'paying') return mature;
  const before = wayStages[wayStages.indexOf(stage) - 1];
  return before === undefined ? null : counts[before];
}

/** A share of what was possible; null where nothing was, or more came by another way. */
export const shareOf = (part: number, whole: number | null): number | null =>
  whole === null || whole === 0 || part > whole ? null : part / whole;
