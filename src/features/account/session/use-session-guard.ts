'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { flowPaths, localisedPath } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { setSessionHint } from '@/lib/session/session-hint';
import { openAccountChannel } from './account-channel';
import { signInPath } from './return-path';
import {
  activityRecorded,
  sessionEnded,
  sessionRequested,
  sessionSlice,
  sessionExtended,
} from './session.slice';

const { selectCustomer, selectEndReason, selectEndsAt, selectStatus } = sessionSlice.selectors;
const activityThrottleMs = 10_000;
const activityEvents = ['pointerdown', 'keydown', 'scroll'] as const;

/** Requests the session and redirects to the sign-in page if there is none. `path` is without locale. */
export function useSessionGuard({ locale, path }: { locale: Locale; path: string }): void {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectStatus);
  const end = useAppSelector(selectEndReason);
  const name = useAppSelector(selectCustomer)?.name ?? null;
  const router = useRouter();

  useEffect(() => {
    if (status === 'unknown') dispatch(sessionRequested({ locale }));
  }, [dispatch, locale, status]);

  useEffect(() => {
    if (status !== 'unknown') setSessionHint(status === 'signed-in', name);
  }, [status, name]);

  useEffect(() => {
    if (status !== 'signed-out') return;
    const isChoice = end === 'left' || end === 'unconfirmed';
    router.replace(localisedPath(locale, isChoice ? flowPaths.signIn : signInPath(path)));
  }, [status, end, router, locale, path]);
}

/** Reports customer activity to the idle saga and to the other tabs. */
export function useActivityTracking(locale: Locale): void {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectStatus) === 'signed-in';
  const isWarned = useAppSelector(selectEndsAt) !== null;

  useEffect(() => {
    if (!isSignedIn) return;
    let lastRecordedAt = 0;
    const channel = openAccountChannel((message) => {
      if (message === 'ended') dispatch(sessionEnded('left'));
      else dispatch(sessionExtended({ at: Date.now() }));
    });
    const recordActivity = (): void => {
      const at = Date.now();
      if (isWarned || at - lastRecordedAt < activityThrottleMs) return;
      lastRecordedAt = at;
      dispatch(activityRecorded({ at }));
      channel.broadcast('active');
    };
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') recordActivity();
    };
    // A page restored from the back-forward cache may show an ended session.
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) dispatch(sessionRequested({ locale }));
    };
    for (const name of activityEvents)
      document.addEventListener(name, recordActivity, { passive: true });
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onShow);
    return () => {
      for (const name of activityEvents) document.removeEventListener(name, recordActivity);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onShow);
      channel.close();
    };
  }, [dispatch, isSignedIn, isWarned, locale]);
}

/** Extends or ends the session in the other tabs as well. */
export function broadcastToOtherTabs(message: 'active' | 'ended'): void {
  const channel = openAccountChannel(() => undefined);
  channel.broadcast(message);
  channel.close();
}
