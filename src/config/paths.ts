import type { Locale } from '@/contracts/locale';
import { keysOf, recordOf } from '@/contracts/typed-record';
import { applySteps } from './apply-steps';
import { isPageRow, pages, type PageRow } from './pages';

type PageName = {
  [Name in keyof typeof pages]: (typeof pages)[Name] extends PageRow ? Name : never;
}[keyof typeof pages];

type ContentPaths = Readonly<Record<PageName, PageRow['path']>>;

const isPageName = (name: keyof typeof pages): name is PageName => isPageRow(pages[name]);

const pathsByName = (): ContentPaths =>
  recordOf(keysOf(pages).filter(isPageName), (name) => pages[name].path);

/** The paths of the content pages by their names in the registry. */
// Marked pure so that scripts of the browser that take something else from this file leave the registry out.
export const contentPaths = /* @__PURE__ */ pathsByName();

/** `/hk/rmb-loan` for (`hk`, `/rmb-loan`); the home page is `/hk`. Query and fragment stay. */
export function localisedPath(locale: Locale, path: string): string {
  return path === '/'
    ? `/${locale}`
    : `/${locale}${path.startsWith('/?') || path.startsWith('/#') ? path.slice(1) : path}`;
}

/** The address of a landing page, without language. */
export const landingPath = (slug: string): string => pages.landingPage.path.replace('{slug}', slug);

/** Pages that are not content pages: a shell and a flow; never indexed. */
export const flowPaths = {
  applyFirst: '/apply/first',
  applySecond: '/apply/second',
  applyFastPass: '/apply/fast-pass',
  coApplicant: '/apply/co-applicant',
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
  notMe: '/account/not-me',
  verifyEmail: '/account/verify-email',
} as const;

/** The steps of the three applications, such as `/apply/first/loan`. */
export const applyStepPaths: readonly string[] = [
  flowPaths.applyFirst,
  flowPaths.applySecond,
  flowPaths.applyFastPass,
].flatMap((start) => applySteps.map((step) => `${start}/${step}`));

/** Rendered once per language and served with status 404 for every unknown address. */
export const notFoundPath = '/not-found';
