import type { TranslationProps } from '@/i18n/translation-props';

/** `10 years`, `10 years 6 months`, `8 months`. */
export function yearsAndMonths(total: number, { t }: TranslationProps<'calculation'>): string {
  const [years, months] = [Math.floor(total / 12), total % 12];
  return [
    ...(years > 0 ? [t(years === 1 ? 'tenor.oneYear' : 'tenor.years', { years })] : []),
    ...(months > 0 ? [t(months === 1 ? 'tenor.oneMonth' : 'tenor.months', { months })] : []),
  ].join(' ');
}
