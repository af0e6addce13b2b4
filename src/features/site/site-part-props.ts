import type { Translate } from '@/i18n/text-keys';
import type { SiteContextValue } from '../site/site-context';

export interface SitePartProps {
  site: SiteContextValue;
  /** Translations of the namespace `help`. */
  t: Translate<'help'>;
}
