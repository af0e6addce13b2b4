'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { Locale } from '@/contracts/locale';

const intervalMs = 60_000;
/** Until every instance shows what staff changed. */
const settlingMs = 3_000;

async function isClosed(locale: Locale): Promise<boolean> {
  const { callFromBrowser } = await import('@/lib/api/browser-call');
  return (await callFromBrowser('maintenance', {}, { locale })).showButton1;
}

/** Asks once a minute whether the site closes or opens again, and has the server show it; what is typed stays. An answer that does not come changes nothing. */
export function MaintenanceWatch({ locale }: { locale: Locale }) {
  const router = useRouter();
  useEffect(() => {
    let settling: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const isShown = document.querySelector('[role=alertdialog]') !== null;
      if ((await isClosed(locale)) !== isShown) settling = setTimeout(() => router.refresh(), settlingMs);
    };
    const timer = setInterval(() => void look().catch(() => undefined), intervalMs);
    return () => {
      clearInterval(timer);
      clearTimeout(settling);
    };
  }, [locale, router]);
  return null;
}
