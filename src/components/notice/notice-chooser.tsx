'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect } from 'react';
import { subscribeToSession } from '@/lib/session/session-hint';
import { chooseNotice } from './notice-choice';

/** Chooses the notice again on each page that is navigated to, among other `notices`, and when a session begins or ends. */
export function NoticeChooser({ notices }: { notices: string }) {
  const pathname = usePathname();
  useLayoutEffect(() => {
    chooseNotice(pathname);
    return subscribeToSession(() => chooseNotice(pathname));
  }, [pathname, notices]);
  return null;
}
