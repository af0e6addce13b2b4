import { hatWeights } from '../numeric/basis';
import { medianOf } from '../numeric/quantile';
import { choleskyInPlace, solveCholesky } from '../model/kriging';
import { featureCount, firmColumns, type SparseRow } from './level-features';

/** Years after the history's month at which the effects of the features may change; fitted where observations cluster. */
const driftKnots = [0, 0.75, 4.4, 6.1] as const;
const driftSteps = driftKnots.length - 1;
/** Prior variances, as ridges: of effects, of their drifts, of the level of each month and kind. */
const ridges = { effect: 1, drift: 20, month: 1e-4, firmness: 4 } as const;
const reweightings = 4;
const studentFreedom = 4;

export interface MeanRow {
  features: SparseRow;
  years: number;
  /** Position of the month and kind among all that were observed. */
  month: number;
  logPrice: number;
  weight: number;
}

/** Effects of the features, which drift over the years, and the level of each observed month. */
export class LevelMean {
  constructor(
    private readonly coefficients: Float64Array,
    private readonly months: number,
  ) {}

  /** Mean log price of a square foot. */
  predict(row: Pick<MeanRow, 'features' | 'years' | 'month'>): number {
    const { columns, values } = expand(row);
    return columns.reduce(
      (sum, column, at) => sum + (values[at] ?? 0) * (this.coefficients[column] ?? 0),
      0,
    );
  }

  get monthCount(): number {
    return this.months;
  }
}

/** Fits the effects by ridge regression with Student-t weights. */
export function fitLevelMean(rows: readonly MeanRow[], months: number): LevelMean {
  const size = featureCount * (1 + driftSteps) + months;
  const expanded = rows.map(expand);
  const weights = Float64Array.from(rows, ({ weight }) => weight);
  let mean = new LevelMean(new Float64Array(size), months);
  for (let round = 0; round < reweightings; round += 1) {
    mean = new LevelMean(solve({ rows, expanded, weights, size }), months);
    const residuals = rows.map((row) => row.logPrice - mean.predict(row));
    const scale = 1.4826 * medianOf(residuals.map(Math.abs));
    rows.forEach(({ weight }, at) => {
      const standardised = (residuals[at] ?? 0) / Math.max(scale, 1e-6);
      weights[at] = (weight * (studentFreedom + 1)) / (studentFreedom + standardised ** 2);
    });
  }
  return mean;
}

function expand({
  features,
  years,
  month,
}: Pick<MeanRow, 'features' | 'years' | 'month'>): SparseRow {
  const columns = [...features.columns];
  const values = [...features.values];
  const { lower, upper, upperWeight } = hatWeights(years, driftKnots);
  const addDrift = (knot: number, share: number) => {
    if (knot === 0 || share === 0) return;
    features.columns.forEach((column, at) => {
      columns.push(featureCount * knot + column);
      values.push(share * (features.values[at] ?? 0));
    });
  };
  addDrift(lower, 1 - upperWeight);
  if (upper !== lower) addDrift(upper, upperWeight);
  columns.push(featureCount * (1 + driftSteps) + month);
  values.push(1);
  return { columns, values };
}

function solve({
  rows,
  expanded,
  weights,
  size,
}: {
  rows: readonly MeanRow[];
  expanded: readonly SparseRow[];
  weights: Float64Array;
  size: number;
}): Float64Array {
  const matrix = new Float64Array(size * size);
  const vector = new Float64Array(size);
  expanded.forEach(({ columns, values }, row) => {
    const weight = weights[row] ?? 0;
    const target = rows[row]?.logPrice ?? 0;
    columns.forEach((column, at) => {
      const weighted = weight * (values[at] ?? 0);
      vector[column] = (vector[column] ?? 0) + weighted * target;
      columns.forEach((other, otherAt) => {
        if (other > column) return;
        const cell = column * size + other;
        matrix[cell] = (matrix[cell] ?? 0) + weighted * (values[otherAt] ?? 0);
      });
    });
  });
  for (let column = 0; column < size; column += 1) {
    const cell = column * size + column;
    matrix[cell] = (matrix[cell] ?? 0) + ridgeOf(column);
  }
  choleskyInPlace(matrix, size);
  solveCholesky(matrix, size, vector);
  return vector;
}

function ridgeOf(column: number): number {
  if (column >= featureCount * (1 + driftSteps)) return ridges.month;
  const feature = column % featureCount;
  const isFirm = feature >= firmColumns.from && feature < firmColumns.to;
  return (column < featureCount ? ridges.effect : ridges.drift) * (isFirm ? ridges.firmness : 1);
}
