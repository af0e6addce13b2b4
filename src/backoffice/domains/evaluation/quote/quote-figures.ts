import { dayMs } from '@/lib/hong-kong-day';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { TrendPoint } from '@/contracts/evaluation/quote-support';
import { indexedFigures } from '@/valuation/market/indexed-figures';
import type { IndexQuarter } from '@/valuation/market/official-index';
import type { EpochDay } from '@/valuation/model/sale.types';
import { isoDayOf } from '@/valuation/model/transaction-row';
import { roundRange, roundValue, valueStepHkd } from '../value-steps';

/** Five years, and the quarter that they begin with. */
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
  const rounded = Math.max(valueStepHkd, roundValue(value));
  const range = roundRange({ low, high });
  const loanAt = (ltv: 75 | 85) => Math.round((rounded * ltv) / 100);
  return {
    low: Math.min(rounded, range.low),
    value: rounded,
    high: Math.max(rounded, range.high),
    maxLoan: { percent75: loanAt(75), percent85: loanAt(85) },
  };
}

/** Today's value adjusted back by the official index of the size class, at the ends of the quarters published by today, and today's as an estimate. */
export function indexTrend(
  current: { today: EpochDay; figure: number; areaSqft: number },
  quarters: readonly IndexQuarter[],
): TrendPoint[] {
  return indexedFigures({ ...current, quarters, maxQuarters }).map(
    ({ day, figure, isEstimate }) => ({
      date: isoDayOf(day),
      value: Math.round(figure),
      ...(isEstimate ? { isEstimate } : {}),
    }),
  );
}

/** Age in whole years on a day, for display. */
export function ageInYears(completedOnDay: EpochDay | null, today: EpochDay): number | null {
  return completedOnDay === null
    ? null
    : Math.max(0, Math.round((today - completedOnDay) / 365.25));
}
