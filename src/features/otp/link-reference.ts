import { linkParameter } from '@/config/message-links';
import { linkReferencePattern } from '@/contracts/otp/link-reference';
import { writeTabStorage, readTabStorage } from './tab-storage';

function referenceFromQuery(query: URLSearchParams): string | null {
  const found = query.get(linkParameter);
  return found !== null && linkReferencePattern.test(found) ? found : null;
}

/** The opaque id of a link sent by SMS: from the URL, or stored for this tab under `key`. */
export function readLinkReference(key: string): string | null {
  return referenceFromQuery(new URLSearchParams(window.location.search)) ?? readTabStorage(key);
}

/**
 * Reads the reference and removes it from the URL immediately, so that no log, analytics or shared link carries it,
 * and stores it for this tab, because a phone may reload the page while the code is being read.
 */
export function consumeLinkReference(key: string): string | null {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  if (!query.has(linkParameter)) return readTabStorage(key);
  const found = referenceFromQuery(query);
  if (found !== null) writeTabStorage(key, found);
  query.delete(linkParameter);
  window.history.replaceState(
    window.history.state,
    '',
    `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`,
  );
  return readTabStorage(key);
}

export function clearLinkReference(key: string): void {
  writeTabStorage(key, null);
}
