import type { Locale } from '@/contracts/locale';
import type { Namespace, Translate } from './text-keys';

/** What a client component needs to show words: its namespace's translations and the locale. */
export interface TranslationProps<N extends Namespace> {
  t: Translate<N>;
  locale: Locale;
}
