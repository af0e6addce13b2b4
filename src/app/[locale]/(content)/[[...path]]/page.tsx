import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isLocale } from '@/config/locales';
import { pages, type PageRow } from '@/config/pages';
import { localisedPath } from '@/config/paths';
import { resolvePage } from '@/config/page-lookup';
import type { Locale } from '@/contracts/locale';
import { ContentPage } from '@/content/page/content-page';
import { siteContextOf } from '@/content/page/site-context';
import { contentMetadata } from '@/content/metadata/metadata';
import { JobApplicationLauncher } from '@/features/job-application/job-application-launcher';
import { getTranslate } from '@/i18n/server';
import { LegalLink } from '@/features/legal/legal-link';
import { SiteContextProvider } from '@/features/site/site-context';

interface Props {
  params: Promise<{ locale: string; path?: string[] }>;
}

export const revalidate = 60;

/** Nothing is rendered at build time: every setting and all content are read at run time. */
export function generateStaticParams(): { path: string[] }[] {
  return [];
}

async function parseParams(params: Props['params']): Promise<{ locale: Locale; row: PageRow }> {
  const { locale, path } = await params;
  const match = resolvePage(`/${(path ?? []).join('/')}`);
  if (!isLocale(locale) || match?.kind !== 'page') notFound();
  return { locale, row: match.row };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, row } = await parseParams(params);
  return contentMetadata(locale, row);
}

export default async function Page({ params }: Props) {
  const { locale, row } = await parseParams(params);
  const [site, t] = await Promise.all([siteContextOf(locale), getTranslate(locale, 'loading')]);
  return (
    <ContentPage
      locale={locale}
      row={row}
      slots={{
        privacyLink: (label) => (
          <SiteContextProvider value={site}>
            <LegalLink text="privacy" href={localisedPath(locale, pages.privacy.path)}>
              {label}
            </LegalLink>
          </SiteContextProvider>
        ),
        jobApplication: (label) => (
          <SiteContextProvider value={site}>
            <JobApplicationLauncher
              words={{ label, loading: t('loading'), failed: t('failed') }}
              privacyHref={localisedPath(locale, pages.privacy.path)}
            />
          </SiteContextProvider>
        ),
      }}
    />
  );
}
