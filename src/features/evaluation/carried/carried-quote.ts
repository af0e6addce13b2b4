import type { UnknownAction } from '@reduxjs/toolkit';
import type { Locale } from '@/contracts/locale';
import { carriedParams, isSameProperty } from './carried-params';
import { quoteRequested } from '../evaluation.slice';
import type { EvaluationState } from '../evaluation.types';
import { toQuoteRequest } from '../valuation-form';
import { parseForm } from '../valuation-query';

interface CarriedQuote {
  /** The query of the page's address. */
  search: string;
  evaluation: Pick<EvaluationState, 'info' | 'lastQuote'>;
  locale: Locale;
}

/** Asks for the value of the property that an address brings along; null where there is none, or where the tab has its value in this language. */
export function carriedQuoteRequested({
  search,
  evaluation: { info, lastQuote },
  locale,
}: CarriedQuote): UnknownAction | null {
  const carried = carriedParams(search);
  if (carried.size === 0) return null;
  const own = info.quote?.requestSuccessful === 'Y' ? info.quote.property : null;
  if (own && lastQuote?.locale === locale && isSameProperty(own, carried)) return null;
  const attempt = toQuoteRequest(parseForm(carried));
  return 'request' in attempt
    ? quoteRequested({ request: attempt.request, requestTime: new Date().toISOString(), locale })
    : null;
}
