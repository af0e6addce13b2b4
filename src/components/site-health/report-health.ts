import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { release } from '@/config/production/release';
import type { BrowserReport, ReportedError } from '@/contracts/site-health/site-health';
import {
  browserErrorLimits,
  browserReportPath,
  webVitalLimits,
  type WebVital,
} from '@/contracts/site-health/site-health-choices';
import { errorReportOf } from '@/lib/site-health/error-report';

/** Path of the document that was opened: vitals are its, however many pages were shown in it since. */
function openedPath(): string {
  const [opened] = performance.getEntriesByType('navigation');
  return (opened ? new URL(opened.name).pathname : location.pathname).slice(0, 200);
}

/** Cookies stay here, and the answer is nobody's concern. */
function send(report: BrowserReport): void {
  fetch(browserReportPath, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}

/** Reports vitals and errors when the page is left or hidden: vitals once, of errors the first few different ones. */
export function reportHealth(early: readonly unknown[]): void {
  const page = openedPath();
  let vitals: BrowserReport['vitals'] = {};
  let areVitalsSent = false;
  let errors: ReportedError[] = [];
  const seen = new Set<string>();

  const measured =
    (vital: WebVital) =>
    ({ value }: Metric): void => {
      if (value <= webVitalLimits[vital]) vitals = { ...vitals, [vital]: value };
    };
  onLCP(measured('lcp'));
  onINP(measured('inp'));
  onCLS(measured('cls'));
  onTTFB(measured('ttfb'));

  function noteError(error: unknown): void {
    const report = errorReportOf(error, location);
    const key = JSON.stringify(report?.frames);
    if (!report || seen.has(key) || seen.size >= browserErrorLimits.errors) return;
    seen.add(key);
    errors.push(report);
  }
  for (const error of early) noteError(error);
  window.addEventListener('error', ({ error }) => noteError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));

  function flush(): void {
    const hasVitals = !areVitalsSent && Object.keys(vitals ?? {}).length > 0;
    if (!hasVitals && errors.length === 0) return;
    send({
      release,
      page,
      ...(hasVitals ? { vitals } : {}),
      ...(errors.length > 0 ? { errors } : {}),
    });
    areVitalsSent = true;
    errors = [];
  }
  // After the listeners of the vitals, which measure to the end when the page is hidden.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
}
