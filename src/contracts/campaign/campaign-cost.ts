import { z } from 'zod';
import { instant, isoDate } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { reportDayFields } from '../limits/report-days';
import { bankFileMaxLength } from '../limits/staff-text-limits';
import { campaignCostLimits, costColumns, costProblems } from './campaign-cost-choices';
import { oneLine } from '../limits/text-fields';
import { reportLinks } from './report-links';

const count = z.number().int().nonnegative();
const amount = z.number().nonnegative();

/** What was spent on a day of Hong Kong on a link; medium and campaign are empty where the file does not say them. */
export const campaignCostSchema = z.object({
  day: isoDate,
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  /** HK$. */
  amount,
  importedBy: z.string(),
});
export type CampaignCost = z.output<typeof campaignCostSchema>;

const costQuery = z.strictObject({
  /** The last 30 days unless given, at most 800. */
  ...reportDayFields,
  ...reportLinks,
});
export type CampaignCostQuery = z.output<typeof costQuery>;

export const campaignCostPageSchema = z.object({
  from: isoDate,
  to: isoDate,
  /** The newest first, at most 500. */
  data: z.array(campaignCostSchema),
  /** All of these days, in HK$ and in rows. */
  total: amount,
  rows: count,
});
export type CampaignCostPage = z.output<typeof campaignCostPageSchema>;

export const costProblemSchema = z.object({
  /** The header is line 1. */
  line: z.number().int().positive(),
  column: z.enum(costColumns).nullable(),
  problem: z.enum(costProblems),
  /** What stands there, cut off. */
  cell: z.string(),
});
export type CostLineProblem = z.output<typeof costProblemSchema>;

const importId = z.string().regex(/^[a-z0-9]{6}$/);
const importedFigures = {
  /** HK$ of the file. */
  total: amount,
  added: count,
  /** Rows that were known with another amount, and have this one now. */
  changed: count,
  /** Rows that were known with this amount. */
  same: count,
  /** Rows with an amount of 0, which are no longer there. */
  removed: count,
};

/** What came of a file. Of one with a problem nothing is imported. */
export const costImportSchema = z.object({
  /** In order of lines, at most 100. */
  problems: z.array(costProblemSchema),
  /** Null where nothing was imported. */
  imported: z.object({ from: isoDate, to: isoDate, ...importedFigures }).nullable(),
});
export type CostImport = z.output<typeof costImportSchema>;

/** A file that was imported. */
export const costImportRecordSchema = z.object({
  id: importId,
  importedAt: instant,
  importedBy: z.string(),
  /** As the browser named it; empty where nobody said. */
  fileName: z.string(),
  from: isoDate,
  to: isoDate,
  ...importedFigures,
  /** Who took it back, and when; null where nobody did. */
  undoneAt: instant.nullable(),
  undoneBy: z.string().nullable(),
  /** Whether it can be taken back: it changed something, and nothing of that was changed again. */
  mayUndo: z.boolean(),
});
export type CostImportRecord = z.output<typeof costImportRecordSchema>;

export const campaignCostEndpoints = {
  deskCampaignCosts: {
    method: 'GET',
    path: '/api/v1/desk/campaigns/costs',
    access: 'desk',
    permission: 'campaign.read',
    summary: 'What was spent on campaigns by day and link',
    query: costQuery,
    response: campaignCostPageSchema,
  },
  deskCampaignCostsExport: {
    method: 'GET',
    path: '/api/v1/desk/campaigns/costs/export',
    access: 'desk',
    permission: 'campaign.read',
    summary: 'The same as CSV, as it is imported',
    query: costQuery,
    response: z.unknown(),
    responseKind: 'file',
  },
  deskImportCampaignCosts: {
    method: 'POST',
    path: '/api/v1/desk/campaigns/costs',
    access: 'desk',
    permission: 'campaign.edit',
    summary: 'Imports what was spent on campaigns from CSV, all of it or nothing',
    body: z.strictObject({
      content: z.string().min(1).max(bankFileMaxLength),
      name: oneLine(campaignCostLimits.fileName).optional(),
    }),
    response: z.object({ data: costImportSchema }),
  },
  deskCostImports: {
    method: 'GET',
    path: '/api/v1/desk/campaigns/costs/imports',
    access: 'desk',
    permission: 'campaign.read',
    summary: 'The last files of costs that were imported, the newest first',
    response: z.object({ data: z.array(costImportRecordSchema) }),
  },
  deskUndoCostImport: {
    method: 'POST',
    path: '/api/v1/desk/campaigns/costs/imports/{id}/undo',
    access: 'desk',
    permission: 'campaign.edit',
    summary: 'Takes an import back: what it changed is as it was before',
    params: z.object({ id: importId }),
    response: z.object({ data: costImportRecordSchema }),
  },
} as const satisfies Record<string, EndpointDefinition>;
