'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { rememberCampaign } from '@/lib/analytics/campaign-cookies';
import { readConsent, writeConsent, type Consent } from '@/lib/analytics/consent';
import { track } from '@/lib/analytics/data-layer';
import { loadTagManager } from '@/lib/analytics/tag-manager';
import { ConsentBanner, type ConsentWords } from './consent-banner';

interface AnalyticsProps {
  tagManagerId: string | undefined;
  words: ConsentWords;
  privacyHref: string;
}

const titlePauseMs = 50;
const maxTitlePauses = 60;

const neverChanges = () => () => undefined;
// The server does not know: nobody is asked before the page has read the cookie.
const consentOnServer = (): Consent => 'denied';

/** Reports each route change and the campaign source; nothing third-party is loaded before the visitor agrees. */
export function Analytics({ tagManagerId, words, privacyHref }: AnalyticsProps) {
  const pathname = usePathname();
  const known = useSyncExternalStore(neverChanges, readConsent, consentOnServer);
  const [isAnswered, setIsAnswered] = useState(false);

  useEffect(() => {
    // The title of the new route is set a moment after this effect; until then there is none.
    let pauses = 0;
    const timer = setInterval(() => {
      pauses += 1;
      if (document.title === '' && pauses < maxTitlePauses) return;
      clearInterval(timer);
      const source = rememberCampaign(window.location.search);
      if (source) track({ event: 'campaign_source', source });
      track({ event: 'page_view', path: pathname, locale: pathname.split('/')[1] ?? '', title: document.title });
    }, titlePauseMs);
    return () => clearInterval(timer);
  }, [pathname]);

  useEffect(() => {
    if (tagManagerId && known === 'granted') loadTagManager(tagManagerId);
  }, [tagManagerId, known]);

  const answer = (consent: Consent): void => {
    writeConsent(consent);
    setIsAnswered(true);
    if (consent === 'granted' && tagManagerId) loadTagManager(tagManagerId);
  };
  return tagManagerId && !known && !isAnswered ? <ConsentBanner words={words} privacyHref={privacyHref} onAnswer={answer} /> : null;
}
