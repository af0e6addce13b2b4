import type { ReactNode } from 'react';
import { FlowTheme } from '@/components/flow-theme';
import { localeOf } from '@/content/page/locale-param';
import { flowWords } from '@/content/page/flow-words';
import { FlowI18nProvider } from '@/i18n/flow-provider';

interface LayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export default async function Layout({ children, params }: LayoutProps) {
  const locale = await localeOf(params);
  return (
    <FlowI18nProvider locale={locale} {...await flowWords(locale, ['evaluation'])}>
      <FlowTheme>{children}</FlowTheme>
    </FlowI18nProvider>
  );
}
