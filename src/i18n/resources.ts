/** Texts by locale, namespace and key. */
export type Resources = Record<string, Record<string, Record<string, unknown>>>;
