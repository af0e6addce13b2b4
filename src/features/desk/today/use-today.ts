'use client';

import { useEffect } from 'react';
import type { DeskToday } from '@/contracts/today/today';
import type { Locale } from '@/contracts/locale';
import { useQuery, type QueryResult } from '@/store/use-query';
import { todayQuery } from './today-query';

export const todayPeriodMs = 60_000;
/** Nothing is requested while the user is away: a request would keep alive a session that should expire. */
const idleMs = 4 * 60_000;

/** What the reader has to do, asked for again each minute while somebody looks at it. */
export function useToday(locale: Locale): QueryResult<DeskToday | null> {
  const query = useQuery(todayQuery, { locale, request: {} });
  const { reload } = query;
  useEffect(() => {
    let activeAt = Date.now();
    let askedAt = activeAt;
    const ask = (): void => {
      const now = Date.now();
      if (document.hidden || now - activeAt > idleMs || now - askedAt < todayPeriodMs) return;
      askedAt = now;
      reload();
    };
    const onActivity = (): void => {
      activeAt = Date.now();
      ask();
    };
    const timer = setInterval(ask, todayPeriodMs);
    const listening = new AbortController();
    const { signal } = listening;
    for (const name of ['pointerdown', 'keydown', 'visibilitychange'] as const)
      document.addEventListener(name, onActivity, { passive: true, signal });
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, [reload]);
  return query;
}
