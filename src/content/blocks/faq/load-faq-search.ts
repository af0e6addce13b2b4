import type { Locale } from '@/contracts/locale';
import type { NotedSearch } from '@/lib/analytics/noted-faq-search';

const nothing: NotedSearch = () => ({ matching: [], near: [] });

/** The search over the questions in all languages; one that finds nothing where it cannot be loaded. Never throws. */
export async function loadFaqSearch(locale: Locale): Promise<NotedSearch> {
  try {
    const [{ createNotedFaqSearch }, { callFromBrowser }] = await Promise.all([
      import('@/lib/analytics/noted-faq-search'),
      import('@/lib/api/browser-call'),
    ]);
    const { data } = await callFromBrowser('faqs', {}, { locale });
    return createNotedFaqSearch(data, locale);
  } catch {
    return nothing;
  }
}
