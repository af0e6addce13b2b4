import { publicSettings } from '@/config/env.public';
import type { Locale } from '@/contracts/locale';
import type { LegalSettings } from '@/config/legal-settings';
import { flowWords, type FlowWords } from './flow-words';

interface SiteContext extends FlowWords {
  locale: Locale;
  settings: LegalSettings;
}

/** Data that a page passes to its parts that are loaded on demand. */
export async function siteContextOf(locale: Locale): Promise<SiteContext> {
  const { licenceNumber, complaintHotline } = publicSettings();
  return {
    locale,
    ...(await flowWords(locale, [])),
    settings: { licenceNumber, complaintHotline },
  };
}
