import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isLocale } from '@/config/locales';
import { slugOfPath, type ContentPath } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { ContentPage } from '@/content/page/content-page';
import { contentMetadata } from '@/content/metadata/metadata';

interface Props {
  params: Promise<{ locale: string; path?: string[] }>;
}

export const revalidate = 60;

/** Nothing is rendered at build time: every setting and all content are read at run time. */
export function generateStaticParams(): { path: string[] }[] {
  return [];
}

async function parseParams(
  params: Props['params'],
): Promise<{ locale: Locale; path: ContentPath }> {
  const { locale, path } = await params;
  const contentPath = `/${(path ?? []).join('/')}`;
  if (!isLocale(locale) || !isContentPath(contentPath)) notFound();
  return { locale, path: contentPath };
}

const isContentPath = (path: string): path is ContentPath => Object.hasOwn(slugOfPath, path);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path } = await parseParams(params);
  return contentMetadata(locale, path);
}

export default async function Page({ params }: Props) {
  return <ContentPage {...await parseParams(params)} />;
}
