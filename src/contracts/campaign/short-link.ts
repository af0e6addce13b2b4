import { z } from 'zod';
import { instant, isoDate } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { staffTextLimits } from '../limits/staff-text-limits';
import { localeSchema } from '../localised';
import { deskListQuery, deskPageOf } from '../staff/desk-list';
import { campaignNameSchema } from './campaign-names';
import {
  shortCodePattern,
  shortLinkLimits,
  shortLinkStates,
  sitePathPattern,
} from './short-link-choices';

const code = z.string().regex(shortCodePattern);
const count = z.number().int().nonnegative();
const name = z.string().trim().min(1).max(shortLinkLimits.name);

/** What a link says that brought a visitor. */
const campaign = {
  source: campaignNameSchema,
  medium: campaignNameSchema,
  campaign: campaignNameSchema,
  content: campaignNameSchema.nullable(),
  term: campaignNameSchema.nullable(),
};

/**
 * A link that staff made. `url` is the short address, `target` what it leads to, without language where that is the visitor's
 * (`language` null). `clicks` counts people's browsers, not programs.
 */
export const shortLinkSchema = z.object({
  code,
  name,
  url: z.string(),
  target: z.string(),
  path: z.string(),
  language: localeSchema.nullable(),
  ...campaign,
  state: z.enum(shortLinkStates),
  expiresAt: instant.nullable(),
  createdAt: instant,
  createdBy: z.string(),
  clicks: count,
  lastClickOn: isoDate.nullable(),
});
export type ShortLink = z.output<typeof shortLinkSchema>;

export const shortLinkDetailsSchema = z.object({
  ...shortLinkSchema.shape,
  /** Days of Hong Kong with a click among the last 90, in order. */
  days: z.array(z.object({ day: isoDate, clicks: count })),
});
export type ShortLinkDetails = z.output<typeof shortLinkDetailsSchema>;

/** Without a `code` one is made. */
export const shortLinkRequestSchema = z.strictObject({
  name,
  path: z.string().max(shortLinkLimits.path).regex(sitePathPattern),
  language: localeSchema.nullable().default(null),
  ...campaign,
  content: campaign.content.default(null),
  term: campaign.term.default(null),
  code: code.nullable().default(null),
  expiresAt: instant.nullable().default(null),
});
export type ShortLinkRequest = z.output<typeof shortLinkRequestSchema>;

export const shortLinkChangeSchema = z.strictObject({ name, expiresAt: instant.nullable() });
export type ShortLinkChange = z.output<typeof shortLinkChangeSchema>;

const filters = {
  /** What stands in the name, the code, the page or the campaign. */
  text: z.string().trim().min(1).max(staffTextLimits.search).optional(),
  state: z.enum(shortLinkStates).optional(),
};
export type ShortLinkFilter = z.output<z.ZodObject<typeof filters>>;

const params = z.object({ code });

export const shortLinkEndpoints = {
  deskShortLinks: {
    method: 'GET',
    path: '/api/v1/desk/short-links',
    access: 'desk',
    permission: 'campaign.read',
    summary: 'Short links with their clicks, the newest first',
    query: deskListQuery(filters),
    response: deskPageOf(shortLinkSchema),
  },
  deskShortLink: {
    method: 'GET',
    path: '/api/v1/desk/short-links/{code}',
    access: 'desk',
    permission: 'campaign.read',
    summary: 'A short link with its clicks by day',
    params,
    response: z.object({ data: shortLinkDetailsSchema }),
  },
  deskMakeShortLink: {
    method: 'POST',
    path: '/api/v1/desk/short-links',
    access: 'desk',
    permission: 'campaign.edit',
    summary: 'Makes a short link to a page, with the campaign that its visits count for',
    body: shortLinkRequestSchema,
    response: z.object({ data: shortLinkSchema }),
  },
  deskChangeShortLink: {
    method: 'PUT',
    path: '/api/v1/desk/short-links/{code}',
    access: 'desk',
    permission: 'campaign.edit',
    summary: 'Gives a short link another name or end; where it leads stays',
    params,
    body: shortLinkChangeSchema,
    response: z.object({ data: shortLinkSchema }),
  },
} as const satisfies Record<string, EndpointDefinition>;
