'use client';

import { useEffect } from 'react';
import type { Locale } from '@/contracts/locale';
import type { UpdateWords } from './update-note';

const idleWithoutCallbackMs = 5_000;

/** Has the calculator and the questions kept for a time without connection, once the page has loaded and is idle. */
export function OfflineSupport({ locale, words }: { locale: Locale; words: UpdateWords }) {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const keep = (): void =>
      void import('./keep-offline').then((late) => late.keepOffline(locale, words)).catch(() => {});
    const start = (): void => {
      if ('requestIdleCallback' in window) requestIdleCallback(keep, { timeout: 20_000 });
      else setTimeout(keep, idleWithoutCallbackMs);
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, [locale, words]);
  return null;
}
