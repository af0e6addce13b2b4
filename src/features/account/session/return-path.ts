import { contentPaths, flowPaths } from '@/config/paths';

const accountPaths: readonly string[] = [
  flowPaths.account, flowPaths.applications, flowPaths.statements, flowPaths.payments, flowPaths.details, flowPaths.accountPaymentHoliday,
  flowPaths.creditLimit, flowPaths.withdrawal, flowPaths.accountContact, contentPaths.uploadDocument,
];

/** The address of the sign-in page that leads back to this path. */
export function signInAddress(path: string): string {
  return path === flowPaths.account || !accountPaths.includes(path) ? flowPaths.signIn : `${flowPaths.signIn}?next=${encodeURIComponent(path)}`;
}

/** Where to go after signing in: only pages of ours, else the overview. */
export function returnPath(search: string): string {
  const next = new URLSearchParams(search).get('next');
  return next !== null && accountPaths.includes(next) ? next : flowPaths.account;
}
