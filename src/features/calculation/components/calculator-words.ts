import type { Locale } from '@/contracts/locale';
import type { Translate } from '@/i18n/server';

/** What every part of the calculator page needs to speak. */
export interface Words {
  t: Translate;
  locale: Locale;
}
