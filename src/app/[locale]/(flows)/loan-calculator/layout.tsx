import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { isLocale } from '@/config/locales';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { getResources } from '@/i18n/server';

interface LayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export default async function Layout({ children, params }: LayoutProps) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return (
    <FlowI18nProvider locale={locale} resources={await getResources(locale, ['calculator'])}>
      {children}
    </FlowI18nProvider>
  );
}
