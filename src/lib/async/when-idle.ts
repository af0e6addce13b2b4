/** Calls back once the page has loaded and is idle, at the latest `timeoutMs` after it has loaded. Returns what takes it back until then. */
export function whenIdle(work: () => void, timeoutMs: number): () => void {
  const start = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: timeoutMs });
    else setTimeout(work, timeoutMs / 4);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => window.removeEventListener('load', start);
}
