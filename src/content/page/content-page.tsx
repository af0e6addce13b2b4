import { Breadcrumbs } from '@/components/breadcrumbs';
import { contentPaths, slugOfPath, type ContentPath } from '@/config/paths';
import type { ContentBlock } from '@/contracts/content';
import type { Locale } from '@/contracts/locale';
import { getTranslate } from '@/i18n/server';
import { formatDay } from '@/lib/dates';
import { localise } from '@/lib/localise';
import type { BlockContext } from '../block-context';
import { Block } from '../block-registry';
import styles from './content-page.module.css';
import { crumbsOf } from './crumbs';
import { JsonLd } from '../metadata/json-ld';
import { getConfig, getPage } from './site-data';

const datedPaths: ReadonlySet<ContentPath> = new Set<ContentPath>([
  contentPaths.terms,
  contentPaths.privacy,
]);

export async function blockContext(locale: Locale): Promise<BlockContext> {
  const [t, config] = await Promise.all([getTranslate(locale), getConfig(locale)]);
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

/** A page of the site as its content blocks, in order; structured data and breadcrumbs come with it. */
export async function ContentPage({ locale, path }: { locale: Locale; path: ContentPath }) {
  const [page, context] = await Promise.all([
    getPage(locale, slugOfPath[path]),
    blockContext(locale),
  ]);
  const crumbs = await crumbsOf(locale, path);
  return (
    <>
      <JsonLd path={path} page={page} crumbs={crumbs} context={context} />
      {path === contentPaths.home ? null : (
        <Breadcrumbs crumbs={crumbs} locale={locale} label={context.t('breadcrumb')} />
      )}
      <Blocks blocks={page.blocks} context={context} />
      {datedPaths.has(path) ? (
        <p className={styles.updated}>
          {context.t('updated', { date: formatDay(page.updatedOn, locale) })}
        </p>
      ) : null}
    </>
  );
}
