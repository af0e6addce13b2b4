import { publicSettings } from '@/config/env.public';
import { pageRows } from '@/config/page-lookup';
import { contentPaths, landingPath, localisedPath } from '@/config/paths';
import type { LandingPageEntry } from '@/contracts/content/landing-page';
import type { EstatePages } from '@/contracts/evaluation/estate';
import { locales } from '@/contracts/locale';
import { languageAlternates } from './metadata';

/** An address of the site in one language, with the same page in all of them. */
export interface SitemapEntry {
  url: string;
  alternates: Record<string, string>;
  lastModified?: string | undefined;
}

export interface SitemapPart {
  name: string;
  entries: SitemapEntry[];
}

/** The protocol allows 50,000 addresses a file; each page has one in each language. */
const maxPathsPerPart = Math.floor(50_000 / locales.length);

const entriesOf = (paths: readonly string[], lastModified?: string): SitemapEntry[] => {
  const { siteUrl } = publicSettings();
  return paths.flatMap((path) =>
    locales.map((locale) => ({
      url: `${siteUrl}${localisedPath(locale, path)}`,
      alternates: languageAlternates(path, siteUrl),
      lastModified,
    })),
  );
};

/** The content pages that search engines may list. */
export const sitemapPages = (): SitemapPart => ({
  name: 'pages',
  entries: entriesOf(pageRows.filter(({ isIndexable }) => isIndexable).map(({ path }) => path)),
});

/** The pages that staff made and want to be listed; no part where there are none. */
export function sitemapLandingPages(pages: readonly LandingPageEntry[]): SitemapPart[] {
  const listed = pages.filter(({ isIndexable }) => isIndexable);
  return listed.length === 0
    ? []
    : [{ name: 'landing-pages', entries: entriesOf(listed.map(({ slug }) => landingPath(slug))) }];
}

/** The pages of areas, districts and estates, a part an area or more. */
export function sitemapEstates({ data, updatedOn }: EstatePages): SitemapPart[] {
  const byArea = new Map<string, string[]>();
  for (const { area, district, listed } of data) {
    if (listed.length === 0) continue;
    const base = contentPaths.onlineProperty;
    const paths = byArea.get(area) ?? [`${base}/${area}`];
    byArea.set(area, paths);
    paths.push(`${base}/${district}`, ...listed.map((slug) => `${base}/${district}/${slug}`));
  }
  return [...byArea].flatMap(([area, paths]) =>
    Array.from({ length: Math.ceil(paths.length / maxPathsPerPart) }, (_, at) => ({
      name: at === 0 ? `estates-${area}` : `estates-${area}-${at + 1}`,
      entries: entriesOf(paths.slice(at * maxPathsPerPart, (at + 1) * maxPathsPerPart), updatedOn),
    })),
  );
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const modified = (day: string | undefined) => (day ? `<lastmod>${day}</lastmod>` : '');

/** A part as it is served. Addresses of the site hold nothing that XML would have to escape. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const rows = entries.map(({ url, alternates, lastModified }) => {
    const links = Object.entries(alternates).map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    return `<url><loc>${url}</loc>${links.join('')}${modified(lastModified)}</url>\n`;
  });
  return `${xmlHead}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows.join('')}</urlset>\n`;
}

/** The list of the parts. */
export function sitemapIndexXml(parts: readonly SitemapPart[]): string {
  const { siteUrl } = publicSettings();
  const rows = parts.map(
    ({ name, entries }) =>
      `<sitemap><loc>${siteUrl}/sitemaps/${name}.xml</loc>${modified(entries[0]?.lastModified)}</sitemap>\n`,
  );
  return `${xmlHead}<sitemapindex xmlns="${namespace}">\n${rows.join('')}</sitemapindex>\n`;
}
