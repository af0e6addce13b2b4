'use client';

import { useEffect } from 'react';
import type { BotCheckConfig } from '@/lib/bot-check/recaptcha';

const idleWithoutCallbackMs = 2_000;

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, idleWithoutCallbackMs);
}

/** Loads the invisible bot check once the page has loaded and is idle; it is strictly necessary, so it needs no consent. */
export function BotCheck({ siteKey, host, texts: { sentence, privacy, terms } }: BotCheckConfig) {
  useEffect(() => {
    const setup = import('@/lib/bot-check/recaptcha').then((check) => {
      check.configureBotCheck({ siteKey, host, texts: { sentence, privacy, terms } });
      return check;
    });
    const start = (): void =>
      whenIdle(() => void setup.then((check) => check.loadBotCheck()).catch(() => undefined));
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, [siteKey, host, sentence, privacy, terms]);
  return null;
}
