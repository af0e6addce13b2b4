import {
  campaignCostEndpoints,
  type CampaignCostPage,
  type CostImportRecord,
} from '@/contracts/campaign/campaign-cost';
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

const noImports: CostImportRecord[] | null = null;

/** The files that were imported last. */
export const costImports = createRequestSlice({
  name: 'costImports',
  endpoint: 'deskCostImports',
  initialData: noImports,
  reduceResponse: ({ response }): CostImportRecord[] | null => response.data,
  session,
});

export const costImportUndoing = createSubmitSlice({
  name: 'costImportUndoing',
  endpoint: 'deskUndoCostImport',
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
