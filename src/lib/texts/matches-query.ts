const normalise = (text: string): string => text.normalize('NFKC').toLowerCase();

/** True when every word of the query occurs in the text; width, case and order of words do not matter. */
export function matchesQuery(text: string, query: string): boolean {
  const haystack = normalise(text);
  return normalise(query)
    .split(/[\s,，、]+/)
    .filter(Boolean)
    .every((word) => haystack.includes(word));
}
