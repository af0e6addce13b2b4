'use client';

import { useEffect } from 'react';

/** In a flow, tokens of the bot check come from the library's provider, which loads with the first of them or once the page is at rest. */
export function FlowBotCheck() {
  useEffect(() => {
    void import('@/lib/bot-check/recaptcha').then(({ makeTokensWith }) =>
      makeTokensWith(async (siteKey) => {
        const { mountBotCheckProvider } = await import('./bot-check-provider');
        return mountBotCheckProvider(siteKey);
      }),
    );
  }, []);
  return null;
}
