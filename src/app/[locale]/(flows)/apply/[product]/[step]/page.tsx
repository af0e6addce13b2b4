import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isApplyStep, type ApplyStep } from '@/config/apply-steps';
import { isLocale } from '@/config/locales';
import type { Locale } from '@/contracts/locale';
import {
  applyFacts,
  applyStepMetadata,
  isApplyProduct,
  NoScriptNotice,
  type ApplyProduct,
} from '@/content/apply-start';
import { ApplyStepPage } from '@/features/application/components/apply-step-page';
import { PrivacyNotice } from '@/features/application/components/privacy-notice';
import { getTranslate } from '@/i18n/server';

interface Props {
  params: Promise<{ locale: string; product: string; step: string }>;
}

export const revalidate = 60;

export function generateStaticParams(): { step: string }[] {
  return [];
}

async function parseParams(
  params: Props['params'],
): Promise<{ locale: Locale; product: ApplyProduct; step: ApplyStep }> {
  const { locale, product, step } = await params;
  if (!isLocale(locale) || !isApplyProduct(product) || !isApplyStep(step)) notFound();
  return { locale, product, step };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return applyStepMetadata(await parseParams(params));
}

export default async function Page({ params }: Props) {
  const { locale, product, step } = await parseParams(params);
  const [facts, t] = await Promise.all([
    applyFacts(locale, product),
    getTranslate(locale, 'application-form'),
  ]);
  const notice =
    step === 'privacy' ? <PrivacyNotice t={t} lender={facts.lender} locale={locale} /> : null;
  return (
    <>
      <NoScriptNotice locale={locale} />
      <ApplyStepPage context={{ ...facts, notice }} step={step} />
    </>
  );
}
