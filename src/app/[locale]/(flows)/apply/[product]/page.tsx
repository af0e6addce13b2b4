import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isLocale } from '@/config/locales';
import type { Locale } from '@/contracts/locale';
import { applyFacts, applyMetadata, ApplyStart, isApplyProduct, type ApplyProduct } from '@/content/apply-start';
import { ApplyStartPage } from '@/features/application/components/apply-start-page';

interface Props {
  params: Promise<{ locale: string; product: string }>;
}

export const revalidate = 60;

export function generateStaticParams(): { product: string }[] {
  return [];
}

async function addressOf(params: Props['params']): Promise<{ locale: Locale; product: ApplyProduct }> {
  const { locale, product } = await params;
  if (!isLocale(locale) || !isApplyProduct(product)) notFound();
  return { locale, product };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, product } = await addressOf(params);
  // The link of a draft leads here.
  return { ...(await applyMetadata(locale, product)), referrer: 'no-referrer' };
}

export default async function Page({ params }: Props) {
  const { locale, product } = await addressOf(params);
  return (
    <ApplyStart locale={locale} product={product}>
      <ApplyStartPage facts={await applyFacts(locale, product)} />
    </ApplyStart>
  );
}
