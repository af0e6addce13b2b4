import { linkParameter } from '@/config/message-links';
import { keepInTab, keptInTab } from './tab-memory';

const referenceForm = /^[A-Za-z0-9_-]{16,64}$/;

function named(query: URLSearchParams): string | null {
  const found = query.get(linkParameter);
  return found !== null && referenceForm.test(found) ? found : null;
}

/** The opaque id of a texted link: the one in the address, or the one kept for this tab under `key`. */
export function readLinkReference(key: string): string | null {
  return named(new URLSearchParams(window.location.search)) ?? keptInTab(key);
}

/**
 * The same, taken out of the address at once, so that no log, statistics or shared address carries it,
 * and kept for this tab, which a phone may reload while the code is being read.
 */
export function takeLinkReference(key: string): string | null {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  if (!query.has(linkParameter)) return keptInTab(key);
  const found = named(query);
  if (found !== null) keepInTab(key, found);
  query.delete(linkParameter);
  window.history.replaceState(window.history.state, '', `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`);
  return keptInTab(key);
}

export function forgetLinkReference(key: string): void {
  keepInTab(key, null);
}
