'use client';

import { useEffect } from 'react';
import type { Locale } from '@/contracts/locale';
import { whenIdle } from '@/lib/async/when-idle';
import type { UpdateWords } from './update-note';

/** Has the calculator and the questions kept for a time without connection, once the page has loaded and is idle. */
export function OfflineSupport({ locale, words }: { locale: Locale; words: UpdateWords }) {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const keep = (): void =>
      void import('./keep-offline').then((late) => late.keepOffline(locale, words)).catch(() => {});
    return whenIdle(keep, 20_000);
  }, [locale, words]);
  return null;
}
