import type { TranslationProps } from '@/i18n/translation-props';

const grouped = new Intl.NumberFormat('en-HK', { maximumFractionDigits: 2 });

const cents = new Intl.NumberFormat('en-HK', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `36,398.28`, for columns headed with the currency. */
export const formatCents = (value: number): string => cents.format(value);

const whole = new Intl.NumberFormat('en-HK', { maximumFractionDigits: 0 });

/** `436,779`, rounded to the nearest dollar, for totals in tables. */
export const formatWhole = (value: number): string => whole.format(value);

/** `3,000,000`, with at most two decimals. */
export const formatGrouped = (value: number): string => grouped.format(value);

/** `10 years`, `10 years 6 months`, `8 months`. */
export function yearsAndMonths(total: number, { t }: TranslationProps): string {
  const [years, months] = [Math.floor(total / 12), total % 12];
  return [
    ...(years > 0 ? [t(years === 1 ? 'tenor.oneYear' : 'tenor.years', { years })] : []),
    ...(months > 0 ? [t(months === 1 ? 'tenor.oneMonth' : 'tenor.months', { months })] : []),
  ].join(' ');
}
