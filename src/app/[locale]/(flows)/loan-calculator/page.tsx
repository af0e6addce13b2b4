import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Breadcrumbs } from '@/components/breadcrumbs';
import { isLocale } from '@/config/locales';
import { contentPaths } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { blockContext, Blocks } from '@/content/content-page';
import { crumbsOf } from '@/content/crumbs';
import { JsonLd } from '@/content/json-ld';
import { contentMetadata } from '@/content/metadata';
import { getCalculatorConfig, getPage } from '@/content/site-data';
import { Calculator } from '@/features/calculation/components/calculator';
import { CalculatorClaims, CalculatorIntro } from '@/features/calculation/components/calculator-intro';

interface Props {
  params: Promise<{ locale: string }>;
}

export const revalidate = 60;

export function generateStaticParams(): { locale: string }[] {
  return [];
}

async function localeOf(params: Props['params']): Promise<Locale> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return contentMetadata(await localeOf(params), contentPaths.loanCalculator);
}

/** The tool first; what the page says about it comes after. */
export default async function Page({ params }: Props) {
  const locale = await localeOf(params);
  const path = contentPaths.loanCalculator;
  const [page, config, context, crumbs] = await Promise.all([getPage(locale, 'loan-calculator'), getCalculatorConfig(locale), blockContext(locale), crumbsOf(locale, path)]);
  const hero = page.blocks.find((block) => block.type === 'hero');
  return (
    <>
      <JsonLd path={path} page={page} crumbs={crumbs} context={context} />
      <Breadcrumbs crumbs={crumbs} locale={locale} label={context.t('breadcrumb')} />
      {hero ? <CalculatorIntro hero={hero} locale={locale} /> : null}
      <Calculator config={config} locale={locale} />
      <div className="screen-only">
        {hero ? <CalculatorClaims hero={hero} locale={locale} /> : null}
        <Blocks blocks={page.blocks.filter((block) => block !== hero)} context={context} />
      </div>
    </>
  );
}
