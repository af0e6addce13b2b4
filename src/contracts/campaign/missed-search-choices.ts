// No zod here: this file is imported by scripts of content pages.
/** Where browsers report searches that found nothing. */
export const missedSearchPath = '/api/v1/campaign/missed-searches';

/** `faq`: the page of questions; `help`: the help panel; `valuation`: the search for an address. */
export const searchPlaces = ['faq', 'help', 'valuation'] as const;
export type SearchPlace = (typeof searchPlaces)[number];

export const missedSearchLimits = {
  /** Characters that a report may have. */
  text: 200,
  /** Characters of a term that is counted; a longer one is a sentence, and may say anything of anybody. */
  term: 60,
  /** A term with more digits may be a phone number, an identity card or an account, and is not counted. */
  digits: 4,
  /** Visitors, each once a day, who have to search a term before its words are stored; so many of them on one day, which alone tells people apart. */
  visitors: 5,
  visitorsOfADay: 3,
  /** Days that searches are kept, and that a report shows unless asked otherwise. */
  days: 90,
  usualDays: 28,
  rows: 500,
} as const;
