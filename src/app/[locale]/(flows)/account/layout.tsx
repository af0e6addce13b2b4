import type { ReactNode } from 'react';
import { FlowBotCheck } from '@/components/bot-check/flow-bot-check';
import { FlowTheme } from '@/components/flow-theme';
import { MaintenancePoller } from '@/components/notice/maintenance-poller';
import { localeOf } from '@/content/page/locale-param';
import { getSiteLimits } from '@/content/page/site-data';
import { AccountShell } from '@/features/account/shell/account-shell';
import { SiteLimitsProvider } from '@/features/site/site-limits';
import { flowWords } from '@/content/page/flow-words';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { StoreProvider } from '@/store/provider';

interface LayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export default async function Layout({ children, params }: LayoutProps) {
  const locale = await localeOf(params);
  return (
    <FlowI18nProvider locale={locale} {...await flowWords(locale, ['account'])}>
      <FlowTheme>
        <MaintenancePoller locale={locale} />
        <FlowBotCheck />
        <StoreProvider>
          <SiteLimitsProvider known={await getSiteLimits(locale)} locale={locale}>
            <AccountShell locale={locale}>{children}</AccountShell>
          </SiteLimitsProvider>
        </StoreProvider>
      </FlowTheme>
    </FlowI18nProvider>
  );
}
