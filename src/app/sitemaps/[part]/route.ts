import { findSitemapPart, retryResponse, xmlResponse } from '@/content/estate/sitemap-parts';
import { sitemapXml } from '@/content/metadata/sitemap';

export const dynamic = 'force-dynamic';

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ part: string }> },
): Promise<Response> {
  const { part } = await params;
  const name = /^(.+)\.xml$/.exec(part)?.[1];
  try {
    const found = name && (await findSitemapPart(name));
    return found ? xmlResponse(sitemapXml(found.entries)) : new Response(null, { status: 404 });
  } catch {
    return retryResponse();
  }
}
