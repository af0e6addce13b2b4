'use client';

import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import { withTimeout } from '@/lib/async/with-timeout';
import { botCheckScriptId, type MakeBotToken } from '@/lib/bot-check/recaptcha';

function TokenSource({ onReady }: { onReady: (make: MakeBotToken) => void }) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    if (executeRecaptcha) onReady(executeRecaptcha);
  }, [executeRecaptcha, onReady]);
  return null;
}

const timeoutMs = 3_000;
let mounted: Promise<MakeBotToken> | null = null;

/**
 * Mounts the provider in a root of its own, once for the life of the tab: unmounted, as by a change of language, it would remove its
 * script. It takes over the script element that is already loaded, by its id. Rejects where it is not ready in three seconds.
 */
export function mountBotCheckProvider(siteKey: string): Promise<MakeBotToken> {
  mounted ??= new Promise((resolve) => {
    createRoot(document.createElement('div')).render(
      <GoogleReCaptchaProvider reCaptchaKey={siteKey} scriptProps={{ id: botCheckScriptId }}>
        <TokenSource onReady={resolve} />
      </GoogleReCaptchaProvider>,
    );
  });
  return withTimeout(mounted, {
    timeoutMs,
    toError: () => new Error('The provider of the bot check took too long'),
  });
}
