import { publicSettings } from '@/config/env.public';
import {
  sitemapEstates,
  sitemapLandingPages,
  sitemapPages,
  type SitemapPart,
} from '../metadata/sitemap';
import { getLandingPages } from '../page/site-data';
import { getEstatePages } from './estate-data';

/** The parts of the sitemap; none while search engines must not list the site. */
export async function sitemapParts(): Promise<SitemapPart[]> {
  if (!publicSettings().isIndexable) return [];
  const [estates, landingPages] = await Promise.all([getEstatePages(), getLandingPages()]);
  return [
    sitemapPages(),
    ...sitemapLandingPages(landingPages),
    ...(estates ? sitemapEstates(estates) : []),
  ];
}

/** One part by its name; the content pages do not wait for the estates. */
export async function findSitemapPart(name: string): Promise<SitemapPart | undefined> {
  const pages = sitemapPages();
  if (name === pages.name && publicSettings().isIndexable) return pages;
  return (await sitemapParts()).find((part) => part.name === name);
}

export const xmlResponse = (text: string): Response =>
  new Response(text, {
    headers: { 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' },
  });

/** While the estates cannot be read, a search engine is asked to come back and keeps what it has. */
export const retryResponse = (): Response =>
  new Response(null, {
    status: 503,
    headers: { 'retry-after': '60', 'cache-control': 'no-store' },
  });
