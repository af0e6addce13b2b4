'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { flowPaths, localisedPath } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { openAccountChannel } from './account-channel';
import { signInAddress } from './return-path';
import { keepSessionHint } from './session-hint';
import { activityNoted, sessionEnded, sessionRequested, sessionSlice, stayChosen } from './session.slice';

const { selectEnd, selectEndsAt, selectStatus } = sessionSlice.selectors;
const activityPauseMs = 10_000;
const activities = ['pointerdown', 'keydown', 'scroll'] as const;

/** Asks who is signed in, and leads to the sign-in page whenever nobody is. `path` is without language. */
export function useSessionGuard({ locale, path }: { locale: Locale; path: string }): void {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectStatus);
  const end = useAppSelector(selectEnd);
  const router = useRouter();

  useEffect(() => {
    if (status === 'unknown') dispatch(sessionRequested({ locale }));
  }, [dispatch, locale, status]);

  useEffect(() => {
    if (status !== 'unknown') keepSessionHint(status === 'signed-in');
    if (status !== 'signed-out') return;
    const isChoice = end === 'left' || end === 'unconfirmed';
    router.replace(localisedPath(locale, isChoice ? flowPaths.signIn : signInAddress(path)));
  }, [status, end, router, locale, path]);
}

/** Tells the idle watch, and the other tabs, that the customer is there. */
export function useActivity(locale: Locale): void {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectStatus) === 'signed-in';
  const isWarned = useAppSelector(selectEndsAt) !== null;

  useEffect(() => {
    if (!isSignedIn) return;
    let toldAt = 0;
    const channel = openAccountChannel((message) => {
      if (message === 'ended') dispatch(sessionEnded('left'));
      else dispatch(stayChosen({ at: Date.now() }));
    });
    const note = (): void => {
      const at = Date.now();
      if (isWarned || at - toldAt < activityPauseMs) return;
      toldAt = at;
      dispatch(activityNoted({ at }));
      channel.tell('active');
    };
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') note();
    };
    // A page that comes back whole from the browser's memory may show what is over by now.
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) dispatch(sessionRequested({ locale }));
    };
    for (const name of activities) document.addEventListener(name, note, { passive: true });
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onShow);
    return () => {
      for (const name of activities) document.removeEventListener(name, note);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onShow);
      channel.close();
    };
  }, [dispatch, isSignedIn, isWarned, locale]);
}

/** Lets the other tabs stay, or end, with this one. */
export function tellOtherTabs(message: 'active' | 'ended'): void {
  const channel = openAccountChannel(() => undefined);
  channel.tell(message);
  channel.close();
}
