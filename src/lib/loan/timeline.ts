import {
  addDays,
  addMonths,
  formatCivilDate,
  parseCivilDate,
  toDayNumber,
  type CivilDate,
} from './civil-date';
import type { PaymentFrequency } from './types';

const daysPerFortnight = 14;

/** The payment dates of a term loan. `gapDays` (from the date before, index 0 = start) is null without a start date. */
export interface Timeline {
  readonly start: CivilDate | null;
  readonly frequency: PaymentFrequency;
  readonly periods: number;
  readonly periodsPerYear: number;
  readonly gapDays: Int32Array | null;
}

export interface TimelineRequest {
  readonly startDate: string | undefined;
  readonly frequency: PaymentFrequency;
  readonly tenorMonths: number;
}

/** Number of whole periods up to the end of `month`; a fortnightly term is rounded up. */
export function periodOfMonth(frequency: PaymentFrequency, month: number): number {
  return frequency === 'monthly' ? month : Math.floor((month * 26) / 12);
}

function dateOf(start: CivilDate, frequency: PaymentFrequency, period: number): CivilDate {
  return frequency === 'monthly'
    ? addMonths(start, period)
    : addDays(start, period * daysPerFortnight);
}

/** Date of payment `period` as YYYY-MM-DD: start + k months clamped to the month's end, or start + 14 k days. */
export function periodDate(
  { start, frequency }: Pick<Timeline, 'start' | 'frequency'>,
  period: number,
): string | null {
  return start ? formatCivilDate(dateOf(start, frequency, period)) : null;
}

function monthlyGaps(start: CivilDate, periods: number): Int32Array {
  const gaps = new Int32Array(periods + 1);
  let previous = toDayNumber(start);
  for (let k = 1; k <= periods; k += 1) {
    const current = toDayNumber(addMonths(start, k));
    gaps[k] = current - previous;
    previous = current;
  }
  return gaps;
}

/** The periods of a loan with the days of each; without a start date `gapDays` is null. */
export function buildTimeline({ startDate, frequency, tenorMonths }: TimelineRequest): Timeline {
  const start = startDate === undefined ? null : parseCivilDate(startDate);
  const monthly = frequency === 'monthly';
  const periods = monthly ? tenorMonths : Math.ceil((tenorMonths * 26) / 12);
  const fortnightlyGaps = (): Int32Array => new Int32Array(periods + 1).fill(daysPerFortnight);
  const gapDays = start ? (monthly ? monthlyGaps(start, periods) : fortnightlyGaps()) : null;
  return { start, frequency, periods, periodsPerYear: monthly ? 12 : 26, gapDays };
}
