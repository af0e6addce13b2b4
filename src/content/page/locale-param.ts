import { notFound } from 'next/navigation';
import { isLocale } from '@/config/locales';
import type { Locale } from '@/contracts/locale';

export interface LocaleParams {
  params: Promise<{ locale: string }>;
}

/** The locale of a page's params; any other first segment is not found. */
export async function localeOf(params: LocaleParams['params']): Promise<Locale> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
}
