'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/lib/async/when-idle';

/** Has the browser report how fast the page was, and errors of its scripts; what does so is loaded once the page is idle. */
export function BrowserReports() {
  useEffect(() => {
    // Programs that drive a browser are no visitors.
    if (navigator.webdriver) return;
    window.mayReport = true;
    const early: unknown[] = [];
    const keep = ({ error, reason }: { error?: unknown; reason?: unknown }): void =>
      void early.push(error ?? reason);
    const kinds = ['error', 'unhandledrejection'] as const;
    for (const kind of kinds) window.addEventListener(kind, keep);
    return whenIdle(
      () =>
        void import('./report-health')
          .then(({ reportHealth }) => {
            for (const kind of kinds) window.removeEventListener(kind, keep);
            reportHealth(early);
          })
          .catch(() => undefined),
      20_000,
    );
  }, []);
  return null;
}
