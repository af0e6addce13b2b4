import { roundTo } from '@/lib/loan/money';
import { clamp, type Range } from './calculator-form';

/** A slider step of `step` for values up to `upTo`; the last one applies to the end of the range. */
export interface StepRange {
  upTo: number;
  step: number;
}

export const moneySteps: readonly StepRange[] = [
  { upTo: 1_000_000, step: 20_000 },
  { upTo: 5_000_000, step: 50_000 },
  { upTo: 15_000_000, step: 100_000 },
  { upTo: 30_000_000, step: 500_000 },
  { upTo: Infinity, step: 5_000_000 },
];
export const tenorSteps: readonly StepRange[] = [
  { upTo: 12, step: 1 },
  { upTo: 60, step: 6 },
  { upTo: Infinity, step: 12 },
];
export const rateSteps: readonly StepRange[] = [
  { upTo: 15, step: 0.1 },
  { upTo: 24, step: 0.25 },
  { upTo: Infinity, step: 1 },
];
export const daySteps: readonly StepRange[] = [
  { upTo: 60, step: 1 },
  { upTo: Infinity, step: 5 },
];

/** All values of a slider over a range, both ends included. */
export function sliderValues({ min, max }: Range, stops: readonly StepRange[]): number[] {
  const values = [min];
  let last = min;
  while (last < max) {
    const from = last;
    const step = stops.find(({ upTo }) => from < upTo)?.step ?? max - min;
    last = Math.min(max, roundTo((Math.floor(roundTo(from / step, 6)) + 1) * step, 6));
    values.push(last);
  }
  return values;
}

/** The position of a value among the slider's values: an index, fractional for a value between two of them. */
export function positionOf(value: number, values: readonly number[]): number {
  const inRange = clamp(value, { min: values[0] ?? 0, max: values[values.length - 1] ?? 0 });
  const above = values.findIndex((candidate) => candidate >= inRange);
  const high = values[above] ?? inRange;
  const low = values[above - 1];
  return low === undefined || high === inRange
    ? Math.max(0, above)
    : above - 1 + (inRange - low) / (high - low);
}
