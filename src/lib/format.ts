import { currencySymbol } from '@/config/site';
import type { Locale } from '@/contracts/locale';

const wholeFormat = new Intl.NumberFormat('en-HK', { maximumFractionDigits: 0 });
const centsFormat = new Intl.NumberFormat('en-HK', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `HK$1,234` from HK$ (not cents); `withCents` gives `HK$1,234.50`. */
export function formatMoney(
  amount: number,
  { withCents = false }: { withCents?: boolean } = {},
): string {
  const sign = amount < 0 ? '−' : '';
  return `${sign}${currencySymbol}${(withCents ? centsFormat : wholeFormat).format(Math.abs(amount))}`;
}

/** `6.99%`; at most two decimals, `fixed` always two. */
export function formatPercent(
  percent: number,
  { fixed = false }: { fixed?: boolean } = {},
): string {
  return `${fixed ? percent.toFixed(2) : Number(percent.toFixed(2))}%`;
}

const tenorUnits: Record<Locale, { month: (n: number) => string; year: (n: number) => string }> = {
  en: {
    month: (n) => (n === 1 ? '1 month' : `${n} months`),
    year: (n) => (n === 1 ? '1 year' : `${n} years`),
  },
  hk: { month: (n) => `${n}個月`, year: (n) => `${n}年` },
  cn: { month: (n) => `${n}个月`, year: (n) => `${n}年` },
};

/** `18 months`, or whole years from two years up. */
export function formatTenor(months: number, locale: Locale): string {
  const units = tenorUnits[locale];
  return months >= 24 && months % 12 === 0 ? units.year(months / 12) : units.month(months);
}
