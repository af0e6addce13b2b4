'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readConsent, writeConsent, type Consent } from '@/lib/analytics/consent';
import { storeCampaign } from '@/lib/analytics/campaign-cookies';
import { reportPageView } from '@/lib/analytics/page-view';
import { loadTagManager } from '@/lib/analytics/tag-manager';
import { ConsentBanner, type ConsentWords } from './consent-banner';

interface AnalyticsProps {
  tagManagerId: string | undefined;
  words: ConsentWords;
  privacyHref: string;
}

const titlePollIntervalMs = 50;
const maxTitlePolls = 60;

const subscribeToNothing = () => () => undefined;
// The server cannot read the cookie, so no banner is rendered before hydration.
const getServerConsent = (): Consent => 'denied';

/** Reports each route change and the campaign source; nothing third-party is loaded before the visitor agrees. */
export function Analytics({ tagManagerId, words, privacyHref }: AnalyticsProps) {
  const pathname = usePathname();
  const storedConsent = useSyncExternalStore(subscribeToNothing, readConsent, getServerConsent);
  const [isAnswered, setIsAnswered] = useState(false);

  useEffect(() => {
    // Next sets the title of the new route after this effect, so poll until there is one.
    let polls = 0;
    const timer = setInterval(() => {
      polls += 1;
      if (document.title === '' && polls < maxTitlePolls) return;
      clearInterval(timer);
      const isReported = window.earlyPageView === pathname;
      window.earlyPageView = undefined;
      if (!isReported) reportPageView(pathname, storeCampaign(window.location.search));
    }, titlePollIntervalMs);
    return () => clearInterval(timer);
  }, [pathname]);

  useEffect(() => {
    if (tagManagerId && storedConsent === 'granted') loadTagManager(tagManagerId);
  }, [tagManagerId, storedConsent]);

  const answer = (consent: Consent): void => {
    writeConsent(consent);
    setIsAnswered(true);
    if (consent === 'granted' && tagManagerId) loadTagManager(tagManagerId);
  };
  return tagManagerId && !storedConsent && !isAnswered ? (
    <ConsentBanner words={words} privacyHref={privacyHref} onAnswer={answer} />
  ) : null;
}
