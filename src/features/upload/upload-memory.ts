import { linkParameter } from '@/config/message-links';

const proofKey = 'upload-proved';
const linkKey = 'upload-link';
const referenceForm = /^[A-Za-z0-9_-]{16,64}$/;

/** Whether a code was confirmed in this tab: spares strangers a call that is refused. Says nothing about whom. */
export function hasProofHint(): boolean {
  return read(proofKey) !== null;
}

export function keepProofHint(isProved: boolean): void {
  write(proofKey, isProved ? '1' : null);
  if (isProved) write(linkKey, null);
}

/**
 * The opaque id of a texted link. It is taken out of the address at once, so that no log, statistics or shared address carries it,
 * and kept for this tab, which a phone may reload while the code is being read.
 */
export function takeLinkReference(): string | null {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const found = query.get(linkParameter);
  if (found === null) return read(linkKey);
  query.delete(linkParameter);
  window.history.replaceState(window.history.state, '', `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`);
  if (!referenceForm.test(found)) return null;
  write(linkKey, found);
  return found;
}

export function forgetLinkReference(): void {
  write(linkKey, null);
}

function read(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing asks for a code again.
  }
}
