import { useCallback, useState, useSyncExternalStore } from 'react';
import { linkParameter } from '@/config/message-links';

const reference = /^[A-Za-z0-9_-]{16,64}$/;
const noSubscription = () => () => undefined;
const nothing = () => null;

function read(): string | null {
  const found = new URLSearchParams(window.location.search).get(linkParameter);
  return found !== null && reference.test(found) ? found : null;
}

/** The opaque id in the address of a texted link, read after the first paint, and how to let go of it. */
export function useLinkReference(): [string | null, () => void] {
  const found = useSyncExternalStore(noSubscription, read, nothing);
  const [isForgotten, setIsForgotten] = useState(false);
  const forget = useCallback(() => {
    const { pathname, search } = window.location;
    const query = new URLSearchParams(search);
    query.delete(linkParameter);
    window.history.replaceState(null, '', query.size > 0 ? `${pathname}?${query}` : pathname);
    setIsForgotten(true);
  }, []);
  return [isForgotten ? null : found, forget];
}
