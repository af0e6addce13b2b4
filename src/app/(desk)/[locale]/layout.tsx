import '@/theme/global.css';
import '@/theme/desk.css';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { localeMetadata } from '@/config/locales';
import { localeOf, type LocaleParams } from '@/content/page/locale-param';

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#2A0C0C' };

/** The document of the desk: none of the site's frame, analytics or bot check. */
export default async function RootLayout({
  children,
  params,
}: LocaleParams & { children: ReactNode }) {
  const locale = await localeOf(params);
  return (
    <html lang={localeMetadata[locale].htmlLang}>
      <body className="desk">{children}</body>
    </html>
  );
}
