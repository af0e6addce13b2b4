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

const neverChanges = () => () => undefined;
// The server does not know: nobody is asked before the page has read the cookie.
const consentOnServer = (): Consent => 'denied';

/** Reports each route change and the campaign source; nothing third-party is loaded before the visitor agrees. */
export function Analytics({ tagManagerId, words, privacyHref }: AnalyticsProps) {
  const pathname = usePathname();
  const known = useSyncExternalStore(neverChanges, readConsent, consentOnServer);
  const [isAnswered, setIsAnswered] = useState(false);

  useEffect(() => {
    // The title of the new route is set in the same commit, a moment after this effect.
    const timer = setTimeout(() => {
      const source = rememberCampaign(window.location.search);
      if (source) track({ event: 'campaign_source', source });
      track({ event: 'page_view', path: pathname, locale: pathname.split('/')[1] ?? '', title: document.title });
    }, 50);
    return () => clearTimeout(timer);
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
