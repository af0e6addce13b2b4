import { currencySymbol } from '@/config/site';
import { lazily } from './object/lazily';

const formatWith = (options: Intl.NumberFormatOptions) =>
  lazily(() => new Intl.NumberFormat('en-HK', options));

const groupedFormat = formatWith({ maximumFractionDigits: 2 });
const wholeFormat = formatWith({ maximumFractionDigits: 0 });
const centsFormat = formatWith({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const rateFormat = formatWith({ minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** `HK$1,234` from HK$ (not cents); `withCents` gives `HK$1,234.50`. */
export function formatMoney(
  amount: number,
  { withCents = false }: { withCents?: boolean } = {},
): string {
  const sign = amount < 0 ? '−' : '';
  return `${sign}${currencySymbol}${(withCents ? centsFormat : wholeFormat)().format(Math.abs(amount))}`;
}

/** `36,398.28`, for columns headed with the currency. */
export const formatCents = (value: number): string => centsFormat().format(value);

/** `436,779`, rounded to a whole number. */
export const formatWhole = (value: number): string => wholeFormat().format(value);

/** `3,000,000`, with at most two decimals. */
export const formatGrouped = (value: number): string => groupedFormat().format(value);

/** `8.25`, `8.125`: a rate as it was entered, with at least two decimals. */
export const formatRate = (value: number): string => rateFormat().format(value);

/** `6.99%`; at most two decimals, `fixed` always two. */
export function formatPercent(
  percent: number,
  { fixed = false }: { fixed?: boolean } = {},
): string {
  return `${fixed ? percent.toFixed(2) : Number(percent.toFixed(2))}%`;
}
