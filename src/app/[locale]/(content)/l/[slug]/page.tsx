import type { Metadata } from 'next';
import { landingMetadata } from '@/content/metadata/metadata';
import { LandingPage } from '@/content/page/landing-page';
import { localeOf } from '@/content/page/locale-param';
import { contentSlots } from '@/app/[locale]/content-slots';

interface Props {
  params: Promise<{ locale: string; slug: string }>;
}

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return landingMetadata(await localeOf(params), (await params).slug);
}

/** A page that staff made. */
export default async function Page({ params }: Props) {
  const locale = await localeOf(params);
  const { slug } = await params;
  return <LandingPage locale={locale} slug={slug} slots={await contentSlots(locale)} />;
}
