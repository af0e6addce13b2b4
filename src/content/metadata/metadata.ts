import type { Metadata } from 'next';
import { brand } from '@/config/brand';
import { publicSettings } from '@/config/env.public';
import { localeMetadata } from '@/config/locales';
import type { PageRow } from '@/config/pages';
import { landingPath, localisedPath } from '@/config/paths';
import { locales, type Locale } from '@/contracts/locale';
import { localise } from '@/lib/localise';
import { getLandingPage, getPage } from '../page/site-data';
import { defaultDescription } from './page-title';

/** Alternates of a path: `x-default` is English; `hk` and `cn` are no language codes. */
export function languageAlternates(path: string, siteUrl: string): Record<string, string> {
  return {
    'x-default': `${siteUrl}${localisedPath('en', path)}`,
    ...Object.fromEntries(
      locales.map((locale) => [
        localeMetadata[locale].hrefLang,
        `${siteUrl}${localisedPath(locale, path)}`,
      ]),
    ),
  };
}

interface PageDescription {
  locale: Locale;
  path: string;
  title: string;
  description: string;
  image: string;
  /** What is to be seen on an image that was not drawn of the title. */
  imageAlt?: string;
  isIndexable: boolean;
}

export function describePage({
  locale,
  path,
  title,
  description,
  image,
  imageAlt = title,
  isIndexable,
}: PageDescription): Metadata {
  const { siteUrl } = publicSettings();
  const url = `${siteUrl}${localisedPath(locale, path)}`;
  const picture = { url: `${siteUrl}${image}`, width: 1200, height: 630, alt: imageAlt };
  return {
    metadataBase: new URL(siteUrl),
    title,
    description,
    alternates: { canonical: url, languages: languageAlternates(path, siteUrl) },
    robots: isIndexable ? { index: true, follow: true } : { index: false, follow: false },
    openGraph: {
      type: 'website',
      url,
      title,
      description,
      siteName: localise(brand, 'name', { locale }),
      locale: localeMetadata[locale].openGraph,
      alternateLocale: locales
        .filter((other) => other !== locale)
        .map((other) => localeMetadata[other].openGraph),
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture.url] },
    manifest: `/${locale}/manifest.webmanifest`,
    icons: {
      icon: [
        { url: '/images/brand/favicon.svg', type: 'image/svg+xml' },
        { url: '/images/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
      ],
      apple: '/images/brand/apple-touch-icon.png',
    },
    formatDetection: { telephone: false },
  };
}

export const previewImagePath = (locale: Locale, slug: string): string =>
  `/${locale}/preview/${slug}`;

export async function contentMetadata(
  locale: Locale,
  { path, slug, isIndexable }: PageRow,
): Promise<Metadata> {
  return describePage({
    ...(await wordsOf(locale, await getPage(locale, slug))),
    path,
    image: previewImagePath(locale, slug),
    isIndexable: publicSettings().isIndexable && isIndexable,
  });
}

/** Of a page that staff made, which search engines list only where staff say so. */
export async function landingMetadata(locale: Locale, slug: string): Promise<Metadata> {
  const page = await getLandingPage(locale, slug);
  return describePage({
    ...(await wordsOf(locale, page)),
    path: landingPath(slug),
    ...(page.image?.sharedPath === undefined
      ? { image: previewImagePath(locale, landingPath(slug).slice(1)) }
      : { image: page.image.sharedPath, imageAlt: localise(page.image, 'alt', { locale }) }),
    isIndexable: publicSettings().isIndexable && page.isIndexable,
  });
}

async function wordsOf(locale: Locale, page: object) {
  const fallback = await defaultDescription(locale);
  return {
    locale,
    title: localise(page, 'title', { locale, fallback: fallback.title }),
    description: localise(page, 'description', { locale, fallback: fallback.description }),
  };
}
