import { missedSearchLimits } from '@/contracts/campaign/missed-search-choices';

/**
 * What is counted of a search: lower case, full-width letters as half-width ones, signs as spaces, each number as `#`. Null for what may be about a
 * person (a mail address; more digits than a house number has; a sentence) and for a single letter.
 */
export function countedTerm(text: string): string | null {
  const typed = text.normalize('NFKC').toLowerCase();
  const digits = typed.match(/\p{N}/gu)?.length ?? 0;
  if (typed.includes('@') || digits > missedSearchLimits.digits) return null;
  const term = typed
    .replaceAll(/\p{N}+/gu, '#')
    .replaceAll(/[^\p{L}\p{M}#]+/gu, ' ')
    .trim();
  const { length } = [...term];
  return length < 2 || length > missedSearchLimits.term || !/\p{L}/u.test(term) ? null : term;
}
