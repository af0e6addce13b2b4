import { z } from 'zod';
import type { EndpointDefinition } from '../endpoint-definition';
import { isoDate } from '../common-fields';
import { recordOf } from '../typed-record';
import { comparedDayFields, reportDayFields } from '../limits/report-days';
import { reportLinks } from './report-links';

/** What people reach on the site on the way to an application. `calculator`, `valuation` and `finder` stand beside the way; the others are on it, in their order. */
export const siteStages = [
  'landing',
  'calculator',
  'valuation',
  'finder',
  'started',
  'property',
  'loan',
  'phone',
  'applicants',
  'consents',
] as const;
export const toolStages = ['calculator', 'valuation', 'finder'] as const;

/** Other things that a marketer wants people to do. */
export const goalStages = ['contact', 'callBack', 'jobApplication'] as const;

/** Where applications of the days asked for are now. */
export const applicationStages = [
  'submitted',
  'documentsComplete',
  'approved',
  'accepted',
  'funded',
  'paying',
] as const;

/** Counted when it happens, each person once a day for each link that brought them. */
export const countedStages = [...siteStages, ...goalStages] as const;
export type CountedStage = (typeof countedStages)[number];

export const funnelStages = [...siteStages, ...applicationStages, ...goalStages] as const;
export type FunnelStage = (typeof funnelStages)[number];

/** Steps between two of which the time is known. */
export const funnelTimes = [
  'submitted',
  'documentsComplete',
  'approved',
  'accepted',
  'funded',
] as const;
export type FunnelTime = (typeof funnelTimes)[number];

export const linkDimensions = ['medium', 'source', 'campaign'] as const;

/** What is known of people themselves, whatever brought them; at some steps nobody says the product. */
export const personDimensions = ['product', 'language', 'device'] as const;
export type PersonDimension = (typeof personDimensions)[number];

/** What was said beside the names by what brought them, and the page that they came to; of whom nothing brought it says nothing. */
export const arrivalDimensions = ['content', 'term', 'click', 'referrer', 'landing'] as const;

export const partDimensions = [...arrivalDimensions, ...personDimensions] as const;
export type PartDimension = (typeof partDimensions)[number];

export const funnelDimensions = [...linkDimensions, ...partDimensions] as const;
export type FunnelDimension = (typeof funnelDimensions)[number];

/** The value of whom nothing is known to have brought; no link can say it, because brackets are removed. */
export const directValue = '(direct)';

/** The steps that follow each other. */
export const wayStages = [
  ...siteStages.filter(
    (stage): stage is Exclude<typeof stage, (typeof toolStages)[number]> =>
      !toolStages.some((tool) => tool === stage),
  ),
  ...applicationStages,
];

const count = z.number().int().nonnegative();
const share = z.number().nonnegative().nullable();
const timeSchema = z.object({
  medianHours: z.number().nonnegative().nullable(),
  applications: count,
});
const sumsSchema = z.object({
  counts: z.object(recordOf(funnelStages, () => count)),
  /** Loans that were paid out three months ago or earlier: of these `paying` have paid all that fell due in their first three months. */
  mature: count,
  /** HK$ paid out. */
  lent: z.number().nonnegative(),
  /** HK$ that were spent in these days on the links of a row, as far as costs were imported; the same by first and by last touch. 0 in rows by anything but these: money is spent on links. */
  cost: z.number().nonnegative(),
  /** Of that for each person who came, lead (who entered the property), application that was sent in these days, and loan that became of one of those; null where there is none or nothing was spent. */
  costPerVisit: share,
  costPerLead: share,
  costPerApplication: share,
  costPerLoan: share,
  /** Interest and fees in HK$ that these loans have been charged until now. */
  earned: z.number(),
  /** Of that for each HK$ spent; null where nothing was spent. */
  earnedPerDollar: z.number().nullable(),
});
export type FunnelSums = z.infer<typeof sumsSchema>;

export const funnelRowSchema = sumsSchema.extend({ value: z.string() });
export type FunnelRow = z.infer<typeof funnelRowSchema>;

const funnelQuery = z.strictObject({
  by: z.enum(funnelDimensions).default('medium'),
  /** By what brought people first, or last before they came directly. */
  touch: z.enum(['last', 'first']).default('last'),
  /** The last 30 days unless given. */
  ...reportDayFields,
  ...comparedDayFields,
  ...reportLinks,
});
export type FunnelQuery = z.output<typeof funnelQuery>;

/** What was spent on people and what came of it, in the order of a report. */
export const funnelCostFigures = [
  'cost',
  'costPerVisit',
  'costPerLead',
  'costPerApplication',
  'costPerLoan',
  'earned',
  'earnedPerDollar',
] as const satisfies readonly (keyof FunnelSums)[];
export type FunnelCostFigure = (typeof funnelCostFigures)[number];

/** Whom a lead is: somebody who reached this stage, as the report of campaigns counts it. */
export const leadStage = 'property' satisfies CountedStage;

export const funnelSchema = z.object({
  from: isoDate,
  to: isoDate,
  /** Most visited first, at most 500. */
  data: z.array(funnelRowSchema),
  total: sumsSchema,
  /** The days that it is compared with. */
  compared: z.object({ from: isoDate, to: isoDate }),
  previous: sumsSchema,
  /** From the step before to this one: the median in hours, of so many applications. */
  times: z.object(recordOf(funnelTimes, () => timeSchema)),
});
export type Funnel = z.infer<typeof funnelSchema>;

export const funnelEndpoints = {
  deskFunnel: {
    method: 'GET',
    path: '/api/v1/desk/campaigns/funnel',
    access: 'desk',
    permission: 'campaign.read',
    summary: 'Who came, used a tool, applied, was lent money and pays, by what brought them',
    query: funnelQuery,
    response: funnelSchema,
  },
  deskFunnelExport: {
    method: 'GET',
    path: '/api/v1/desk/campaigns/funnel/export',
    access: 'desk',
    permission: 'campaign.read',
    summary: 'The same as CSV',
    query: funnelQuery,
    response: z.unknown(),
    responseKind: 'file',
  },
} as const satisfies Record<string, EndpointDefinition>;
