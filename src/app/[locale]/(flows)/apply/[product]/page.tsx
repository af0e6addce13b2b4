import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isLocale } from '@/config/locales';
import type { Locale } from '@/contracts/locale';
import {
  applyFacts,
  applyMetadata,
  ApplyStart,
  isApplyProduct,
  type ApplyProduct,
} from '@/content/apply-start';
import { ApplyStartPage } from '@/features/application/components/apply-start-page';
import { PrivacyNotice } from '@/features/application/components/privacy-notice';
import { getTranslate } from '@/i18n/server';

interface Props {
  params: Promise<{ locale: string; product: string }>;
}

export const revalidate = 60;

export function generateStaticParams(): { product: string }[] {
  return [];
}

async function parseParams(
  params: Props['params'],
): Promise<{ locale: Locale; product: ApplyProduct }> {
  const { locale, product } = await params;
  if (!isLocale(locale) || !isApplyProduct(product)) notFound();
  return { locale, product };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, product } = await parseParams(params);
  // The address may carry the resume link of a draft, which must not leak in the Referer header.
  return { ...(await applyMetadata(locale, product)), referrer: 'no-referrer' };
}

export default async function Page({ params }: Props) {
  const { locale, product } = await parseParams(params);
  const [facts, t] = await Promise.all([
    applyFacts(locale, product),
    getTranslate(locale, 'application-form'),
  ]);
  return (
    <ApplyStart locale={locale} product={product}>
      <ApplyStartPage
        context={{
          ...facts,
          notice: <PrivacyNotice t={t} lender={facts.lender} locale={locale} />,
        }}
      />
    </ApplyStart>
  );
}
