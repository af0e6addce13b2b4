import type { MetadataRoute } from 'next';
import { publicSettings } from '@/config/env.public';
import { pageRows } from '@/config/page-lookup';
import { localisedPath } from '@/config/paths';
import { locales } from '@/contracts/locale';
import { languageAlternates } from '@/content/metadata/metadata';

export const dynamic = 'force-dynamic';

export default function sitemap(): MetadataRoute.Sitemap {
  const { siteUrl, isIndexable } = publicSettings();
  if (!isIndexable) return [];
  return pageRows
    .filter(({ isIndexable: isListed }) => isListed)
    .flatMap(({ path }) =>
      locales.map((locale) => ({
        url: `${siteUrl}${localisedPath(locale, path)}`,
        alternates: { languages: languageAlternates(path, siteUrl) },
      })),
    );
}
