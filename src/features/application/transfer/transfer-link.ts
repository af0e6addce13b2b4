import { linkReferencePattern } from '@/contracts/otp/link-reference';
import type { ApplicationProduct } from '@/contracts/application/application-choices';
import type { Locale } from '@/contracts/locale';
import { localisedPath } from '@/config/paths';
import { readTabStorage, writeTabStorage } from '@/features/otp/tab-storage';
import { applyPath } from '../apply-steps';

const key = 'transfer-token';
const hashPrefix = '#move=';

/** The address that takes a draft over; the token stands behind the `#`, which no server logs. */
export const transferAddress = (
  token: string,
  { origin, locale, product }: { origin: string; locale: Locale; product: ApplicationProduct },
): string => `${origin}${localisedPath(locale, applyPath(product))}${hashPrefix}${token}`;

function tokenFromHash(): string | null {
  const { hash } = window.location;
  const token = hash.startsWith(hashPrefix) ? hash.slice(hashPrefix.length) : '';
  return linkReferencePattern.test(token) ? token : null;
}

/** The token of the link: behind the `#` of the address, or kept for this tab. */
export const readTransferToken = (): string | null => tokenFromHash() ?? readTabStorage(key);

/** Takes the token out of the address, so that no history or shared link carries it, and keeps it for this tab. */
export function consumeTransferToken(): void {
  const token = tokenFromHash();
  if (token === null) return;
  writeTabStorage(key, token);
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}

/** Forgets a token that was used or given up. */
export const clearTransferToken = (): void => writeTabStorage(key, null);
