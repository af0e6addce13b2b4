import type { Locale } from '@/contracts/locale';
import { unitTexts } from './unit-texts';

/** `18 months`, or whole years from two years up. */
export function formatTenor(months: number, locale: Locale): string {
  const t = unitTexts.in(locale);
  if (months >= 24 && months % 12 === 0) return t('years', { count: months / 12 });
  return months === 1 ? t('oneMonth') : t('months', { count: months });
}
