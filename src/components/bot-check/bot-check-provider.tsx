'use client';

import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import { botCheckScriptId, type MakeBotToken } from '@/lib/bot-check/bot-token';

function TokenSource({ onReady }: { onReady: (make: MakeBotToken) => void }) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    if (executeRecaptcha) onReady(executeRecaptcha);
  }, [executeRecaptcha, onReady]);
  return null;
}

/**
 * Mounts the provider in a root of its own, which stays for the life of the tab: unmounted, as by a change of language, it would
 * remove its script. It takes over the script element that is already loaded, by its id.
 */
export function mountBotCheckProvider(siteKey: string): Promise<MakeBotToken> {
  return new Promise((resolve) => {
    createRoot(document.createElement('div')).render(
      <GoogleReCaptchaProvider reCaptchaKey={siteKey} scriptProps={{ id: botCheckScriptId }}>
        <TokenSource onReady={resolve} />
      </GoogleReCaptchaProvider>,
    );
  });
}
