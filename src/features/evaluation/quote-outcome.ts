import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { RequestFailure } from '@/lib/saga/request-record';

/** A quote answer in the shape of any lender's API; only `success` 1 is a quote. */
export interface QuoteAnswer {
  success: unknown;
  data?: QuoteData | { errorMessage?: string; code?: string; needsPerson?: boolean } | null;
  error?: string;
  msg?: string;
}

export type QuoteOutcome = { data: QuoteData } | { failure: RequestFailure; needsPerson: boolean };

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** The valuation, or why there is none: the first of `data.errorMessage`, `error` and `msg`. */
export function toQuoteOutcome({ success, data, error, msg }: QuoteAnswer): QuoteOutcome {
  if (success === 1 && data && 'value' in data) return { data };
  const own = data && !('value' in data) ? data : {};
  return {
    failure: {
      code: isText(own.code) ? own.code : 'refused',
      message: [own.errorMessage, error, msg].find(isText) ?? '',
    },
    needsPerson: own.needsPerson === true,
  };
}
