import type { ReactNode } from 'react';
import { Icon } from '@/components/icon';
import { localeOf } from '@/content/page/locale-param';
import { siteContextOf } from '@/content/page/site-context';
import { HelpButton } from '@/features/help/help-button';
import { SiteContextProvider } from '@/features/site/site-context';
import { getTranslate } from '@/i18n/server';

interface LayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** Every flow has the help in its header. */
export default async function Layout({ children, params }: LayoutProps) {
  const locale = await localeOf(params);
  const [t, tLoading, site] = await Promise.all([
    getTranslate(locale, 'common'),
    getTranslate(locale, 'loading'),
    siteContextOf(locale),
  ]);
  return (
    <SiteContextProvider value={site}>
      <HelpButton
        label={t('help')}
        icon={<Icon name="contact" size={20} />}
        failed={tLoading('failed')}
      />
      {children}
    </SiteContextProvider>
  );
}
