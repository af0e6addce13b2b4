import type { Metadata } from 'next';
import { estateMetadata } from '@/content/estate/estate-metadata';
import { EstatePage } from '@/content/estate/estate-page';
import { localeOf } from '@/content/page/locale-param';

interface Props {
  params: Promise<{ locale: string; district: string; estate: string }>;
}

// Rendered for each request that the server's own cache passes on: Next's prerendering makes a page three times over.
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return estateMetadata(await localeOf(params), await params);
}

export default async function Page({ params }: Props) {
  const { district, estate } = await params;
  return <EstatePage locale={await localeOf(params)} district={district} estate={estate} />;
}
