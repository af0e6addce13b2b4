import { placeholder } from './brand';
import type { ServerEnv } from './env.server';
import { legalSettingsOf, type LegalSettings } from './legal-settings';
import { runtimeEnv } from './runtime-env';

/** Settings that pages may show; none of them is secret. */
export interface PublicSettings extends LegalSettings {
  siteUrl: string;
  apiBaseUrl: string | undefined;
  /** A licence number or hotline is still to be set: the site must not be found by search engines. */
  hasPlaceholders: boolean;
  isIndexable: boolean;
  tagManagerId: string | undefined;
  botCheckSiteKey: string | undefined;
  /** One host for the script of the bot check, instead of the usual ones. */
  botCheckBaseUrl?: string | undefined;
  hasAnalyticsTestVariant: boolean;
  /** Whether browsers keep calculator and questions for a time without connection. */
  hasOfflinePages: boolean;
  /** Whether browsers report how fast pages are, and errors of scripts; a lender's own API takes no such reports. */
  hasBrowserReports: boolean;
  /** False: no text message is sent; goes with every request for a code. */
  isSmsLive: boolean;
}

/** Read at run time, never at build time: one build serves any setting. */
export const publicSettings = (): PublicSettings => publicSettingsOf(runtimeEnv());

/** What pages may show of the settings. */
export function publicSettingsOf(env: ServerEnv): PublicSettings {
  const legal = legalSettingsOf(env);
  const hasPlaceholders = Object.values(legal).includes(placeholder);
  return {
    siteUrl: env.SITE_URL,
    apiBaseUrl: env.API_BASE_URL,
    ...legal,
    hasPlaceholders,
    isIndexable: !env.NOINDEX && !hasPlaceholders,
    tagManagerId: env.GTM_ID,
    botCheckSiteKey: env.RECAPTCHA_SITE_KEY,
    botCheckBaseUrl: env.RECAPTCHA_BASE_URL,
    hasAnalyticsTestVariant: env.ANALYTICS_TEST_VARIANT,
    hasOfflinePages: env.OFFLINE_PAGES,
    hasBrowserReports: env.BROWSER_REPORTS && env.API_BASE_URL === undefined,
    isSmsLive: env.SMS_LIVE,
  };
}
