import type { PublicSettings } from '@/config/env.public';

/** Settings of a site whose brand is complete. */
export function publicSettingsOf(overrides: Partial<PublicSettings> = {}): PublicSettings {
  return {
    siteUrl: 'https://site.example',
    apiBaseUrl: undefined,
    licenceNumber: '0000/2026',
    complaintHotline: '0000 0000',
    hasPlaceholders: false,
    isIndexable: true,
    tagManagerId: undefined,
    botCheckSiteKey: undefined,
    hasAnalyticsTestVariant: false,
    hasOfflinePages: true,
    hasBrowserReports: true,
    isSmsLive: true,
    ...overrides,
  };
}
