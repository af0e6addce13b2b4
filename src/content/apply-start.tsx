import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/breadcrumbs';
import { SmartLink } from '@/components/smart-link';
import { stepTitleKey, type ApplyStep } from '@/config/apply-steps';
import { brand, brandValue } from '@/config/brand';
import { publicSettings } from '@/config/env.public';
import { pages, type PageRow } from '@/config/pages';
import { contentPaths } from '@/config/paths';
import type { ContentBlock } from '@/contracts/content/blocks';
import type { Locale } from '@/contracts/locale';
import { getTranslate } from '@/i18n/server';
import { localise } from '@/lib/localise';
import { interestTerms, productTerms } from '@/lib/application/product-limits';
import { legalLines } from '@/lib/texts/legal-lines';
import { sentenceGap } from '@/lib/texts/sentence-gap';
import styles from './apply-start.module.css';
import { blockContext, Blocks } from './page/content-page';
import { crumbsOf } from './page/crumbs';
import { pageTitle } from './metadata/page-title';
import { describePage, previewImagePath } from './metadata/metadata';
import { getConfig, getPage } from './page/site-data';

const pageOfProduct = {
  first: pages.firstMortgage,
  second: pages.secondMortgage,
  'fast-pass': pages.fastPass,
} as const satisfies Record<string, PageRow>;
export type ApplyProduct = keyof typeof pageOfProduct;

export const isApplyProduct = (value: string): value is ApplyProduct =>
  Object.hasOwn(pageOfProduct, value);

const shownBlocks: ReadonlySet<ContentBlock['type']> = new Set<ContentBlock['type']>([
  'documents',
  'steps',
]);

export async function applyMetadata(locale: Locale, product: ApplyProduct): Promise<Metadata> {
  const t = await getTranslate(locale, 'common');
  const name = await pageTitle(locale, pageOfProduct[product].slug);
  return describePage({
    locale,
    path: `/apply/${product}`,
    title: t('apply.title', { product: name }),
    description: t('apply.description', { product: name }),
    image: previewImagePath(locale, pageOfProduct[product].slug),
    isIndexable: false,
  });
}

export async function applyStepMetadata({
  locale,
  product,
  step,
}: {
  locale: Locale;
  product: ApplyProduct;
  step: ApplyStep;
}): Promise<Metadata> {
  const [t, steps, name] = await Promise.all([
    getTranslate(locale, 'common'),
    getTranslate(locale, 'application'),
    pageTitle(locale, pageOfProduct[product].slug),
  ]);
  return describePage({
    locale,
    path: `/apply/${product}/${step}`,
    title: `${steps(stepTitleKey(step, product))} | ${t('apply.title', { product: name })}`,
    description: t('apply.description', { product: name }),
    image: previewImagePath(locale, pageOfProduct[product].slug),
    isIndexable: false,
  });
}

/** Server-side facts for the application flow: names, limits and settings. */
export async function applyFacts(locale: Locale, product: ApplyProduct) {
  const { products } = await getConfig(locale);
  const settings = publicSettings();
  return {
    product,
    locale,
    ...productTerms(products, product),
    interests: product === 'fast-pass' ? {} : interestTerms(products),
    legal: legalLines(locale, settings),
    isSmsLive: settings.isSmsLive,
    reportsValue: settings.hasAnalyticsTestVariant,
    hotline: brandValue(settings.complaintHotline, locale),
    lender: localise(brand, 'name', { locale }),
  };
}

/** Notice without JavaScript, when the form cannot be submitted: how to apply through the contact page. */
export async function NoScriptNotice({ locale }: { locale: Locale }) {
  const t = await getTranslate(locale, 'application');
  return (
    <noscript>
      <p className={styles.bare}>
        {t('noScript')}
        {sentenceGap(locale)}
        <SmartLink href={contentPaths.contactUs} locale={locale}>
          {t('noScriptContact')}
        </SmartLink>
      </p>
    </noscript>
  );
}

/** Start page of an application: the steps, then the required documents, the process and contacts. */
export async function ApplyStart({
  locale,
  product,
  children,
}: {
  locale: Locale;
  product: ApplyProduct;
  children: ReactNode;
}) {
  const row = pageOfProduct[product];
  const [page, context, name, crumbs] = await Promise.all([
    getPage(locale, row.slug),
    blockContext(locale),
    pageTitle(locale, row.slug),
    crumbsOf(locale, row),
  ]);
  const { t } = context;
  const contacts: ContentBlock = {
    type: 'contacts',
    source: 'gen',
    headingEn: t('apply.contact'),
    headingHk: t('apply.contact'),
    headingCn: t('apply.contact'),
  };
  return (
    <>
      <Breadcrumbs
        crumbs={[...crumbs, { label: t('apply.crumb'), href: `/apply/${product}` }]}
        locale={locale}
        label={t('breadcrumb')}
      />
      <div className={styles.start} data-flow>
        <h1>{t('apply.title', { product: name })}</h1>
        <p>{t(product === 'fast-pass' ? 'apply.leadFast' : 'apply.lead')}</p>
        <NoScriptNotice locale={locale} />
        {children}
      </div>
      <Blocks
        blocks={[...page.blocks.filter((block) => shownBlocks.has(block.type)), contacts]}
        context={context}
      />
    </>
  );
}
