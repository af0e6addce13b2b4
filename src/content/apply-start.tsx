import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/breadcrumbs';
import { slugOfPath, type ContentPath } from '@/config/paths';
import type { ContentBlock } from '@/contracts/content';
import type { Locale } from '@/contracts/locale';
import { getTranslate } from '@/i18n/server';
import { blockContext, Blocks } from './content-page';
import { crumbsOf } from './crumbs';
import { pageTitle } from './page-title';
import { describePage, previewImagePath } from './metadata';
import styles from './not-found-content.module.css';
import { getPage } from './site-data';

const pageOfProduct = { first: '/first-mortgage', second: '/second-mortgage', 'fast-pass': '/fast-pass' } as const satisfies Record<string, ContentPath>;
export type ApplyProduct = keyof typeof pageOfProduct;

export const isApplyProduct = (value: string): value is ApplyProduct => Object.hasOwn(pageOfProduct, value);

const shownBlocks: ReadonlySet<ContentBlock['type']> = new Set<ContentBlock['type']>(['documents', 'steps']);

export async function applyMetadata(locale: Locale, product: ApplyProduct): Promise<Metadata> {
  const t = await getTranslate(locale);
  const name = await pageTitle(locale, slugOfPath[pageOfProduct[product]]);
  return describePage({
    locale,
    path: `/apply/${product}`,
    title: t('apply.title', { product: name }),
    description: t('apply.description', { product: name }),
    image: previewImagePath(locale, slugOfPath[pageOfProduct[product]]),
    isIndexable: false,
  });
}

/** Before an application: what to have at hand, how it goes, and who takes it. */
export async function ApplyStart({ locale, product }: { locale: Locale; product: ApplyProduct }) {
  const path = pageOfProduct[product];
  const [page, context, name, crumbs] = await Promise.all([getPage(locale, slugOfPath[path]), blockContext(locale), pageTitle(locale, slugOfPath[path]), crumbsOf(locale, path)]);
  const { t } = context;
  const contacts: ContentBlock = { type: 'contacts', source: 'gen', headingEn: t('apply.contact'), headingHk: t('apply.contact'), headingCn: t('apply.contact') };
  return (
    <>
      <Breadcrumbs crumbs={[...crumbs, { label: t('apply.title', { product: name }), href: `/apply/${product}` }]} locale={locale} label={t('breadcrumb')} />
      <div className={styles.page}>
        <h1>{t('apply.title', { product: name })}</h1>
        <p>{t('apply.lead')}</p>
      </div>
      <Blocks blocks={[contacts, ...page.blocks.filter((block) => shownBlocks.has(block.type))]} context={context} />
    </>
  );
}
