import { z } from 'zod';
import type { EndpointDefinition } from './endpoint-definition';
import { listOf } from './site/site';
import { oneLine } from './limits/text-fields';
import { isoDate, successSchema } from './common-fields';

/** Second step of an application; its campaign is read from the cookies of the call. */
export const campaignStepRequestSchema = z.strictObject({
  event: z.literal('application_step'),
  step: z.literal(2),
  product: z.enum(['first', 'second', 'fast-pass']),
});
export type CampaignStepRequest = z.output<typeof campaignStepRequestSchema>;

/** Sums of a day of Hong Kong; `submitted` were taken with a number, `refused` the lender's system turned away while the applicant waited. An empty text: the link did not say; three empty ones: no campaign, whose visits are not counted. */
export const campaignRowSchema = z.object({
  day: isoDate,
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  visits: z.number().int().nonnegative(),
  step2: z.number().int().nonnegative(),
  submitted: z.number().int().nonnegative(),
  refused: z.number().int().nonnegative(),
});
export type CampaignRow = z.infer<typeof campaignRowSchema>;

// PostgreSQL knows no year 0.
const daySchema = isoDate.refine((day) => day >= '1000').describe('A day from the year 1000 on.');

export const deskCampaignsQuerySchema = z.object({
  /** Days of Hong Kong, both included. */
  from: daySchema.optional(),
  to: daySchema.optional(),
  source: oneLine(100).optional(),
  limit: z.coerce.number().int().min(1).max(5_000).default(1_000),
});

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
    summary:
      'Visits, second steps, submissions and refusals at once by source, medium, campaign and day, newest first',
    query: deskCampaignsQuerySchema,
    response: listOf(campaignRowSchema),
  },
} as const satisfies Record<string, EndpointDefinition>;
