import type { ListFilter } from '../list/desk-list';

/** The days and the links that a report is about. */
export const reportFilters: readonly ListFilter[] = [
  { name: 'from', label: 'campaign.from', kind: 'day' },
  { name: 'to', label: 'campaign.to', kind: 'day' },
  { name: 'comparedFrom', label: 'campaign.comparedFrom', kind: 'day' },
  { name: 'comparedTo', label: 'campaign.comparedTo', kind: 'day' },
  { name: 'source', label: 'campaignDimension.source', kind: 'text' },
  { name: 'medium', label: 'campaignDimension.medium', kind: 'text' },
  { name: 'campaign', label: 'campaignDimension.campaign', kind: 'text' },
];
