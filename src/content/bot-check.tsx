'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/lib/async/when-idle';
import type { BotCheckConfig } from '@/lib/bot-check/recaptcha';

/** Loads the invisible bot check once the page has loaded and is idle; it is strictly necessary, so it needs no consent. */
export function BotCheck({ siteKey, host, texts: { sentence, privacy, terms } }: BotCheckConfig) {
  useEffect(() => {
    const setup = import('@/lib/bot-check/recaptcha').then((check) => {
      check.configureBotCheck({ siteKey, host, texts: { sentence, privacy, terms } });
      return check;
    });
    return whenIdle(
      () => void setup.then((check) => check.loadBotCheck()).catch(() => undefined),
      10_000,
    );
  }, [siteKey, host, sentence, privacy, terms]);
  return null;
}
