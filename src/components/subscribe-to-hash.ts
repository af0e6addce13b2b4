/** For `useSyncExternalStore`: calls back when the part of the address behind the `#` changes; returns what ends it. */
export function subscribeToHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
