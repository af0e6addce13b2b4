import type { SearchResult } from '@/contracts/customer/search';
import type { Locale } from '@/contracts/locale';
import { deskHref } from '@/config/desk/desk-paths';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { openAddress } from '../frame/desk-location';
import { deskSessionOptions as session } from '../session/staff-session.slice';

const nothing: SearchResult | null = null;

/** What the last search found; what was searched for is not kept. */
export const search = createRequestSlice({
  name: 'search',
  endpoint: 'deskSearch',
  initialData: nothing,
  reduceResponse: ({ response }): SearchResult | null => response.data,
  session,
});

export const searchedWordsMin = 2;

/** Searches, and shows what was found; the words go in the body of a call and never into an address. */
export function searchRequested(
  locale: Locale,
  typed: string,
): ReturnType<typeof search.slice.actions.requested> | null {
  const q = typed.trim();
  if (q.length < searchedWordsMin) return null;
  openAddress(deskHref(locale, 'search'));
  return search.slice.actions.requested({ locale, request: { body: { q } } });
}
