import type { Locale } from '@/contracts/locale';
import type { Translate } from '@/i18n/server';

export interface TranslationProps {
  t: Translate;
  locale: Locale;
}
