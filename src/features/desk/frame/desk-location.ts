'use client';

import { useCallback, useMemo, useSyncExternalStore } from 'react';

const navigated = 'desk:navigated';

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  for (const name of ['popstate', navigated])
    window.addEventListener(name, onChange, { signal: listening.signal });
  return () => listening.abort();
}

const getAddress = (): string => `${window.location.pathname}${window.location.search}`;
const noAddress = (): null => null;

/** Opens an address of the desk without asking the server for a page. */
export function openAddress(href: string, { isReplaced = false } = {}): void {
  window.history[isReplaced ? 'replaceState' : 'pushState'](null, '', href);
  window.dispatchEvent(new Event(navigated));
  if (!isReplaced) window.scrollTo(0, 0);
}

export interface DeskLocation {
  /** With the language. */
  pathname: string;
  query: URLSearchParams;
}

/** The address of the desk; null while the document is hydrated, because the server draws one for all addresses. */
export function useDeskLocation(): DeskLocation | null {
  const address = useSyncExternalStore(subscribe, getAddress, noAddress);
  return useMemo(() => {
    if (address === null) return null;
    const [pathname = '', search = ''] = address.split('?');
    return { pathname, query: new URLSearchParams(search) };
  }, [address]);
}

/** Takes over plain clicks on a link of the desk; others, such as into a new tab, stay the browser's. */
export function useDeskLink(href: string): {
  href: string;
  onClick: (event: React.MouseEvent<HTMLAnchorElement>) => void;
} {
  const onClick = useCallback(
    (event: React.MouseEvent<HTMLAnchorElement>) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      event.preventDefault();
      openAddress(href);
    },
    [href],
  );
  return { href, onClick };
}
