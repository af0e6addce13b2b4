import '@/theme/global.css';
import type { Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { localeMetadata } from '@/config/locales';
import { localeOf } from '@/content/page/locale-param';
import { SiteFrame } from '@/content/page/site-frame';

const headingFont = localFont({
  src: '../../theme/fonts/source-serif-4-latin.woff2',
  variable: '--font-heading',
  weight: '400 600',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#FBF8F3' };

export default async function RootLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const locale = await localeOf(params);
  return (
    <html lang={localeMetadata[locale].htmlLang} className={headingFont.variable}>
      <body>
        <SiteFrame locale={locale}>{children}</SiteFrame>
      </body>
    </html>
  );
}
