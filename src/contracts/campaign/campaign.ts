import { z } from 'zod';
import type { EndpointDefinition } from '../endpoint-definition';
import { isoDate, successSchema } from '../common-fields';
import { comparedDayFields, reportDayFields } from '../limits/report-days';
import { reportLinks } from './report-links';

/** Second step of an application; its campaign is read from the cookies of the call. */
export const campaignStepRequestSchema = z.strictObject({
  event: z.literal('application_step'),
  step: z.literal(2),
  product: z.enum(['first', 'second', 'fast-pass']),
});
export type CampaignStepRequest = z.output<typeof campaignStepRequestSchema>;

/** The dimensions by which visits and applications are grouped. */
export const campaignDimensions = [
  'source',
  'medium',
  'campaign',
  'content',
  'term',
  'referrer',
  'landing',
  'language',
  'device',
  'click',
  'day',
] as const;
export type CampaignDimension = (typeof campaignDimensions)[number];

/** What this report tells applications apart by; the funnel tells them apart by all that is known of them. */
export const applicationDimensions = [
  'source',
  'medium',
  'campaign',
  'day',
] as const satisfies readonly CampaignDimension[];

const count = z.number().int().nonnegative();
/** Visits say what brought them; null where applications do not know the dimension. */
const sumsSchema = z.object({
  /** People of a day, each once. */
  visitors: count,
  /** Arrivals: each visitor of a day once, and once more for each further link that brought them. */
  visits: count,
  /** Applications that reached their second step. */
  step2: count.nullable(),
  /** Applications that were received and have a number. */
  submitted: count.nullable(),
  /** Turned away by the lender's system while the applicant waited. */
  refused: count.nullable(),
  /** Of those that were taken in the days asked for: where they are now. */
  documentsComplete: count.nullable(),
  approved: count.nullable(),
  accepted: count.nullable(),
  /** With a loan, and what was lent in HK$. */
  funded: count.nullable(),
  lent: z.number().nonnegative().nullable(),
  /** HK$ that were spent on it in these days, as far as costs were imported. */
  cost: z.number().nonnegative().nullable(),
  /** Of that for each application that reached its second step, that was received, and that became a loan; null where there is none or nothing was spent. */
  costPerLead: z.number().nonnegative().nullable(),
  costPerApplication: z.number().nonnegative().nullable(),
  costPerLoan: z.number().nonnegative().nullable(),
  /** Interest and fees in HK$ that these loans have been charged until now. */
  earned: z.number().nullable(),
  /** Of that for each HK$ spent; null where nothing was spent. */
  earnedPerDollar: z.number().nullable(),
});
export type CampaignSums = z.infer<typeof sumsSchema>;

/** One value of the dimension; empty where the visit or application did not state it. `previous` has its sums of the days that it is compared with, where they were asked for; null otherwise and for days. */
export const campaignRowSchema = sumsSchema.extend({
  value: z.string(),
  previous: sumsSchema.nullable(),
});
export type CampaignRow = z.infer<typeof campaignRowSchema>;

export const campaignReportLimits = { rows: 500, days: 800, usualDays: 30 } as const;

const reportQuery = z.strictObject({
  by: z.enum(campaignDimensions).default('source'),
  /** The last 30 days unless given. */
  ...reportDayFields,
  ...comparedDayFields,
  ...reportLinks,
});
export type CampaignReportQuery = z.output<typeof reportQuery>;

export const campaignReportSchema = z.object({
  from: isoDate,
  to: isoDate,
  /** The most visited first, then what brought people only in the days that are compared; days in order. At most 500. */
  data: z.array(campaignRowSchema),
  total: sumsSchema,
  /** The days that it is compared with. */
  compared: z.object({ from: isoDate, to: isoDate }),
  previous: sumsSchema,
});
export type CampaignReport = z.infer<typeof campaignReportSchema>;

export const campaignEndpoints = {
  campaignStep: {
    method: 'POST',
    path: '/api/v1/campaign/steps',
    access: 'public',
    summary: 'Counts that an application reached its second step; no personal data',
    body: campaignStepRequestSchema,
    response: successSchema,
  },
  deskCampaigns: {
    method: 'GET',
    path: '/api/v1/desk/campaigns',
    access: 'desk',
    permission: 'campaign.read',
    summary: 'Visitors, visits and applications up to the loan, by what brought them',
    query: reportQuery,
    response: campaignReportSchema,
  },
  deskCampaignsExport: {
    method: 'GET',
    path: '/api/v1/desk/campaigns/export',
    access: 'desk',
    permission: 'campaign.read',
    summary: 'The same as CSV',
    query: reportQuery,
    response: z.unknown(),
    responseKind: 'file',
  },
} as const satisfies Record<string, EndpointDefinition>;
