import { browserErrorLimits, builtScript } from '@/contracts/site-health/site-health-choices';
import type { ReportedError } from '@/contracts/site-health/site-health';

/** `at name (https://host/file.js:1:2)` of Chromium, `name@https://host/file.js:1:2` of Firefox and Safari. */
const place = /(https?:\/\/[^\s()@]+):(\d{1,8}):(\d{1,8})\)?$/;
const reactCode = /^Minified React error #(\d{1,4});/;
const errorName = /^[A-Za-z]{1,40}$/;

type Frame = ReportedError['frames'][number];

function frameOf(line: string, origin: string): Frame[] {
  const [, url = '', row = '', column = ''] = place.exec(line.trim()) ?? [];
  if (!url.startsWith(`${origin}/`)) return [];
  const file = url.slice(origin.length).replace(/[?#].*$/, '');
  return builtScript.test(file) ? [{ file, line: Number(row), column: Number(column) }] : [];
}

/**
 * What may be said of an error: its kind and the places of our scripts that it went through, never its message. Null for one without
 * any, such as those of extensions of the browser.
 */
export function errorReportOf(
  error: unknown,
  { origin, pathname }: { origin: string; pathname: string },
): ReportedError | null {
  if (!(error instanceof Error)) return null;
  const frames = (error.stack ?? '')
    .split('\n')
    .flatMap((line) => frameOf(line, origin))
    .slice(0, browserErrorLimits.frames);
  if (frames.length === 0) return null;
  const code = reactCode.exec(error.message)?.[1];
  return {
    name: errorName.test(error.name) ? error.name : 'Error',
    ...(code === undefined ? {} : { code }),
    frames,
    page: pathname.slice(0, 200),
  };
}
