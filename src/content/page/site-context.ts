import { publicSettings } from '@/config/env.public';
import type { Locale } from '@/contracts/locale';
import type { Resources } from '@/i18n/resources';
import { getResources } from '@/i18n/server';
import type { LegalSettings } from '@/config/legal-settings';

interface SiteContext {
  locale: Locale;
  resources: Resources;
  settings: LegalSettings;
}

/** Data that a page passes to its parts that are loaded on demand. */
export async function siteContextOf(locale: Locale): Promise<SiteContext> {
  const { licenceNumber, complaintHotline } = publicSettings();
  return {
    locale,
    resources: await getResources(locale, []),
    settings: { licenceNumber, complaintHotline },
  };
}
