import type { Locale } from '@/contracts/locale';
import type { Touch } from './touch';

export const deviceClasses = ['phone', 'tablet', 'computer'] as const;
export type DeviceClass = (typeof deviceClasses)[number];

/** A page that was opened from outside the site. */
export interface Visit {
  at: Date;
  /** Network address and browser: never stored; of them and the day's salt the visitor's mark is made. */
  visitor: string;
  touch: Touch;
  /** Path of the page without language. */
  landing: string;
  language: Locale;
  device: DeviceClass;
}

/** By the words that browsers use for themselves; a browser that says nothing is a computer's. */
export function deviceClassOf(userAgent: string): DeviceClass {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobi)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod/i.test(userAgent) ? 'phone' : 'computer';
}
