import type { Metadata } from 'next';
import { pages } from '@/config/pages';
import { localeOf, type LocaleParams } from '@/content/page/locale-param';
import { contentMetadata } from '@/content/metadata/metadata';
import { getPage, getValuationSwitch } from '@/content/page/site-data';
import { ToolPage } from '@/content/page/tool-page';
import { ValuationTool } from '@/features/evaluation/components/valuation-tool';
import styles from '@/features/evaluation/components/valuation-tool.module.css';
import { getExampleQuote } from '@/features/evaluation/get-example-quote';
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
  const [entry, open, example] = await Promise.all([
    getPage(locale, pages.onlinePropertyEntry.slug),
    getValuationSwitch(locale),
    getExampleQuote(locale),
  ]);
  const hero = entry.blocks.find((block) => block.type === 'hero') ?? {};
  const words = {
    heading: localise(hero, 'heading', { locale }),
    lead: localise(hero, 'lead', { locale }),
    notice: localise(open, 'notice', { locale }),
  };
  const { search, estate, street, carPark, byHand } = open;
  return (
    <ToolPage locale={locale} row={pages.onlineProperty} contentClassName={styles.after}>
      <ValuationTool
        locale={locale}
        enabledInputs={{ search, estate, street, carPark, byHand }}
        example={example}
        texts={words}
      />
    </ToolPage>
  );
}
