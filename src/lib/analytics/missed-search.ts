import { localeMetadata } from '@/config/locales';
import type { MissedSearchReport } from '@/contracts/campaign/missed-search';
import {
  missedSearchLimits,
  missedSearchPath,
  type SearchPlace,
} from '@/contracts/campaign/missed-search-choices';
import type { Locale } from '@/contracts/locale';

declare global {
  interface Window {
    /** Set where the site takes what browsers report by themselves, and a person uses this one. */
    mayReport?: boolean;
  }
}

/** So long nothing was typed. */
export const typingRestMs = 2_000;

const reported = new Set<string>();

/** Without cookies, once a tab; the answer is nobody's concern. */
function report(search: MissedSearchReport, locale: Locale): void {
  const key = `${search.place} ${search.text}`;
  if (!window.mayReport || reported.has(key)) return;
  reported.add(key);
  fetch(missedSearchPath, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: {
      'accept-language': localeMetadata[locale].hrefLang,
      'content-type': 'application/json',
    },
    body: JSON.stringify(search),
  }).catch(() => undefined);
}

/** Has a search counted that found nothing, once somebody stopped typing; it is told what was searched, and null where something is found or not known yet. */
export function createMissedSearchNote(
  place: SearchPlace,
  locale: Locale,
): (text: string | null) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    clearTimeout(timer);
    const typed = text?.trim() ?? '';
    if (typed.length < 2 || typed.length > missedSearchLimits.text) return;
    timer = setTimeout(() => report({ place, text: typed }, locale), typingRestMs);
  };
}
