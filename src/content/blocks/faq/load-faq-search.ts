import type { Locale } from '@/contracts/locale';
import type { QuestionSearch } from '@/lib/search/question-search';

const nothing: QuestionSearch = () => ({ matching: [], near: [] });

/** The search over the questions in all languages; one that finds nothing where it cannot be loaded. Never throws. */
export async function loadFaqSearch(locale: Locale): Promise<QuestionSearch> {
  try {
    const [{ createFaqSearch }, { callFromBrowser }] = await Promise.all([
      import('@/lib/search/faq-search'),
      import('@/lib/api/browser-call'),
    ]);
    const { data } = await callFromBrowser('faqs', {}, { locale });
    return createFaqSearch(data);
  } catch {
    return nothing;
  }
}
