import type { IndexQuarter } from '../market/official-index';
import { type MonthNumber, monthNumber } from './level-place';

/** The official price index between the middles of its quarters, which a missing quarter does not interrupt. */
export class MonthlyIndex {
  private readonly points: { month: MonthNumber; logValues: number[] }[];

  constructor(quarters: readonly IndexQuarter[]) {
    this.points = quarters
      .map(({ yearMonth, values }) => ({
        month: monthNumber(Math.floor(yearMonth / 100), yearMonth % 100) - 1,
        logValues: values.map(Math.log),
      }))
      .sort((one, other) => one.month - other.month);
  }

  /** Change of the log index of a size class (0 to 4) from one month to another; beyond the ends the last value. */
  logChange(sizeClass: number, from: MonthNumber, to: MonthNumber): number {
    return this.logValue(sizeClass, to) - this.logValue(sizeClass, from);
  }

  private logValue(sizeClass: number, month: MonthNumber): number {
    const after = this.points.findIndex((point) => point.month >= month);
    const upper = this.points[after < 0 ? this.points.length - 1 : after];
    const lower = this.points[after < 0 ? this.points.length - 1 : Math.max(after - 1, 0)];
    const high = upper?.logValues[sizeClass] ?? 0;
    const low = lower?.logValues[sizeClass] ?? 0;
    if (!upper || !lower || upper.month === lower.month) return high;
    return low + ((high - low) * (month - lower.month)) / (upper.month - lower.month);
  }
}
