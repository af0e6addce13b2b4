import { Breadcrumbs } from '@/components/breadcrumbs';
import { pages, type PageRow } from '@/config/pages';
import type { ContentBlock } from '@/contracts/content/blocks';
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
  const [t, config] = await Promise.all([getTranslate(locale, 'common'), getConfig(locale)]);
  return {
    locale,
    t,
    products: config.products,
    text: (source, field) => localise(source, field, { locale }),
  };
}

export function Blocks({ blocks, context }: { blocks: ContentBlock[]; context: BlockContext }) {
  // Blocks have no identity of their own and never change place within a render.
  return blocks.map((block, index) => <Block key={index} block={block} context={context} />);
}

/** A page of the site as its content blocks, in order, with structured data and breadcrumbs. */
export async function ContentPage({
  locale,
  row,
  slots,
}: {
  locale: Locale;
  row: PageRow;
  slots?: ContentSlots;
}) {
  const [page, shared] = await Promise.all([getPage(locale, row.slug), blockContext(locale)]);
  const context: BlockContext = { ...shared, ...(slots ? { slots } : {}) };
  const crumbs = await crumbsOf(locale, row);
  return (
    <>
      <JsonLd row={row} page={page} crumbs={crumbs} context={context} />
      {row.path === pages.home.path ? null : (
        <Breadcrumbs crumbs={crumbs} locale={locale} label={context.t('breadcrumb')} />
      )}
      <Blocks blocks={page.blocks} context={context} />
      {row.isDated && page.updatedOn !== '' ? (
        <p className={styles.updated}>
          {context.t('updated', { date: formatDay(page.updatedOn, locale) })}
        </p>
      ) : null}
      <DraftMark locale={locale} />
    </>
  );
}
