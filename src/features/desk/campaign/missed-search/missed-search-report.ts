import { missedSearchEndpoints, type MissedSearchPage } from '@/contracts/campaign/missed-search';
import { searchPlaces } from '@/contracts/campaign/missed-search-choices';
import { locales } from '@/contracts/locale';
import type { ListFilter } from '@/features/desk/list/desk-list';
import { deskSessionOptions as session } from '@/features/desk/session/staff-session.slice';
import { createRequestSlice } from '@/lib/saga/request-slice';

const noPage: MissedSearchPage | null = null;

export const missedSearchReport = createRequestSlice({
  name: 'missedSearchReport',
  endpoint: 'deskMissedSearches',
  initialData: noPage,
  reduceResponse: ({ response }): MissedSearchPage | null => response,
  session,
});

export const missedSearchQuery = missedSearchEndpoints.deskMissedSearches.query;

export const missedSearchFilters: readonly ListFilter[] = [
  {
    name: 'place',
    label: 'missedSearch.place',
    kind: 'choice',
    options: searchPlaces.map((value) => ({ value, label: `searchPlace.${value}` as const })),
  },
  {
    name: 'language',
    label: 'missedSearch.language',
    kind: 'choice',
    options: locales.map((value) => ({ value, label: `contentLanguage.${value}` as const })),
  },
  { name: 'from', label: 'campaign.from', kind: 'day' },
  { name: 'to', label: 'campaign.to', kind: 'day' },
  { name: 'text', label: 'missedSearch.text', kind: 'text' },
];
