import type { Locale } from '@/contracts/locale';
import type { DeviceClass } from '@/contracts/site-health/site-health-choices';
import type { Touch } from './touch';
import type { Touches } from './touches';

/** A page that was opened from outside the site. */
export interface Visit {
  at: Date;
  /** Network address and browser: never stored; of them and the day's salt the visitor's mark is made. */
  visitor: string;
  touch: Touch;
  /** What brought this browser first and last, this arrival included. */
  touches: Touches;
  /** Path of the page without language. */
  landing: string;
  language: Locale;
  device: DeviceClass;
}

/** Who a visitor is as far as one day can tell; the pages and the API make the same of it. */
export const visitorOf = (address: string, userAgent: string): string => `${address}\n${userAgent}`;

/** By the words that browsers use for themselves; a browser that says nothing is a computer's. */
export function deviceClassOf(userAgent: string): DeviceClass {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobi)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod/i.test(userAgent) ? 'phone' : 'computer';
}
