import { campaignCostEndpoints, type CampaignCostPage } from '@/contracts/campaign/campaign-cost';
import type { ListFilter } from '@/features/desk/list/desk-list';
import { deskSessionOptions as session } from '@/features/desk/session/staff-session.slice';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';

const noPage: CampaignCostPage | null = null;

export const campaignCosts = createRequestSlice({
  name: 'campaignCosts',
  endpoint: 'deskCampaignCosts',
  initialData: noPage,
  reduceResponse: ({ response }): CampaignCostPage | null => response,
  session,
});

export const campaignCostImport = createSubmitSlice({
  name: 'campaignCostImport',
  endpoint: 'deskImportCampaignCosts',
  session,
});

export const campaignCostQuery = campaignCostEndpoints.deskCampaignCosts.query;

export const campaignCostFilters: readonly ListFilter[] = [
  { name: 'from', label: 'campaign.from', kind: 'day' },
  { name: 'to', label: 'campaign.to', kind: 'day' },
  { name: 'source', label: 'campaignDimension.source', kind: 'text' },
  { name: 'medium', label: 'campaignDimension.medium', kind: 'text' },
  { name: 'campaign', label: 'campaignDimension.campaign', kind: 'text' },
];
