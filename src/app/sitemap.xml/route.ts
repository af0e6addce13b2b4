import { retryResponse, sitemapParts, xmlResponse } from '@/content/estate/sitemap-parts';
import { sitemapIndexXml } from '@/content/metadata/sitemap';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  try {
    return xmlResponse(sitemapIndexXml(await sitemapParts()));
  } catch {
    return retryResponse();
  }
}
