'use client';

import { useEffect } from 'react';
import type { Locale } from '@/contracts/locale';
import { serverNow } from '@/lib/server-clock';
import { useDeskDispatch, useDeskSelector } from '@/store/desk-hooks';
import { sessionLost, sessionRequested, staffSessionSlice } from './staff-session.slice';

const { selectSession, selectStatus } = staffSessionSlice.selectors;

/** How long somebody types before the server is told, which ends a session without calls. */
export const keepAliveMs = 4 * 60_000;
const checkMs = 15_000;

/** Keeps the session while somebody works, locks the desk where nobody does for as long as the server waits, and asks again when the page comes back from the browser's memory. */
export function useKeepAlive(locale: Locale): void {
  const dispatch = useDeskDispatch();
  const isSignedIn = useDeskSelector(selectStatus) === 'signed-in';
  const idleUntil = useDeskSelector(selectSession)?.idleUntil ?? null;
  useEffect(() => {
    if (!isSignedIn || idleUntil === null) return;
    const heardAt = Date.now();
    const idleMs = Date.parse(idleUntil) - serverNow().getTime();
    let activeAt = heardAt;
    const ask = (): void => void dispatch(sessionRequested({ locale }));
    const onActivity = (): void => {
      activeAt = Date.now();
      if (activeAt - heardAt >= keepAliveMs) ask();
    };
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) ask();
    };
    const check = setInterval(() => {
      if (Date.now() - activeAt >= idleMs) dispatch(sessionLost());
    }, checkMs);
    const listening = new AbortController();
    const { signal } = listening;
    for (const name of ['pointerdown', 'keydown'] as const)
      document.addEventListener(name, onActivity, { passive: true, signal });
    window.addEventListener('pageshow', onShow, { signal });
    return () => {
      clearInterval(check);
      listening.abort();
    };
  }, [dispatch, isSignedIn, idleUntil, locale]);
}
