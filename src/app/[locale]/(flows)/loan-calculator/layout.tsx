import type { ReactNode } from 'react';
import { localeOf } from '@/content/page/locale-param';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { getResources } from '@/i18n/server';

interface LayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export default async function Layout({ children, params }: LayoutProps) {
  const locale = await localeOf(params);
  return (
    <FlowI18nProvider locale={locale} resources={await getResources(locale, ['calculation'])}>
      {children}
    </FlowI18nProvider>
  );
}
