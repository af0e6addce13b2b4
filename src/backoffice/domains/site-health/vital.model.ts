import type { WebVital } from '@/contracts/site-health/site-health-choices';

/** Steps grow by a quarter from 10 ms (for `cls` from 0.001) to a minute; a p75 read from them is at most some percent off. */
const stepCount = 40;
const firstMs = 10;
const growth = 1.25;

/** The upper ends of the steps in milliseconds; what is more counts in the last. */
export const stepEndsMs: readonly number[] = Array.from(
  { length: stepCount },
  (_step, index) => firstMs * growth ** index,
);

/** A share of the window as the milliseconds whose steps it uses. */
const msOf = (vital: WebVital, figure: number): number =>
  vital === 'cls' ? figure * 10_000 : figure;

/** The step of a figure, from 0; figures are milliseconds, for `cls` a share. */
export function stepOf(vital: WebVital, figure: number): number {
  const step = stepEndsMs.findIndex((end) => msOf(vital, figure) <= end);
  return step === -1 ? stepCount - 1 : step;
}

/** An empty count of each step. */
export const noCounts = (): number[] => Array.from({ length: stepCount }, () => 0);

/** The figure that three of four stay within, by straight lines inside a step as Prometheus draws them; null without any. */
export function p75Of(vital: WebVital, counts: readonly number[]): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const rank = total * 0.75;
  let below = 0;
  for (const [step, count] of counts.entries()) {
    if (count > 0 && below + count >= rank) {
      const start = stepEndsMs[step - 1] ?? 0;
      const end = stepEndsMs[step] ?? start;
      const ms = start + ((end - start) * (rank - below)) / count;
      return vital === 'cls' ? Math.round(ms / 10) / 1_000 : Math.round(ms);
    }
    below += count;
  }
  return null;
}
