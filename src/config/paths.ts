import type { Locale } from '@/contracts/locale';
import type { PageSlug } from '@/contracts/content';
import { applySteps } from './apply-steps';

export const contentPaths = {
  home: '/',
  firstMortgage: '/first-mortgage',
  secondMortgage: '/second-mortgage',
  fastPass: '/fast-pass',
  bridgingLoan: '/bridging-loan',
  revolvingLoan: '/revolving-loan',
  rmbLoan: '/rmb-loan',
  paymentHoliday: '/payment-holiday',
  mortgageServices: '/mortgage-services',
  case1: '/case1',
  case2: '/case2',
  case3: '/case3',
  buyNowSellLater: '/buy-now-sell-later',
  loanCalculator: '/loan-calculator',
  onlineProperty: '/online-property',
  onlinePropertySteps: '/online-property/steps',
  productFinder: '/product-finder',
  customerCentre: '/customer-centre',
  contactUs: '/contact-us',
  faq: '/faq',
  career: '/career',
  aboutUs: '/about-us',
  terms: '/terms-and-conditions',
  privacy: '/privacy',
  uploadDocument: '/upload-document',
  privateLink: '/private-link',
} as const;
export type ContentPath = (typeof contentPaths)[keyof typeof contentPaths];

/** The page content of each path; the only mapping of routes to slugs. */
export const slugOfPath: Record<ContentPath, PageSlug> = {
  '/': 'home',
  '/first-mortgage': 'first-mortgage',
  '/second-mortgage': 'second-mortgage',
  '/fast-pass': 'fast-pass',
  '/bridging-loan': 'bridging-loan',
  '/revolving-loan': 'revolving-loan',
  '/rmb-loan': 'rmb-loan',
  '/payment-holiday': 'payment-holiday',
  '/mortgage-services': 'mortgage-services',
  '/case1': 'case1',
  '/case2': 'case2',
  '/case3': 'case3',
  '/buy-now-sell-later': 'BuyNowSellLater',
  '/loan-calculator': 'loan-calculator',
  '/online-property': 'online-property',
  '/online-property/steps': 'online-valuation-steps',
  '/product-finder': 'product-finder',
  '/customer-centre': 'customer-centre',
  '/contact-us': 'contact-us',
  '/faq': 'faq',
  '/career': 'career',
  '/about-us': 'about-us',
  '/terms-and-conditions': 'terms-and-cond',
  '/privacy': 'privacy',
  '/upload-document': 'uploadDoc',
  '/private-link': 'privateLink',
};

/** `/hk/rmb-loan` for (`hk`, `/rmb-loan`); the home page is `/hk`. Query and fragment stay. */
export function localisedPath(locale: Locale, path: string): string {
  return path === '/'
    ? `/${locale}`
    : `/${locale}${path.startsWith('/?') || path.startsWith('/#') ? path.slice(1) : path}`;
}

/** Pages that are not content pages: a shell and a flow; never indexed. */
export const flowPaths = {
  applyFirst: '/apply/first',
  applySecond: '/apply/second',
  applyFastPass: '/apply/fast-pass',
  account: '/account',
  signIn: '/account/sign-in',
  applications: '/account/applications',
  statements: '/account/statements',
  payments: '/account/payments',
  details: '/account/details',
  accountPaymentHoliday: '/account/payment-holiday',
  creditLimit: '/account/credit-limit',
  withdrawal: '/account/withdrawal',
  accountContact: '/account/contact',
} as const;

/** The steps of the three applications, such as `/apply/first/loan`. */
export const applyStepPaths: readonly string[] = [
  flowPaths.applyFirst,
  flowPaths.applySecond,
  flowPaths.applyFastPass,
].flatMap((start) => applySteps.map((step) => `${start}/${step}`));

/** Rendered once per language and served with status 404 for every unknown address. */
export const notFoundPath = '/not-found';
