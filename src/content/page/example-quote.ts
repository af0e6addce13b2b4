import { publicSettings } from '@/config/env.public';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import { callFromServer } from '@/lib/api/server-call';

/** A typical flat of a well-known Hong Kong estate; looked up by name, so that it works with any address data. */
const example = { query: 'Kornhill', areaSqft: 580, floor: 15 } as const;

/** An example valuation shown before the visitor selects a property; null if the API has none. */
export async function getExampleQuote(locale: Locale): Promise<QuoteData | null> {
  const options = { locale, apiBaseUrl: publicSettings().apiBaseUrl };
  try {
    const { data: hits } = await callFromServer(
      'addressSearch',
      { query: { q: example.query } },
      options,
    );
    const estate = hits.find(({ level }) => level === 'estate');
    if (!estate) return null;
    const answer = await callFromServer(
      'quote',
      { body: { ...estate.ids, areaSqft: example.areaSqft, floor: example.floor } },
      options,
    );
    return answer.success === 1 ? answer.data : null;
  } catch {
    // The example is optional; the form reports API failures itself.
    return null;
  }
}
