import type { Metadata } from 'next';
import { pages } from '@/config/pages';
import { BrowseAreas } from '@/content/estate/browse-areas';
import { EstateBasis } from '@/content/estate/estate-basis';
import { getAccuracy } from '@/content/estate/estate-data';
import { localeOf, type LocaleParams } from '@/content/page/locale-param';
import { contentMetadata } from '@/content/metadata/metadata';
import { getConfig, getPage, getValuationSwitch } from '@/content/page/site-data';
import { ToolPage } from '@/content/page/tool-page';
import { ValuationTool } from '@/features/evaluation/components/valuation-tool';
import styles from '@/features/evaluation/components/valuation-tool.module.css';
import { getExampleLoan } from '@/features/evaluation/get-example-loan';
import { getExampleQuote } from '@/content/page/example-quote';
import { getTranslate } from '@/i18n/server';
import { localise } from '@/lib/localise';

export const revalidate = 60;

export function generateStaticParams(): { locale: string }[] {
  return [];
}

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return contentMetadata(await localeOf(params), pages.onlineProperty);
}

/** The valuation tool with an example quote calculated at render time. */
export default async function Page({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [entry, open, example, { products }, accuracy, t] = await Promise.all([
    getPage(locale, pages.onlinePropertyEntry.slug),
    getValuationSwitch(locale),
    getExampleQuote(locale),
    getConfig(locale),
    getAccuracy(),
    getTranslate(locale, 'estate'),
  ]);
  const hero = entry.blocks.find((block) => block.type === 'hero') ?? {};
  const words = {
    heading: localise(hero, 'heading', { locale }),
    lead: localise(hero, 'lead', { locale }),
    notice: localise(open, 'notice', { locale }),
  };
  const { search, estate, street, carPark, byHand } = open;
  return (
    <>
      <ToolPage locale={locale} row={pages.onlineProperty} contentClassName={styles.after}>
        <ValuationTool
          locale={locale}
          enabledInputs={{ search, estate, street, carPark, byHand }}
          example={example}
          exampleLoan={getExampleLoan(products)}
          hasAlerts={open.alerts === true}
          texts={words}
        />
      </ToolPage>
      <BrowseAreas locale={locale} />
      {accuracy ? <EstateBasis accuracy={accuracy} locale={locale} t={t} /> : null}
    </>
  );
}
