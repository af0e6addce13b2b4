import { appendTo } from '@/lib/object/append-to';
import { choleskyInPlace, solveCholesky } from '../model/kriging';
import {
  type LevelCovarianceParameters,
  levelCovariance,
  type LevelPoint,
} from './level-covariance';
import { PointGrid } from './point-grid';

/** An observation with what the mean leaves unexplained. */
export interface LevelResidual {
  point: LevelPoint;
  residual: number;
  variance: number;
}

/** An observation with its weight in an estimate, and its covariance with what was estimated. */
export interface WeighedResidual {
  known: LevelResidual;
  weight: number;
  covariance: number;
}

/** Neighbours taken from each period; a place's own observations come on top. */
const neighbourCounts = { recent: 45, history: 45, middle: 15, early: 10 } as const;
/** The observations taken are those of so many times as many nearest that tell most of the target. */
const candidateFactor = 10;
/** Variance that an observation's own is added to where what it tells is compared. */
const comparedVariance = 0.05;
type Period = keyof typeof neighbourCounts;

export function periodOf(years: number): Period {
  if (years <= 0) return 'history';
  if (years < 2) return 'early';
  return years < 5 ? 'middle' : 'recent';
}

/** Simple kriging of the levels of places over their own and the most telling near observations (Chilès & Delfiner, Geostatistics, chapter 3). */
export class LevelKriging {
  private readonly grids: readonly { grid: PointGrid; count: number }[];
  private readonly own = new Map<number, number[]>();

  constructor(
    private readonly residuals: readonly LevelResidual[],
    private readonly parameters: LevelCovarianceParameters,
  ) {
    const rowsByPeriod = new Map<Period, number[]>();
    residuals.forEach(({ point }, row) => {
      const period = periodOf(point.years);
      appendTo(rowsByPeriod, period, row);
      appendTo(this.own, point.place, row);
    });
    this.grids = [...rowsByPeriod].map(([period, rows]) => ({
      count: neighbourCounts[period],
      grid: new PointGrid(
        rows.flatMap((row) => {
          const point = residuals[row]?.point;
          return point ? [{ row, north: point.north, east: point.east }] : [];
        }),
      ),
    }));
  }

  /** Correction of the mean at a point and the variance that remains, in log price, with the weights behind them; `without` leaves one observation out. */
  estimate(
    target: LevelPoint,
    without = -1,
  ): { correction: number; variance: number; weighed: WeighedResidual[] } {
    let correction = 0;
    let variance = this.between(target, target);
    const weighed = this.solve(target, without);
    for (const { known, weight, covariance } of weighed) {
      correction += weight * known.residual;
      variance -= weight * covariance;
    }
    return { correction, variance: Math.max(variance, 0), weighed };
  }

  private solve(target: LevelPoint, without: number): WeighedResidual[] {
    const rows = new Set(this.own.get(target.place) ?? []);
    for (const { grid, count } of this.grids)
      for (const row of this.mostTelling(target, { grid, count })) rows.add(row);
    rows.delete(without);
    const known = [...rows].flatMap((row) => this.residuals[row] ?? []);
    const size = known.length;
    const matrix = new Float64Array(size * size);
    const covariances = Float64Array.from(known, ({ point }) => this.between(point, target));
    known.forEach(({ point, variance }, row) => {
      for (let column = 0; column < row; column += 1)
        matrix[row * size + column] = this.between(point, known[column]?.point ?? point);
      matrix[row * size + row] = this.between(point, point) + variance;
    });
    choleskyInPlace(matrix, size);
    const weights = covariances.slice();
    solveCholesky(matrix, size, weights);
    return known.map((observed, row) => ({
      known: observed,
      weight: weights[row] ?? 0,
      covariance: covariances[row] ?? 0,
    }));
  }

  /** Alike counts beside near: between old blocks, a new one tells more of another further away. */
  private mostTelling(
    target: LevelPoint,
    { grid, count }: { grid: PointGrid; count: number },
  ): number[] {
    const candidates = grid.nearest(target, count * candidateFactor).flatMap((row) => {
      const known = this.residuals[row];
      if (!known) return [];
      const deviation = Math.sqrt(known.variance + comparedVariance);
      return [{ row, tells: this.between(known.point, target) / deviation }];
    });
    return candidates
      .sort((one, other) => other.tells - one.tells || one.row - other.row)
      .slice(0, count)
      .map(({ row }) => row);
  }

  private between(one: LevelPoint, other: LevelPoint): number {
    return levelCovariance(one, other, this.parameters);
  }
}

/** How much each place weighs in an estimate: shares of the positive weights by the place's position, the heaviest first. */
export function sharesOf(weighed: readonly WeighedResidual[]): { place: number; share: number }[] {
  const byPlace = new Map<number, number>();
  for (const { known, weight } of weighed)
    byPlace.set(known.point.place, (byPlace.get(known.point.place) ?? 0) + weight);
  const positive = [...byPlace].filter(([, weight]) => weight > 0);
  const total = positive.reduce((sum, [, weight]) => sum + weight, 0);
  return positive
    .map(([place, weight]) => ({ place, share: weight / total }))
    .sort((one, other) => other.share - one.share || one.place - other.place);
}
