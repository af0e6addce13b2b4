import {
  campaignDimensions,
  campaignEndpoints,
  type CampaignReport,
  type CampaignSums,
} from '@/contracts/campaign/campaign';
import type { NamespaceKey } from '@/i18n/text-keys';
import { formatGrouped, formatMoney } from '@/lib/format';
import { figureDifference } from '@/lib/report/figure-difference';
import { createRequestSlice } from '@/lib/saga/request-slice';
import type { ListFilter } from '../list/desk-list';
import { deskSessionOptions as session } from '../session/staff-session.slice';
import { reportFilters } from './report-filters';

const noReport: CampaignReport | null = null;

export const campaignReport = createRequestSlice({
  name: 'campaignReport',
  endpoint: 'deskCampaigns',
  initialData: noReport,
  reduceResponse: ({ response }): CampaignReport | null => response,
  session,
});

export const campaignQuery = campaignEndpoints.deskCampaigns.query;

export const campaignFilters: readonly ListFilter[] = [
  {
    name: 'by',
    label: 'campaign.by',
    kind: 'choice',
    usual: campaignDimensions[0],
    options: campaignDimensions.map((value) => ({
      value,
      label: `campaignDimension.${value}` as const,
    })),
  },
  ...reportFilters,
];

/** A figure of the report with its name. */
export interface CampaignFigure {
  name: keyof CampaignSums;
  label: NamespaceKey<'desk'>;
}

/** The figures from the visit to the loan, in the order in which people reach them. */
export const wayFigures: readonly CampaignFigure[] = [
  { name: 'visitors', label: 'campaign.visitors' },
  { name: 'visits', label: 'campaign.visits' },
  { name: 'step2', label: 'campaign.step2' },
  { name: 'submitted', label: 'campaign.submitted' },
  { name: 'refused', label: 'campaign.refused' },
  { name: 'documentsComplete', label: 'campaign.documentsComplete' },
  { name: 'approved', label: 'campaign.approved' },
  { name: 'accepted', label: 'campaign.accepted' },
  { name: 'funded', label: 'campaign.funded' },
  { name: 'lent', label: 'campaign.lent' },
];

/** What was spent and what came of it. */
export const costFigures: readonly CampaignFigure[] = [
  { name: 'cost', label: 'campaign.cost' },
  { name: 'costPerLead', label: 'campaign.costPerLead' },
  { name: 'costPerApplication', label: 'campaign.costPerApplication' },
  { name: 'costPerLoan', label: 'campaign.costPerLoan' },
  { name: 'earned', label: 'campaign.earned' },
  { name: 'earnedPerDollar', label: 'campaign.earnedPerDollar' },
];
const wholeMoney: readonly (keyof CampaignSums)[] = ['lent', 'cost', 'earned'];
const centMoney: readonly (keyof CampaignSums)[] = [
  'costPerLead',
  'costPerApplication',
  'costPerLoan',
  'earnedPerDollar',
];

/** Whether anything was spent in the days of a report, or in those before. */
export const hasCosts = ({
  total,
  previous,
}: Pick<CampaignReport, 'total' | 'previous'>): boolean =>
  (total.cost ?? 0) > 0 || (previous.cost ?? 0) > 0;

/** `–` for what is not known by the dimension. */
export function figureText(sums: CampaignSums, name: keyof CampaignSums): string {
  const figure = sums[name];
  if (figure === null) return '–';
  if (centMoney.includes(name)) return formatMoney(figure, { withCents: true });
  return wholeMoney.includes(name) ? formatMoney(figure) : formatGrouped(figure);
}

/** What a figure was in the days that are compared, and by how much it is another now. */
export function beforeText(
  name: keyof CampaignSums,
  { now, before }: Record<'now' | 'before', CampaignSums>,
): string {
  const difference = figureDifference(
    { now: now[name], before: before[name] },
    { isMoney: wholeMoney.includes(name) || centMoney.includes(name) },
  );
  return difference === null || now[name] === before[name]
    ? figureText(before, name)
    : `${figureText(before, name)} · ${difference}`;
}
