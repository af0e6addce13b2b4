import type { Metadata } from 'next';
import { pages } from '@/config/pages';
import { contentMetadata } from '@/content/metadata/metadata';
import { ContentPage } from '@/content/page/content-page';
import { localeOf, type LocaleParams } from '@/content/page/locale-param';

export const revalidate = 60;

export function generateStaticParams(): { locale: string }[] {
  return [];
}

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return contentMetadata(await localeOf(params), pages.onlinePropertySteps);
}

/** A content page with a route of its own, because its address looks like that of a district. */
export default async function Page({ params }: LocaleParams) {
  return <ContentPage locale={await localeOf(params)} row={pages.onlinePropertySteps} />;
}
