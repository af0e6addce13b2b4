import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { FlowBotCheck } from '@/components/bot-check/flow-bot-check';
import { FlowTheme } from '@/components/flow-theme';
import { MaintenancePoller } from '@/components/notice/maintenance-poller';
import { isLocale } from '@/config/locales';
import { getSiteLimits } from '@/content/page/site-data';
import { SiteLimitsProvider } from '@/features/site/site-limits';
import { flowWords } from '@/content/page/flow-words';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { StoreProvider } from '@/store/provider';

interface LayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export default async function Layout({ children, params }: LayoutProps) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return (
    <FlowI18nProvider locale={locale} {...await flowWords(locale, ['application'])}>
      <FlowTheme>
        <StoreProvider>
          <SiteLimitsProvider known={await getSiteLimits(locale)} locale={locale}>
            {children}
          </SiteLimitsProvider>
        </StoreProvider>
        <MaintenancePoller locale={locale} />
        <FlowBotCheck />
      </FlowTheme>
    </FlowI18nProvider>
  );
}
