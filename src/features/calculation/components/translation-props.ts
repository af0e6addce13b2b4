import type { Locale } from '@/contracts/locale';
import type { Translate } from '@/i18n/server';

/** Translation props of the calculator's components. */
export interface TranslationProps {
  t: Translate;
  locale: Locale;
}
