import type { PageSlug } from '@/contracts/content/page';

/** A page of its own. Its delivered copy is the file of `src/copy/pages` that is named after its slug. */
export interface PageRow {
  /** Without the language: `/rmb-loan`. */
  path: `/${string}`;
  /** Name of the content in the API. */
  slug: PageSlug;
  /** False for a page that search engines must never list. */
  isIndexable: boolean;
  /** The day of its last change stands below the text. */
  isDated?: boolean;
  /** Visitors work with it: its scripts are fetched as soon as it is seen, and it is not prepared before it is opened. */
  isTool?: true;
  /** What its JSON-LD describes besides breadcrumbs, loans and its own questions. */
  structuredData?: 'organisation' | 'faqs' | 'jobs';
}

/** Copy that stands inside another page and has no address. */
export interface PagePartRow {
  path: null;
  slug: PageSlug;
}

/** Pages that share a pattern, such as `/l/{slug}`; `family` names the look-up that says which of them exist. */
export interface PageFamilyRow {
  path: `/${string}{${string}}${string}`;
  family: string;
  isIndexable: boolean;
}

export type RegistryRow = PageRow | PagePartRow | PageFamilyRow;

/** Every content page of the site; docs/adding-a-page.md says how to add one. */
export const pages = {
  home: { path: '/', slug: 'home', isIndexable: true, structuredData: 'organisation' },
  firstMortgage: { path: '/first-mortgage', slug: 'first-mortgage', isIndexable: true },
  secondMortgage: { path: '/second-mortgage', slug: 'second-mortgage', isIndexable: true },
  fastPass: { path: '/fast-pass', slug: 'fast-pass', isIndexable: true },
  bridgingLoan: { path: '/bridging-loan', slug: 'bridging-loan', isIndexable: true },
  revolvingLoan: { path: '/revolving-loan', slug: 'revolving-loan', isIndexable: true },
  rmbLoan: { path: '/rmb-loan', slug: 'rmb-loan', isIndexable: true },
  paymentHoliday: { path: '/payment-holiday', slug: 'payment-holiday', isIndexable: true },
  mortgageServices: { path: '/mortgage-services', slug: 'mortgage-services', isIndexable: true },
  case1: { path: '/case1', slug: 'case1', isIndexable: true },
  case2: { path: '/case2', slug: 'case2', isIndexable: true },
  case3: { path: '/case3', slug: 'case3', isIndexable: true },
  buyNowSellLater: { path: '/buy-now-sell-later', slug: 'BuyNowSellLater', isIndexable: true },
  loanCalculator: {
    path: '/loan-calculator',
    slug: 'loan-calculator',
    isIndexable: true,
    isTool: true,
  },
  onlineProperty: {
    path: '/online-property',
    slug: 'online-property',
    isIndexable: true,
    isTool: true,
  },
  onlinePropertySteps: {
    path: '/online-property/steps',
    slug: 'online-valuation-steps',
    isIndexable: true,
  },
  onlinePropertyDistrict: {
    path: '/online-property/{district}',
    family: 'estateDistricts',
    isIndexable: true,
  },
  onlinePropertyEstate: {
    path: '/online-property/{district}/{estate}',
    family: 'estates',
    isIndexable: true,
  },
  onlinePropertyEntry: { path: null, slug: 'online-valuation-entry' },
  productFinder: {
    path: '/product-finder',
    slug: 'product-finder',
    isIndexable: true,
    isTool: true,
  },
  customerCentre: { path: '/customer-centre', slug: 'customer-centre', isIndexable: true },
  contactUs: { path: '/contact-us', slug: 'contact-us', isIndexable: true },
  faq: { path: '/faq', slug: 'faq', isIndexable: true, structuredData: 'faqs' },
  career: { path: '/career', slug: 'career', isIndexable: true, structuredData: 'jobs' },
  aboutUs: {
    path: '/about-us',
    slug: 'about-us',
    isIndexable: true,
    structuredData: 'organisation',
  },
  terms: {
    path: '/terms-and-conditions',
    slug: 'terms-and-cond',
    isIndexable: true,
    isDated: true,
  },
  privacy: { path: '/privacy', slug: 'privacy', isIndexable: true, isDated: true },
  accessibility: {
    path: '/accessibility',
    slug: 'accessibility',
    isIndexable: true,
    isDated: true,
  },
  landingPage: { path: '/l/{slug}', family: 'landingPages', isIndexable: false },
  uploadDocument: {
    path: '/upload-document',
    slug: 'uploadDoc',
    isIndexable: false,
    isTool: true,
  },
  privateLink: { path: '/private-link', slug: 'privateLink', isIndexable: false },
} as const satisfies Record<string, RegistryRow>;

export const isPageRow = (row: RegistryRow): row is PageRow =>
  row.path !== null && !('family' in row);
