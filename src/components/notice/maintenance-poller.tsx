'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { Locale } from '@/contracts/locale';

const intervalMs = 60_000;
/** Time until a staff change has propagated to every instance. */
const propagationDelayMs = 3_000;

async function isUnderMaintenance(locale: Locale): Promise<boolean> {
  const { callFromBrowser } = await import('@/lib/api/browser-call');
  return (await callFromBrowser('maintenance', {}, { locale })).showButton1;
}

/** Polls the maintenance state once a minute and refreshes the route when it changes; form input is kept. Failed polls are ignored. */
export function MaintenancePoller({ locale }: { locale: Locale }) {
  const router = useRouter();
  useEffect(() => {
    let refreshTimer: ReturnType<typeof setTimeout> | undefined;
    const poll = async (): Promise<void> => {
      const isShown = document.querySelector('[role=alertdialog]') !== null;
      if ((await isUnderMaintenance(locale)) !== isShown)
        refreshTimer = setTimeout(() => router.refresh(), propagationDelayMs);
    };
    const timer = setInterval(() => void poll().catch(() => undefined), intervalMs);
    return () => {
      clearInterval(timer);
      clearTimeout(refreshTimer);
    };
  }, [locale, router]);
  return null;
}
