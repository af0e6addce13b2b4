import '@/theme/global.css';
import '@/theme/desk.css';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { BrowserReports } from '@/components/site-health/browser-reports';
import { publicSettings } from '@/config/env.public';
import { localeMetadata } from '@/config/locales';
import { localeOf, type LocaleParams } from '@/content/page/locale-param';

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#2A0C0C' };

/** The document of the desk: none of the site's frame, analytics or bot check; its browsers report how fast it is and what fails. */
export default async function RootLayout({
  children,
  params,
}: LocaleParams & { children: ReactNode }) {
  const locale = await localeOf(params);
  return (
    <html lang={localeMetadata[locale].htmlLang}>
      <body className="desk">
        {children}
        {publicSettings().hasBrowserReports ? <BrowserReports /> : null}
      </body>
    </html>
  );
}
