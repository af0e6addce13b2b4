import { Breadcrumbs, type Crumb } from '@/components/breadcrumbs';
import { pages, type PageRow } from '@/config/pages';
import type { ContentBlock } from '@/contracts/content/blocks';
import type { Page } from '@/contracts/content/page';
import type { Locale } from '@/contracts/locale';
import { getTranslate } from '@/i18n/server';
import { formatDay } from '@/lib/dates';
import { localise } from '@/lib/localise';
import type { BlockContext, ContentSlots } from '../block-context';
import { Block } from '../block-registry';
import styles from './content-page.module.css';
import { DraftMark } from '../draft/draft-mark';
import { crumbsOf } from './crumbs';
import { JsonLd } from '../metadata/json-ld';
import { getConfig, getPage } from './site-data';

export async function blockContext(locale: Locale): Promise<BlockContext> {
  const { products, promises } = await getConfig(locale);
  return {
    locale,
    t: await getTranslate(locale, 'common', promises),
    products,
    promises,
    text: (source, field) => localise(source, field, { locale }),
  };
}

export function Blocks({ blocks, context }: { blocks: ContentBlock[]; context: BlockContext }) {
  // Blocks have no identity of their own and never change place within a render.
  return blocks.map((block, index) => <Block key={index} block={block} context={context} />);
}

interface ContentPageProps {
  locale: Locale;
  row: PageRow;
  slots?: ContentSlots;
}

/** A page of the site as its content blocks, in order, with structured data and breadcrumbs. */
export async function ContentPage({ locale, row, slots }: ContentPageProps) {
  const page = await getPage(locale, row.slug);
  return (
    <PageBlocks
      locale={locale}
      row={row}
      page={page}
      crumbs={await crumbsOf(locale, row)}
      slots={slots}
    />
  );
}

interface PageBlocksProps {
  locale: Locale;
  row: Pick<PageRow, 'structuredData' | 'isDated'> & { path: string };
  page: Pick<Page, 'blocks'> & Partial<Pick<Page, 'updatedOn'>>;
  crumbs: Crumb[];
  slots?: ContentSlots | undefined;
}

/** The same of a page that was read. */
export async function PageBlocks({ locale, row, page, crumbs, slots }: PageBlocksProps) {
  const context: BlockContext = { ...(await blockContext(locale)), ...(slots ? { slots } : {}) };
  const { updatedOn = '' } = page;
  return (
    <>
      <JsonLd row={row} page={page} crumbs={crumbs} context={context} />
      {row.path === pages.home.path ? null : (
        <Breadcrumbs crumbs={crumbs} locale={locale} label={context.t('breadcrumb')} />
      )}
      <Blocks blocks={page.blocks} context={context} />
      {row.isDated && updatedOn !== '' ? (
        <p className={styles.updated}>
          {context.t('updated', { date: formatDay(updatedOn, locale) })}
        </p>
      ) : null}
      <DraftMark locale={locale} />
    </>
  );
}
