import { type ComparableIndex, copyProperty } from './comparable-index';
import { CovariancePoints, NestedCovariance, type CovarianceParameters } from './covariance';
import type { EncodedProperty } from './encoded-sale';

export interface KrigingOptions {
  parameters: CovarianceParameters;
  maxComparables: number;
}

/** The residual and the robust weight of each sale in the index. */
export interface KnownResiduals {
  residualOf: (row: number) => number;
  weightOf: (row: number) => number;
}

export interface KrigingResult {
  /** Correction to the additive prediction, in log price. */
  correction: number;
  /** Variance of the prediction, the single sale's noise included. */
  variance: number;
  /** Comparables with their weight in the correction, heaviest first. */
  weights: { row: number; weight: number }[];
}

const smallestPivot = 1e-6;

/** Simple kriging of residuals over the nearest comparables (Chilès & Delfiner, Geostatistics, chapter 3). */
export class ResidualKriging {
  private readonly covariance: NestedCovariance;
  private readonly points: CovariancePoints;
  private readonly scratchPoints: CovariancePoints;
  private readonly matrix: Float64Array;
  private readonly targetCovariance: Float64Array;
  private readonly solution: Float64Array;

  constructor(private readonly options: KrigingOptions) {
    const size = options.maxComparables;
    this.covariance = new NestedCovariance(options.parameters);
    this.points = new CovariancePoints(size + 1);
    this.scratchPoints = new CovariancePoints(2);
    this.matrix = new Float64Array(size * size);
    this.targetCovariance = new Float64Array(size);
    this.solution = new Float64Array(size);
  }

  estimate(target: EncodedProperty, index: ComparableIndex, known: KnownResiduals): KrigingResult {
    const rows = this.selectComparables(target, index);
    const count = rows.length;
    const targetSlot = this.options.maxComparables;
    copyProperty(this.points, targetSlot, target);
    rows.forEach((row, slot) => index.copyTo(this.points, slot, row));
    const prior = this.covariance.between(this.points, targetSlot, targetSlot);
    const { nugget } = this.options.parameters;
    for (let slot = 0; slot < count; slot += 1) {
      for (let other = 0; other < slot; other += 1)
        this.matrix[slot * count + other] = this.covariance.between(this.points, slot, other);
      const noise = nugget / Math.max(known.weightOf(rows[slot] ?? 0), 0.02);
      this.matrix[slot * count + slot] = this.covariance.between(this.points, slot, slot) + noise;
      this.targetCovariance[slot] = this.covariance.between(this.points, slot, targetSlot);
      this.solution[slot] = this.targetCovariance[slot] ?? 0;
    }
    choleskyInPlace(this.matrix, count);
    solveCholesky(this.matrix, count, this.solution);
    let correction = 0;
    let explainedVariance = 0;
    const weights: { row: number; weight: number }[] = [];
    rows.forEach((row, slot) => {
      const weight = this.solution[slot] ?? 0;
      correction += weight * known.residualOf(row);
      explainedVariance += weight * (this.targetCovariance[slot] ?? 0);
      weights.push({ row, weight });
    });
    weights.sort((a, b) => b.weight - a.weight);
    return { correction, variance: Math.max(prior - explainedVariance, 0) + nugget, weights };
  }

  private selectComparables(target: EncodedProperty, index: ComparableIndex): number[] {
    const candidates = index.candidates(target);
    if (candidates.length <= this.options.maxComparables) return candidates;
    copyProperty(this.scratchPoints, 0, target);
    const ranked = candidates.map((row) => {
      index.copyTo(this.scratchPoints, 1, row);
      return { row, covariance: this.covariance.between(this.scratchPoints, 0, 1) };
    });
    ranked.sort((a, b) => b.covariance - a.covariance);
    return ranked.slice(0, this.options.maxComparables).map(({ row }) => row);
  }
}

/** Replaces the lower triangle of a symmetric positive definite matrix (rows of `size`) by its Cholesky factor. */
export function choleskyInPlace(matrix: Float64Array, size: number): void {
  for (let row = 0; row < size; row += 1) {
    const rowStart = row * size;
    for (let column = 0; column <= row; column += 1) {
      const columnStart = column * size;
      let sum = matrix[rowStart + column] ?? 0;
      for (let index = 0; index < column; index += 1)
        sum -= (matrix[rowStart + index] ?? 0) * (matrix[columnStart + index] ?? 0);
      matrix[rowStart + column] =
        row === column
          ? Math.sqrt(Math.max(sum, smallestPivot))
          : sum / (matrix[columnStart + column] ?? 1);
    }
  }
}

/** Solves L Lᵀ x = b for the Cholesky factor L; b is replaced by x. */
export function solveCholesky(factor: Float64Array, size: number, vector: Float64Array): void {
  for (let row = 0; row < size; row += 1) {
    let sum = vector[row] ?? 0;
    for (let index = 0; index < row; index += 1)
      sum -= (factor[row * size + index] ?? 0) * (vector[index] ?? 0);
    vector[row] = sum / (factor[row * size + row] ?? 1);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = vector[row] ?? 0;
    for (let index = row + 1; index < size; index += 1)
      sum -= (factor[index * size + row] ?? 0) * (vector[index] ?? 0);
    vector[row] = sum / (factor[row * size + row] ?? 1);
  }
}
