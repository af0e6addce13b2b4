import { isLocale } from '@/config/locales';
import { pageSlugs } from '@/config/page-lookup';
import { previewImage } from '@/content/preview/preview-image';
import { pageTitle } from '@/content/metadata/page-title';

export const dynamic = 'force-dynamic';

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; slug: string }> },
): Promise<Response> {
  const { locale, slug } = await params;
  if (!isLocale(locale) || !pageSlugs.includes(slug)) return new Response(null, { status: 404 });
  const png = await previewImage({ locale, title: await pageTitle(locale, slug) });
  return new Response(new Uint8Array(png), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
