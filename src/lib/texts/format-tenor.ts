import type { Locale } from '@/contracts/locale';
import { unitTexts } from './unit-texts';

/** A tenor as products and examples name it: `18 months`, or whole years from two years up. */
export function formatTenor(months: number, locale: Locale): string {
  const t = unitTexts.in(locale);
  if (months >= 24 && months % 12 === 0) return t('years', { count: months / 12 });
  return months === 1 ? t('oneMonth') : t('months', { count: months });
}

/** `10 years`, `1 year 6 months`, `8 months`: a period that a visitor chose to the month. */
export function formatYearsAndMonths(period: number, locale: Locale): string {
  const t = unitTexts.in(locale);
  const [years, months] = [Math.floor(period / 12), period % 12];
  const inYears = years === 1 ? t('oneYear') : t('years', { count: years });
  const inMonths = months === 1 ? t('oneMonth') : t('months', { count: months });
  if (years === 0) return inMonths;
  return months === 0 ? inYears : t('yearsAndMonths', { years: inYears, months: inMonths });
}
