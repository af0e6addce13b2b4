import { promised } from '@/config/promises';
import { dayMs } from '@/lib/hong-kong-day';

/** A session ends after `sessionIdleMs` without a call, and `sessionLifetimeMs` after signing in in any case. */
export const sessionIdleMs = promised('sessionIdle') * 60_000;
export const sessionLifetimeMs = promised('sessionLife') * 60 * 60_000;
/** How long an ended session is remembered, so that its browser is told that it ended. */
export const endedSessionRetentionMs = dayMs;

const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['CriOS', 'Chrome'],
  ['FxiOS', 'Firefox'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Browser and system of a `User-Agent`, such as `Chrome · Android`; unknown parts are left out. */
export function deviceOf(userAgent: string | null): string {
  const agent = userAgent ?? '';
  const browser = browsers.find(([mark]) => agent.includes(`${mark}/`))?.[1];
  const system = systems.find(([mark]) => agent.includes(mark))?.[1];
  return [browser, system].filter((part) => part !== undefined).join(' · ');
}

/** Who did something and where, for `addEvent` of the customer's events. */
export const eventOf = (
  { customerId, device, network }: { customerId: string; device: string; network: string },
  at: Date,
) => ({ customerId, device, network, at });
