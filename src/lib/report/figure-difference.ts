import { formatGrouped, formatMoney, formatPercent } from '@/lib/format';

/** By how much a figure differs from another: `+3 (+25%)`, without the share where there was nothing before; null where one of them is not known. */
export function figureDifference(
  { now, before }: { now: number | null; before: number | null },
  { isMoney = false }: { isMoney?: boolean } = {},
): string | null {
  if (now === null || before === null) return null;
  const signed = (value: number, text: string): string =>
    value === 0 ? text : `${value < 0 ? '−' : '+'}${text}`;
  const size = Math.abs(now - before);
  const difference = signed(now - before, isMoney ? formatMoney(size) : formatGrouped(size));
  if (before === 0 || size === 0) return difference;
  const share = formatPercent(Math.round((1_000 * size) / before) / 10);
  return `${difference} (${signed(now - before, share)})`;
}
