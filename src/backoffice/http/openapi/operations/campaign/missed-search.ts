import type { MissedSearch } from '@/contracts/campaign/missed-search';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';
import { successResponse } from '@/backoffice/http/responses';

const search: MissedSearch = {
  term: 'reverse mortgage',
  place: 'faq',
  language: 'en',
  visitors: 14,
  lastSearchedOn: '2026-11-16',
};
const query = { from: '2026-11-01', to: '2026-11-28' };

export const missedSearchOperations = {
  reportMissedSearch: {
    description:
      'Sent without cookies once somebody stopped typing. Counted is the term in lower case without signs, each number as `#`, under a keyed hash; the words are stored once five visitors searched it, three of them on one day. With an `@`, more than four digits or more than 60 characters nothing is counted. Reports of programs are taken and left out; an address may send 60 a minute.',
    example: { body: { place: search.place, text: 'Reverse mortgage' }, response: successResponse },
  },
} as const satisfies OperationGroup['operations'];

export const deskMissedSearchOperations = {
  deskMissedSearches: {
    description:
      'Days are those of Hong Kong, at most 90; the last 28 without them. A visitor counts once a day for each term. `unnamed` are those whose words too few used for them to be stored; `text` does not concern it.',
    example: {
      query: { ...query, place: search.place },
      response: { ...query, data: [search], visitors: 23, unnamed: 9 },
    },
  },
  deskMissedSearchesExport: {
    example: { query: { ...query, language: search.language } },
  },
} as const satisfies OperationGroup['operations'];
