import { flowPaths } from '@/config/paths';
import type { Icon } from '@/contracts/content/block-fields';

export const accountSections = [
  'overview',
  'applications',
  'statements',
  'payments',
  'withdrawal',
  'creditLimit',
  'paymentHoliday',
  'details',
  'contact',
] as const;
export type AccountSectionKey = (typeof accountSections)[number];

/** Tabs of narrow screens; the other sections stand behind a last one. */
export const sectionTabs = [
  'overview',
  'payments',
  'statements',
  'contact',
] as const satisfies readonly AccountSectionKey[];

export const sectionInfo: Record<AccountSectionKey, { path: string; icon: Icon }> = {
  overview: { path: flowPaths.account, icon: 'key' },
  applications: { path: flowPaths.applications, icon: 'steps' },
  statements: { path: flowPaths.statements, icon: 'document' },
  payments: { path: flowPaths.payments, icon: 'calculator' },
  withdrawal: { path: flowPaths.withdrawal, icon: 'case' },
  creditLimit: { path: flowPaths.creditLimit, icon: 'revolve' },
  paymentHoliday: { path: flowPaths.accountPaymentHoliday, icon: 'holiday' },
  details: { path: flowPaths.details, icon: 'people' },
  contact: { path: flowPaths.accountContact, icon: 'message' },
};

/** Removes the locale segment: `/account/details` for `/hk/account/details`. */
export function stripLocale(pathname: string): string {
  return pathname.replace(/^\/[^/]*/, '') || '/';
}

/** The section shown by a path without locale; null for the sign-in page and any other path. */
export function sectionForPath(path: string): AccountSectionKey | null {
  return accountSections.find((section) => sectionInfo[section].path === path) ?? null;
}
