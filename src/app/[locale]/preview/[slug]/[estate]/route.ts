import { isLocale } from '@/config/locales';
import { landingPath } from '@/config/paths';
import { estatePreview } from '@/content/estate/estate-preview';
import { landingImageWords } from '@/content/metadata/page-title';
import { previewImage } from '@/content/preview/preview-image';
import { previewResponse } from '@/content/preview/preview-response';

export const dynamic = 'force-dynamic';

/** The picture of an estate's page, where the first part of its address is the district, or of a landing page. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; slug: string; estate: string }> },
): Promise<Response> {
  const { locale, slug, estate } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const words =
    landingPath(estate) === `/${slug}/${estate}`
      ? await landingImageWords(locale, estate)
      : await estatePreview(locale, { district: slug, estate });
  return previewResponse(await previewImage({ locale, ...words }));
}
