import { pages } from '@/config/pages';
import { localisedPath } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import type { ContentSlots } from '@/content/block-context';
import { siteContextOf } from '@/content/page/site-context';
import { JobApplicationLauncher } from '@/features/job-application/job-application-launcher';
import { LegalLink } from '@/features/legal/legal-link';
import { SiteContextProvider } from '@/features/site/site-context';
import { getTranslate } from '@/i18n/server';

/** The components of features that stand in blocks of content pages. */
export async function contentSlots(locale: Locale): Promise<ContentSlots> {
  const [site, t] = await Promise.all([siteContextOf(locale), getTranslate(locale, 'loading')]);
  const privacyHref = localisedPath(locale, pages.privacy.path);
  return {
    privacyLink: (label) => (
      <SiteContextProvider value={site}>
        <LegalLink text="privacy" href={privacyHref}>
          {label}
        </LegalLink>
      </SiteContextProvider>
    ),
    jobApplication: (label) => (
      <SiteContextProvider value={site}>
        <JobApplicationLauncher
          words={{ label, loading: t('loading'), failed: t('failed') }}
          privacyHref={privacyHref}
        />
      </SiteContextProvider>
    ),
  };
}
