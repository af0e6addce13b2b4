import { brand } from '@/config/brand';
import { isLocale, localeMetadata } from '@/config/locales';
import { localise } from '@/lib/localise';

export const dynamic = 'force-dynamic';

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const manifest = {
    id: `/${locale}`,
    name: localise(brand, 'name', { locale }),
    short_name: localise(brand, 'shortName', { locale }),
    lang: localeMetadata[locale].htmlLang,
    start_url: `/${locale}`,
    scope: '/',
    display: 'browser',
    background_color: '#FBF8F3',
    theme_color: '#780D0E',
    icons: [
      { src: '/images/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/images/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/images/brand/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
  return Response.json(manifest, {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
    },
  });
}
