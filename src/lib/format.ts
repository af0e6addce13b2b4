import { currencySymbol } from '@/config/site';

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
