import { publicSettings } from '@/config/env.public';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import { callFromServer } from '@/lib/api/server-call';

/** A typical flat of an estate that everybody in Hong Kong knows; found by its name, so that it exists in any address data. */
const example = { query: 'Kornhill', areaSqft: 580, floor: 15 } as const;

/** A valuation to show before the visitor has chosen anything; null where the API has none to give. */
export async function getExampleQuote(locale: Locale): Promise<QuoteData | null> {
  const options = { locale, apiBaseUrl: publicSettings().apiBaseUrl };
  try {
    const { data: hits } = await callFromServer('addressSearch', { query: { q: example.query } }, options);
    const estate = hits.find(({ level }) => level === 'estate');
    if (!estate) return null;
    const answer = await callFromServer('quote', { body: { ...estate.ids, areaSqft: example.areaSqft, floor: example.floor } }, options);
    return answer.success === 1 ? answer.data : null;
  } catch {
    // The page does without an example; the form says for itself when the API does not answer.
    return null;
  }
}
