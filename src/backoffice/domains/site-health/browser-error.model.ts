import { createHash } from 'node:crypto';
import type { BrowserError, ReportedError, StackFrame } from '@/contracts/site-health/site-health';
import type { DeviceClass } from '@/contracts/site-health/site-health-choices';

export interface BrowserErrorRow {
  id: string;
  name: string;
  code: string | null;
  release: string;
  frames: StackFrame[];
  page: string;
  language: string;
  device: DeviceClass;
  count: number;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

/** The same kind of error at the same places of the same scripts. */
export function fingerprintOf({ name, code = '', frames }: ReportedError): string {
  const places = frames.map(({ file, line, column }) => `${file}:${line}:${column}`);
  return createHash('sha256')
    .update([name, code, ...places].join('\n'))
    .digest('hex')
    .slice(0, 16);
}

/** As staff see it in the list. */
export const toBrowserError = ({
  frames: _frames,
  firstSeenAt,
  lastSeenAt,
  ...row
}: BrowserErrorRow): BrowserError => ({
  ...row,
  firstSeenAt: firstSeenAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
});
