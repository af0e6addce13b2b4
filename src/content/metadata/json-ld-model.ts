import type { Crumb } from '@/components/breadcrumbs';
import { brand, ifSet } from '@/config/brand';
import type { PublicSettings } from '@/config/env.public';
import type { Faq, Job, Product } from '@/contracts/site/site';
import { localiseList } from '@/lib/localise';
import type { BlockContext } from '../block-context';
import { findProduct } from '../blocks/table/product-facts';

export interface GraphContext {
  settings: PublicSettings;
  context: BlockContext;
  url: string;
  language: string;
}

export function breadcrumbList(crumbs: readonly Crumb[], absolute: (href: string) => string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: absolute(crumb.href),
    })),
  };
}

export function organisation({ settings, context }: GraphContext): object {
  return {
    '@type': 'FinancialService',
    '@id': `${settings.siteUrl}/#organisation`,
    name: context.text(brand, 'name'),
    url: settings.siteUrl,
    logo: `${settings.siteUrl}/images/brand/icon-512.png`,
    areaServed: 'HK',
    currenciesAccepted: 'HKD',
    telephone: ifSet(brand.servicePhone) || undefined,
    email: ifSet(brand.email) || undefined,
    address: ifSet(context.text(brand, 'address')) || undefined,
    sameAs: brand.socialLinks.map((link) => link.href),
  };
}

/** None where the lender's configuration has no such product. */
export function loanProducts(
  key: Product['key'],
  { settings, context, url }: GraphContext,
): object[] {
  const product = findProduct(context, key);
  if (!product) return [];
  const item = {
    '@type': ['LoanOrCredit', 'MortgageLoan'],
    name: context.text(product, 'name'),
    url,
    provider: {
      '@id': `${settings.siteUrl}/#organisation`,
      '@type': 'FinancialService',
      name: context.text(brand, 'name'),
    },
    currency: 'HKD',
    amount: {
      '@type': 'MonetaryAmount',
      currency: 'HKD',
      minValue: product.minAmount,
      maxValue: product.maxAmount,
    },
    annualPercentageRate: {
      '@type': 'QuantitativeValue',
      minValue: product.annualRateFrom,
      maxValue: product.annualRateMax,
    },
    loanTerm: {
      '@type': 'QuantitativeValue',
      unitCode: 'MON',
      minValue: product.minTenorMonths,
      maxValue: product.maxTenorMonths,
    },
  };
  return [item];
}

export function questionPage(
  questions: Pick<Faq, `question${'En' | 'Hk' | 'Cn'}` | `answer${'En' | 'Hk' | 'Cn'}`>[],
  { text }: BlockContext,
): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map((entry) => ({
      '@type': 'Question',
      name: text(entry, 'question'),
      acceptedAnswer: { '@type': 'Answer', text: text(entry, 'answer') },
    })),
  };
}

export function jobPostings(jobs: Job[], { settings, context, url }: GraphContext): object[] {
  const { text, locale } = context;
  return jobs.map((job) => ({
    '@type': 'JobPosting',
    title: text(job, 'title'),
    description: [
      text(job, 'summary'),
      ...localiseList(job, 'duties', locale),
      ...localiseList(job, 'requirements', locale),
    ].join('\n'),
    datePosted: job.postedOn,
    validThrough: job.validThrough,
    employmentType: job.employment,
    url: `${url}#${job._id}`,
    hiringOrganization: {
      '@type': 'Organization',
      name: text(brand, 'name'),
      sameAs: settings.siteUrl,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'HK',
        addressLocality: text(job, 'location'),
      },
    },
  }));
}
