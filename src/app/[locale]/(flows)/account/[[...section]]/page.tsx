import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isLocale } from '@/config/locales';
import type { Locale } from '@/contracts/locale';
import { accountMetadata, AccountStart } from '@/content/account-start';

interface Props {
  params: Promise<{ locale: string; section?: string[] }>;
}

export const revalidate = 60;

export function generateStaticParams(): { section: string[] }[] {
  return [];
}

async function addressOf(params: Props['params']): Promise<{ locale: Locale; path: string }> {
  const { locale, section } = await params;
  if (!isLocale(locale)) notFound();
  return { locale, path: ['/account', ...(section ?? [])].join('/') };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path } = await addressOf(params);
  return accountMetadata(locale, path);
}

export default async function Page({ params }: Props) {
  const { locale, path } = await addressOf(params);
  return <AccountStart locale={locale} path={path} />;
}
