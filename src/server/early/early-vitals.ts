import {
  browserReportPath,
  webVitalLimits,
  type WebVital,
} from '@/contracts/site-health/site-health-choices';

/** Layout shifts less than a second apart count together, for five seconds at most (web.dev/articles/cls). */
const shiftWindow = { gapMs: 1_000, longestMs: 5_000 } as const;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift => 'hadRecentInput' in entry;

/** The largest sum of a window of layout shifts, none of which a visitor caused. */
function layoutShiftOf(shifts: readonly LayoutShift[]): number {
  let [largest, sum, first, last] = [0, 0, 0, 0];
  for (const { value, startTime } of shifts) {
    const isSame =
      startTime - last < shiftWindow.gapMs && startTime - first < shiftWindow.longestMs;
    sum = isSame ? sum + value : value;
    if (!isSame) first = startTime;
    last = startTime;
    largest = Math.max(largest, sum);
  }
  return largest;
}

function observe(type: string, note: (entries: PerformanceEntryList) => void): void {
  const { PerformanceObserver } = window;
  if (!PerformanceObserver?.supportedEntryTypes?.includes(type)) return;
  new PerformanceObserver((list) => note(list.getEntries())).observe({ type, buffered: true });
}

/**
 * Measures a page for those who leave it before it is hydrated, and reports that when it is hidden; `src/components/site-health/report-health.ts`
 * does it for all others. Nobody has pressed anything then, so there is no interaction to measure. Returns what ends it.
 */
export function reportEarlyVitals(release: string): () => void {
  const shifts: LayoutShift[] = [];
  let paintedAt: number | undefined;
  observe('largest-contentful-paint', (entries) => {
    paintedAt = entries.at(-1)?.startTime ?? paintedAt;
  });
  observe('layout-shift', (entries) => {
    shifts.push(...entries.filter(isLayoutShift).filter(({ hadRecentInput }) => !hadRecentInput));
  });

  function report(): void {
    if (document.visibilityState !== 'hidden') return;
    end();
    const [opened] = performance.getEntriesByType('navigation');
    // A page that was prepared ahead is waited for from when it is opened.
    const since = opened?.activationStart ?? 0;
    const vitals: Partial<Record<WebVital, number>> = {};
    const note = (vital: WebVital, value: number): void => {
      if (value <= webVitalLimits[vital]) vitals[vital] = value;
    };
    if (opened) note('ttfb', Math.max(0, opened.responseStart - since));
    if (paintedAt !== undefined) {
      note('lcp', Math.max(0, paintedAt - since));
      note('cls', layoutShiftOf(shifts));
    }
    if (Object.keys(vitals).length === 0) return;
    fetch(browserReportPath, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ release, page: window.location.pathname.slice(0, 200), vitals }),
    }).catch(() => undefined);
  }
  const end = (): void => document.removeEventListener('visibilitychange', report);
  document.addEventListener('visibilitychange', report);
  return end;
}
