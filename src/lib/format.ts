import { currencySymbol } from '@/config/site';
import { lazily } from './object/lazily';

interface Decimals {
  least: number;
  most: number;
}

const plainNumber = /^(\d+)(?:\.(\d+))?$/;
const placeOfComma = /\B(?=(?:\d{3})+$)/g;

/**
 * Writes numbers as people in Hong Kong do. What needs no rounding of decimals is written here: the first number that
 * `Intl` formats takes a phone up to a quarter of a second, and most pages show none that needs it.
 */
function formatWith({ least, most }: Decimals): (value: number) => string {
  const intl = lazily(
    () =>
      new Intl.NumberFormat('en-HK', { minimumFractionDigits: least, maximumFractionDigits: most }),
  );
  return (value) => {
    const [, integer, decimals = ''] =
      plainNumber.exec(String(most === 0 ? Math.round(value) : value)) ?? [];
    if (integer === undefined || decimals.length > most) return intl().format(value);
    const fraction = decimals.padEnd(least, '0');
    return `${integer.replace(placeOfComma, ',')}${fraction && `.${fraction}`}`;
  };
}

/** `36,398.28`, for columns headed with the currency. */
export const formatCents = formatWith({ least: 2, most: 2 });

/** `436,779`, rounded to a whole number. */
export const formatWhole = formatWith({ least: 0, most: 0 });

/** `3,000,000`, with at most two decimals. */
export const formatGrouped = formatWith({ least: 0, most: 2 });

/** `8.25`, `8.125`: a rate as it was entered, with at least two decimals. */
export const formatRate = formatWith({ least: 2, most: 4 });

/** `HK$1,234` from HK$ (not cents); `withCents` gives `HK$1,234.50`. */
export function formatMoney(
  amount: number,
  { withCents = false }: { withCents?: boolean } = {},
): string {
  const sign = amount < 0 ? '−' : '';
  return `${sign}${currencySymbol}${(withCents ? formatCents : formatWhole)(Math.abs(amount))}`;
}

/** `6.99%`; at most two decimals, `fixed` always two. */
export function formatPercent(
  percent: number,
  { fixed = false }: { fixed?: boolean } = {},
): string {
  return `${fixed ? percent.toFixed(2) : Number(percent.toFixed(2))}%`;
}
