/** `published`: visitors see the draft; `changed`: they see an earlier version; `unpublished`: they see nothing of it. */
export const contentStates = ['published', 'changed', 'unpublished', 'scheduled'] as const;
export type ContentState = (typeof contentStates)[number];

/** `older`: another language was changed since. */
export const languageStates = ['complete', 'missing', 'older'] as const;
export type LanguageState = (typeof languageStates)[number];

/** `script`: a character of the other Chinese script; `term`: a word for which the site says another; `link`: an address where nothing stands; `moved`: one that was moved. */
export const contentWarnings = ['script', 'term', 'link', 'moved'] as const;

export const contentChangeKinds = ['added', 'removed', 'changed', 'moved'] as const;

/** Rules that are applied and shown on no page. */
export const kindsWithoutPage = [
  'finder-rules',
  'indicative-rules',
  'indicative-checks',
  'redirects',
] as const;

/** Characters of what staff write: the name of an entry, its place, a figure, a line such as an address, and a text, which may be HTML. */
export const contentLimits = { id: 64, place: 6, figure: 20, line: 500, text: 20_000 } as const;
