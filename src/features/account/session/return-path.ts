import { contentPaths, flowPaths } from '@/config/paths';

const accountPaths: readonly string[] = [
  flowPaths.account,
  flowPaths.applications,
  flowPaths.statements,
  flowPaths.payments,
  flowPaths.details,
  flowPaths.accountPaymentHoliday,
  flowPaths.creditLimit,
  flowPaths.withdrawal,
  flowPaths.accountContact,
  contentPaths.uploadDocument,
];

/** The sign-in path that returns to this path afterwards. */
export function signInPath(path: string): string {
  return path === flowPaths.account || !accountPaths.includes(path)
    ? flowPaths.signIn
    : `${flowPaths.signIn}?next=${encodeURIComponent(path)}`;
}

/** The path to open after signing in: one of our own account pages, otherwise the overview. */
export function returnPath(search: string): string {
  const next = new URLSearchParams(search).get('next');
  return next !== null && accountPaths.includes(next) ? next : flowPaths.account;
}
