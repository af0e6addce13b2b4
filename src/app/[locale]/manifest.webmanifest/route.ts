import { brand } from '@/config/brand';
import { isLocale, localeMetadata } from '@/config/locales';
import { contentPaths, localisedPath } from '@/config/paths';
import { localise } from '@/lib/localise';
import { offlineTexts } from '@/lib/texts/fallback/offline-texts';

export const dynamic = 'force-dynamic';

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const t = offlineTexts.in(locale);
  const manifest = {
    id: `/${locale}`,
    name: localise(brand, 'name', { locale }),
    short_name: localise(brand, 'shortName', { locale }),
    lang: localeMetadata[locale].htmlLang,
    start_url: `/${locale}`,
    scope: '/',
    display: 'standalone',
    background_color: '#FBF8F3',
    theme_color: '#780D0E',
    // The pages that also work without a connection.
    shortcuts: [
      {
        name: t('calculator'),
        url: localisedPath(locale, contentPaths.loanCalculator),
      },
      { name: t('faq'), url: localisedPath(locale, contentPaths.faq) },
    ],
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
