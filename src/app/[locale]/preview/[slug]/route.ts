import { isLocale } from '@/config/locales';
import { pageSlugSchema } from '@/contracts/content';
import { previewImage } from '@/content/preview/preview-image';
import { pageTitle } from '@/content/metadata/page-title';

export const dynamic = 'force-dynamic';

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; slug: string }> },
): Promise<Response> {
  const { locale, slug } = await params;
  const parsedSlug = pageSlugSchema.safeParse(slug);
  if (!isLocale(locale) || !parsedSlug.success) return new Response(null, { status: 404 });
  const png = await previewImage({ locale, title: await pageTitle(locale, parsedSlug.data) });
  return new Response(new Uint8Array(png), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
