import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isLocale } from '@/config/locales';
import type { PageRow } from '@/config/pages';
import { resolvePage } from '@/config/page-lookup';
import type { Locale } from '@/contracts/locale';
import { ContentPage } from '@/content/page/content-page';
import { contentMetadata } from '@/content/metadata/metadata';
import { contentSlots } from '@/app/[locale]/content-slots';

interface Props {
  params: Promise<{ locale: string; path?: string[] }>;
}

export const revalidate = 60;

/** Nothing is rendered at build time: every setting and all content are read at run time. */
export function generateStaticParams(): { path: string[] }[] {
  return [];
}

async function parseParams(params: Props['params']): Promise<{ locale: Locale; row: PageRow }> {
  const { locale, path } = await params;
  const match = resolvePage(`/${(path ?? []).join('/')}`);
  if (!isLocale(locale) || match?.kind !== 'page') notFound();
  return { locale, row: match.row };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, row } = await parseParams(params);
  return contentMetadata(locale, row);
}

export default async function Page({ params }: Props) {
  const { locale, row } = await parseParams(params);
  return <ContentPage locale={locale} row={row} slots={await contentSlots(locale)} />;
}
