import { useState, useSyncExternalStore } from 'react';
import { subscribeToHash } from '@/components/subscribe-to-hash';

/** Keeps the last link of a mail, because the address may lose its `#`. */
function createHashReader(): () => string {
  let last = '';
  return () => {
    const { hash } = window.location;
    if (hash.startsWith('#alert-')) last = hash;
    return last;
  };
}

/** The part behind the `#` where the address is a link of a mail about a value, else empty. */
export function useAlertHash(): string {
  const [read] = useState(createHashReader);
  return useSyncExternalStore(subscribeToHash, read, () => '');
}
