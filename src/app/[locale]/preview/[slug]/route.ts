import { isLocale } from '@/config/locales';
import { pageSlugs } from '@/config/page-lookup';
import { previewImage } from '@/content/preview/preview-image';
import { previewResponse } from '@/content/preview/preview-response';
import { pageTitle } from '@/content/metadata/page-title';

export const dynamic = 'force-dynamic';

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; slug: string }> },
): Promise<Response> {
  const { locale, slug } = await params;
  if (!isLocale(locale) || !pageSlugs.includes(slug)) return new Response(null, { status: 404 });
  return previewResponse(await previewImage({ locale, title: await pageTitle(locale, slug) }));
}
