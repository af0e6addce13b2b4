import { z } from 'zod';
import { isoDate, successSchema } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { reportDayFields } from '../limits/report-days';
import { oneLine } from '../limits/text-fields';
import { localeSchema } from '../localised';
import { missedSearchLimits, missedSearchPath, searchPlaces } from './missed-search-choices';

/** What somebody searched and did not find, as a browser reports it; the language is that of the call. */
export const missedSearchReportSchema = z.strictObject({
  place: z.enum(searchPlaces),
  text: oneLine(missedSearchLimits.text),
});
export type MissedSearchReport = z.output<typeof missedSearchReportSchema>;

const count = z.number().int().nonnegative();

/** A term that enough visitors searched, in lower case, each number as `#`. */
export const missedSearchSchema = z.object({
  term: z.string(),
  place: z.enum(searchPlaces),
  language: localeSchema,
  /** People of a day, each once. */
  visitors: count,
  lastSearchedOn: isoDate,
});
export type MissedSearch = z.output<typeof missedSearchSchema>;

const reportQuery = z.strictObject({
  /** The last 28 days unless given, at most 90. */
  ...reportDayFields,
  place: z.enum(searchPlaces).optional(),
  language: localeSchema.optional(),
  /** Words of the term. */
  text: oneLine(missedSearchLimits.term).optional(),
});
export type MissedSearchQuery = z.output<typeof reportQuery>;

export const missedSearchPageSchema = z.object({
  from: isoDate,
  to: isoDate,
  /** The most searched first, at most 500. */
  data: z.array(missedSearchSchema),
  /** Visitors who searched and found nothing, whatever the words. */
  visitors: count,
  /** Of these, those whose words too few used for them to be stored. */
  unnamed: count,
});
export type MissedSearchPage = z.output<typeof missedSearchPageSchema>;

export const missedSearchEndpoints = {
  reportMissedSearch: {
    method: 'POST',
    path: missedSearchPath,
    access: 'public',
    summary: 'Counts a search that found nothing; no personal data',
    body: missedSearchReportSchema,
    response: successSchema,
  },
  deskMissedSearches: {
    method: 'GET',
    path: '/api/v1/desk/campaigns/missed-searches',
    access: 'desk',
    permission: 'campaign.read',
    summary: 'What several visitors searched and did not find',
    query: reportQuery,
    response: missedSearchPageSchema,
  },
  deskMissedSearchesExport: {
    method: 'GET',
    path: '/api/v1/desk/campaigns/missed-searches/export',
    access: 'desk',
    permission: 'campaign.read',
    summary: 'The same as CSV',
    query: reportQuery,
    response: z.unknown(),
    responseKind: 'file',
  },
} as const satisfies Record<string, EndpointDefinition>;
