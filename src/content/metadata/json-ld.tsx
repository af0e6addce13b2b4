import type { Crumb } from '@/components/breadcrumbs';
import { publicSettings } from '@/config/env.public';
import { localeMetadata } from '@/config/locales';
import type { PageRow } from '@/config/pages';
import { localisedPath } from '@/config/paths';
import type { Page } from '@/contracts/content/page';
import type { BlockContext } from '../block-context';
import { JsonLdScript } from './json-ld-script';
import {
  breadcrumbList,
  jobPostings,
  loanProducts,
  organisation,
  questionPage,
} from './json-ld-model';
import { getFaqs, getJobs } from '../page/site-data';

interface JsonLdProps {
  row: Pick<PageRow, 'structuredData'> & { path: string };
  page: Pick<Page, 'blocks'>;
  crumbs: Crumb[];
  context: BlockContext;
}

/** Structured data of a page. Loan and job postings are left out while the licence number or hotline is a placeholder. */
export async function JsonLd({ row, page, crumbs, context }: JsonLdProps) {
  const settings = publicSettings();
  const { locale } = context;
  const absolute = (href: string): string => `${settings.siteUrl}${localisedPath(locale, href)}`;
  const items: object[] = [breadcrumbList(crumbs, absolute)];
  const graph = {
    settings,
    context,
    url: absolute(row.path),
    language: localeMetadata[locale].hrefLang,
  };
  if (row.structuredData === 'organisation') items.push(organisation(graph));
  const questions =
    row.structuredData === 'faqs'
      ? await getFaqs(locale)
      : page.blocks.flatMap((block) => (block.type === 'questions' ? block.items : []));
  if (questions.length > 0) items.push(questionPage(questions, context));
  if (!settings.hasPlaceholders) {
    for (const block of page.blocks)
      if (block.type === 'productFacts') items.push(...loanProducts(block.product, graph));
    if (row.structuredData === 'jobs') items.push(...jobPostings(await getJobs(locale), graph));
  }
  return <JsonLdScript items={items} />;
}
