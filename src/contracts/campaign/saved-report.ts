import { z } from 'zod';
import { instant, successSchema } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { localeSchema } from '../localised';
import { campaignEndpoints, type CampaignReportQuery } from './campaign';
import { funnelEndpoints, type FunnelQuery } from './funnel';
import { savedReportLimits, stopReportMailPath } from './saved-report-choices';

const id = z.string().regex(/^[a-z0-9]{6}$/);
const name = z.string().trim().min(1).max(savedReportLimits.name);

/** What a report is of, as its address says it. Without days it is always of the last ones. */
const campaignView = campaignEndpoints.deskCampaigns.query;
const funnelView = funnelEndpoints.deskFunnel.query;

const savedReportFields = z.object({
  id,
  name,
  /** Whether everybody who may read campaigns sees it. */
  isShared: z.boolean(),
  /** Whether the caller may rename, share and remove it. */
  mayChange: z.boolean(),
  createdAt: instant,
  createdBy: z.string(),
  /** The language in which it is mailed to the caller each Monday; null where it is not. */
  mailLanguage: localeSchema.nullable(),
});

/** A view of the report of campaigns or of the funnel under a name. */
export const savedReportSchema = z.discriminatedUnion('report', [
  savedReportFields.extend({ report: z.literal('campaigns'), view: campaignView }),
  savedReportFields.extend({ report: z.literal('funnel'), view: funnelView }),
]);
export type SavedReport = z.output<typeof savedReportSchema>;

const isShared = z.boolean();
export const savedReportRequestSchema = z.discriminatedUnion('report', [
  z.strictObject({
    name,
    isShared,
    report: z.literal('campaigns'),
    view: campaignView,
  }),
  z.strictObject({ name, isShared, report: z.literal('funnel'), view: funnelView }),
]);
export type SavedReportRequest = z.output<typeof savedReportRequestSchema>;

export const savedReportChangeSchema = z.strictObject({ name, isShared });
export type SavedReportChange = z.output<typeof savedReportChangeSchema>;

/** What a saved report shows. */
export type SavedView =
  | { report: 'campaigns'; view: CampaignReportQuery }
  | { report: 'funnel'; view: FunnelQuery };

const params = z.object({ id });
const answer = z.object({ data: savedReportSchema });

export const savedReportEndpoints = {
  deskSavedReports: {
    method: 'GET',
    path: '/api/v1/desk/campaigns/saved-reports',
    access: 'desk',
    permission: 'campaign.read',
    summary: 'The saved reports of the caller and those that are shared, by name',
    response: z.object({ data: z.array(savedReportSchema) }),
  },
  deskSaveReport: {
    method: 'POST',
    path: '/api/v1/desk/campaigns/saved-reports',
    access: 'desk',
    permission: 'campaign.read',
    summary: 'Saves a view of the report of campaigns or of the funnel under a name',
    body: savedReportRequestSchema,
    response: answer,
  },
  deskChangeSavedReport: {
    method: 'PUT',
    path: '/api/v1/desk/campaigns/saved-reports/{id}',
    access: 'desk',
    permission: 'campaign.read',
    summary: 'Renames a saved report, shares it or takes it back',
    params,
    body: savedReportChangeSchema,
    response: answer,
  },
  deskRemoveSavedReport: {
    method: 'DELETE',
    path: '/api/v1/desk/campaigns/saved-reports/{id}',
    access: 'desk',
    permission: 'campaign.read',
    summary: 'Removes a saved report, and ends its mails',
    params,
    response: successSchema,
  },
  deskMailReport: {
    method: 'PUT',
    path: '/api/v1/desk/campaigns/saved-reports/{id}/mail',
    access: 'desk',
    permission: 'campaign.read',
    summary: 'Has a saved report mailed to the caller each Monday, or no longer',
    params,
    body: z.strictObject({ language: localeSchema.nullable() }),
    response: answer,
  },
  staffStopReportMail: {
    method: 'POST',
    path: stopReportMailPath,
    access: 'public',
    summary: 'Ends the weekly mail of a report by the link in it',
    params: z.object({ token: z.string().regex(/^[a-z0-9]{12}\.[A-Za-z0-9_-]{43}$/) }),
    response: successSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;
