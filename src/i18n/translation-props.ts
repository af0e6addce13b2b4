import type { Locale } from '@/contracts/locale';
import type { Translate } from './server';

/** What a client component needs to show words: its namespace's translations and the locale. */
export interface TranslationProps {
  t: Translate;
  locale: Locale;
}
