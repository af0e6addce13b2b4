import { dayMs } from '@/lib/hong-kong-day';
import type { QuoteData, TrendPoint } from '@/contracts/evaluation/evaluation';
import { sizeClassOf } from '@/valuation/numeric/basis';
import { publicationLagDays, type IndexQuarter } from '@/valuation/market/official-index';
import type { EpochDay } from '@/valuation/model/sale.types';
import { formatDay } from '@/valuation/model/transaction-row';

const valueStep = 10_000;
const maxQuarters = 21;
/** The same day of the next month, or the last day of that month. */
export function addOneMonth(day: EpochDay): EpochDay {
  const date = new Date(day * dayMs);
  const lastOfNext = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 2, 0));
  const dayOfMonth = Math.min(date.getUTCDate(), lastOfNext.getUTCDate());
  return Math.round(
    Date.UTC(lastOfNext.getUTCFullYear(), lastOfNext.getUTCMonth(), dayOfMonth) / dayMs,
  );
}

/** Range and value in steps of HK$10,000, the range rounded outwards. */
export function roundedRange({
  low,
  value,
  high,
}: {
  low: number;
  value: number;
  high: number;
}): Pick<QuoteData, 'low' | 'value' | 'high' | 'maxLoan'> {
  const rounded = Math.max(valueStep, Math.round(value / valueStep) * valueStep);
  return {
    low: Math.min(rounded, Math.floor(low / valueStep) * valueStep),
    value: rounded,
    high: Math.max(rounded, Math.ceil(high / valueStep) * valueStep),
    maxLoan: { percent75: Math.round(rounded * 0.75), percent85: Math.round(rounded * 0.85) },
  };
}

function quarterEnd({ yearMonth }: IndexQuarter): EpochDay {
  return Math.round(Date.UTC(Math.floor(yearMonth / 100), yearMonth % 100, 0) / dayMs);
}

/** Today's value adjusted back by the official index of the size class, at the ends of the quarters published by today. */
export function indexTrend(
  { today, figure: currentValue, areaSqft }: { today: EpochDay; figure: number; areaSqft: number },
  quarters: readonly IndexQuarter[],
): TrendPoint[] {
  const sizeClass = sizeClassOf(areaSqft);
  const published = quarters
    .filter((quarter) => quarterEnd(quarter) + publicationLagDays <= today)
    .sort((one, other) => one.yearMonth - other.yearMonth);
  const last = published.at(-1)?.values[sizeClass];
  if (last === undefined) return [];
  return published.slice(-maxQuarters).map((quarter) => ({
    date: formatDay(quarterEnd(quarter)),
    value: Math.round((currentValue * (quarter.values[sizeClass] ?? last)) / last),
  }));
}

/** Age in whole years on a day, for display. */
export function ageInYears(completedOnDay: EpochDay | null, today: EpochDay): number | null {
  return completedOnDay === null
    ? null
    : Math.max(0, Math.round((today - completedOnDay) / 365.25));
}
