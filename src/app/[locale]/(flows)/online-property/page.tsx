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
import { getPage, getValuationSwitch } from '@/content/site-data';
import { CalculatorClaims, CalculatorIntro } from '@/features/calculation/components/calculator-intro';
import { ValuationTool } from '@/features/evaluation/components/valuation-tool';
import styles from '@/features/evaluation/components/valuation-tool.module.css';
import { getExampleQuote } from '@/features/evaluation/example-quote';

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
  return contentMetadata(await localeOf(params), contentPaths.onlineProperty);
}

/** The tool first, with an example worked out for this rendering; what the page says about it comes after. */
export default async function Page({ params }: Props) {
  const locale = await localeOf(params);
  const path = contentPaths.onlineProperty;
  const [page, entry, open, context, crumbs, example] = await Promise.all([
    getPage(locale, 'online-property'), getPage(locale, 'online-valuation-entry'), getValuationSwitch(locale), blockContext(locale), crumbsOf(locale, path), getExampleQuote(locale),
  ]);
  const hero = page.blocks.find((block) => block.type === 'hero');
  const entryHero = entry.blocks.find((block) => block.type === 'hero') ?? {};
  const words = { heading: context.text(entryHero, 'heading'), lead: context.text(entryHero, 'lead'), notice: context.text(open, 'notice') };
  const { search, estate, street, carPark, byHand } = open;
  return (
    <>
      <JsonLd path={path} page={page} crumbs={crumbs} context={context} />
      <Breadcrumbs crumbs={crumbs} locale={locale} label={context.t('breadcrumb')} />
      {hero ? <CalculatorIntro hero={hero} locale={locale} /> : null}
      <ValuationTool locale={locale} open={{ search, estate, street, carPark, byHand }} example={example} words={words} />
      <div className={styles.after}>
        {hero ? <CalculatorClaims hero={hero} locale={locale} /> : null}
        <Blocks blocks={page.blocks.filter((block) => block !== hero)} context={context} />
      </div>
    </>
  );
}
