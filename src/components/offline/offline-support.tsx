'use client';

import { useEffect } from 'react';
import type { Locale } from '@/contracts/locale';
import { whenIdle } from '@/lib/async/when-idle';
import type { UpdateWords } from './update-note';

/** What shows that somebody uses the page. Who leaves at once has loaded nothing for later, and nobody waits for what is for later while a page comes alive. */
const uses = ['pointerdown', 'keydown', 'scroll'] as const;

/** Has the calculator and the questions kept for a time without connection, once somebody has used the page and it is idle. */
export function OfflineSupport({ locale, words }: { locale: Locale; words: UpdateWords }) {
  useEffect(() => {
    const watch = new AbortController();
    const begin = (): void => {
      watch.abort();
      whenIdle(
        () =>
          void import('./keep-offline')
            .then((late) => late.keepOffline(locale, words))
            .catch(() => {}),
        20_000,
      );
    };
    for (const name of uses) window.addEventListener(name, begin, { signal: watch.signal });
    return () => watch.abort();
  }, [locale, words]);
  return null;
}
