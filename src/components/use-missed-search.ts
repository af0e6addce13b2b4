import { useEffect, useMemo } from 'react';
import type { SearchPlace } from '@/contracts/campaign/missed-search-choices';
import type { Locale } from '@/contracts/locale';
import { createMissedSearchNote } from '@/lib/analytics/missed-search';

/** Has a search counted that found nothing, once somebody stopped typing; `text` is null where something is found or not known yet. */
export function useMissedSearch(text: string | null, place: SearchPlace, locale: Locale): void {
  const note = useMemo(() => createMissedSearchNote(place, locale), [place, locale]);
  useEffect(() => {
    note(text);
    return () => note(null);
  }, [note, text]);
}
