import { isLocale } from '@/config/locales';
import { estatePreview } from '@/content/estate/estate-preview';
import { previewImage } from '@/content/preview/preview-image';
import { previewResponse } from '@/content/preview/preview-response';

export const dynamic = 'force-dynamic';

/** The picture of an estate's page; the first part of its address is the district. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; slug: string; estate: string }> },
): Promise<Response> {
  const { locale, slug: district, estate } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const words = await estatePreview(locale, { district, estate });
  return previewResponse(await previewImage({ locale, ...words }));
}
