import { flowPaths } from '@/config/paths';
import type { Icon } from '@/contracts/content';

export const accountSections = ['overview', 'applications', 'statements', 'payments', 'withdrawal', 'creditLimit', 'paymentHoliday', 'details', 'contact'] as const;
export type AccountSectionKey = (typeof accountSections)[number];

export const sectionFacts: Record<AccountSectionKey, { path: string; icon: Icon }> = {
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

/** `/account/details` for `/hk/account/details`. */
export function unlocalisedPath(pathname: string): string {
  return pathname.replace(/^\/[^/]*/, '') || '/';
}

/** The section that a path without language shows; null for the sign-in page and anything else. */
export function sectionOf(path: string): AccountSectionKey | null {
  return accountSections.find((section) => sectionFacts[section].path === path) ?? null;
}
