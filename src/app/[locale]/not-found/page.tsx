import type { Metadata } from 'next';
import { isLocale } from '@/config/locales';
import { localeOf } from '@/content/page/locale-param';
import { NotFoundContent, notFoundMetadata } from '@/content/page/not-found-content';

interface Props {
  params: Promise<{ locale: string }>;
}

export const revalidate = 60;

export function generateStaticParams(): { locale: string }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? notFoundMetadata(locale) : {};
}

/** Rendered once per locale and served with status 404 for every unknown address. */
export default async function Page({ params }: Props) {
  const locale = await localeOf(params);
  return <NotFoundContent locale={locale} />;
}
