import type { Translate } from '@/i18n/server';
import type { SiteContextValue } from '../site/site-context';

export interface SitePartProps {
  site: SiteContextValue;
  /** Translations of the namespace `help`. */
  t: Translate;
}
