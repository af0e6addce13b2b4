import type { Locale } from '@/contracts/locale';
import type { Faq } from '@/contracts/site/site';
import { createFaqSearch } from '../search/faq-search';
import type { QuestionSearch } from '../search/question-search';
import { createMissedSearchNote } from './missed-search';

export interface NotedSearch extends QuestionSearch {
  /** Is told what was searched and not found; null where something was found. */
  note?: (text: string | null) => void;
}

/** The search over questions of the site, with what has those counted that found nothing. */
export const createNotedFaqSearch = (faqs: readonly Faq[], locale: Locale): NotedSearch =>
  Object.assign(createFaqSearch(faqs), { note: createMissedSearchNote('faq', locale) });
