import { ColumnSpace, isLocalCode } from './column-space';
import type { EncodedProperty } from './encoded-sale';
import { GrowingFloats, GrowingInts } from '../numeric/growing-array';
import { medianOf } from '../numeric/quantile';
import { solveRidge } from '../numeric/ridge-solver';
import { RowBuilder } from './row-builder';

const degreesOfFreedom = 4;
const scaleOfMedianDeviation = 1.4826;

export interface FitEffort {
  reweightings: number;
  iterations: number;
}

/** A prediction of log price per square foot: `regional` down to the estate, `local` the building, stack and flat line. */
export interface AdditivePrediction {
  regional: number;
  local: number;
}

/**
 * Log price per square foot as a sum of shrunken effects, fitted by iteratively reweighted ridge regression
 * with Student-t weights (Lange, Little & Taylor 1989), so that family transfers and typing errors count little.
 */
export class AdditiveModel {
  readonly space = new ColumnSpace();
  readonly builder = new RowBuilder(this.space);
  coefficients = new Float64Array(0);
  scale = 0.06;
  private readonly targets = new GrowingFloats();
  private readonly weights = new GrowingFloats();
  private readonly residuals = new GrowingFloats();
  private readonly rowStarts = new GrowingInts();
  private readonly rowColumns = new GrowingInts();
  private readonly rowValues = new GrowingFloats();

  get rowCount(): number {
    return this.targets.length;
  }

  /** Adds a sale to the rows of the next fit. */
  add(sale: EncodedProperty, logPricePerSqft: number): void {
    this.builder.build(sale, true);
    this.rowStarts.push(this.rowColumns.length);
    this.builder.columns.forEach((column, index) => {
      this.rowColumns.push(column);
      this.rowValues.push(this.builder.values[index] ?? 0);
    });
    const { regional, local } = this.sumBuilt();
    this.targets.push(logPricePerSqft);
    this.residuals.push(logPricePerSqft - regional - local);
    this.weights.push(this.weightOf(logPricePerSqft - regional - local));
  }

  /** Predicts from the coefficients of the last fit; unknown places count as average ones. */
  predict(sale: EncodedProperty): AdditivePrediction {
    this.builder.build(sale, false);
    return this.sumBuilt();
  }

  /** The time terms alone, in log price; differences between two days are the movement of the market for such a flat. */
  timeEffect(sale: EncodedProperty): number {
    this.builder.buildTime(sale);
    return this.sumBuilt().regional;
  }

  /** Refits all coefficients, starting from the last ones. */
  fit(effort: FitEffort): void {
    if (this.rowCount === 0) return;
    const start = new Float64Array(this.space.size);
    for (let column = 0; column < start.length; column += 1)
      start[column] = this.coefficientOf(column);
    if (this.coefficients.length === 0) start[0] = medianOf(this.targets.view());
    this.coefficients = start;
    const design = {
      starts: this.rowStarts.view(),
      columns: this.rowColumns.view(),
      values: this.rowValues.view(),
      ridges: Float64Array.from(this.space.ridges),
      chainPrevious: Int32Array.from(this.space.chainPrevious),
      chainPenalties: Float64Array.from(this.space.chainPenalties),
    };
    for (let round = 0; round < effort.reweightings; round += 1) {
      solveRidge(design, {
        targets: this.targets.view(),
        weights: this.weights.view(),
        solution: this.coefficients,
        residuals: this.residuals.view(),
        iterations: effort.iterations,
      });
      this.reweight();
    }
  }

  /** Student-t weight of a residual in log price, at most 1.25. */
  weightOf(residual: number): number {
    const standardised = residual / this.scale;
    return (degreesOfFreedom + 1) / (degreesOfFreedom + standardised * standardised);
  }

  rowWeight(row: number): number {
    return this.weights.get(row);
  }

  /** Residual of a row against the regional effects only. */
  regionalResidual(row: number): number {
    const end = row + 1 < this.rowCount ? this.rowStarts.get(row + 1) : this.rowColumns.length;
    let local = 0;
    for (let entry = this.rowStarts.get(row); entry < end; entry += 1) {
      const column = this.rowColumns.get(entry);
      if (isLocalCode(this.space.codes[column] ?? 0))
        local += this.rowValues.get(entry) * this.coefficientOf(column);
    }
    return this.residuals.get(row) + local;
  }

  private sumBuilt(): AdditivePrediction {
    const { columns, values } = this.builder;
    let regional = 0;
    let local = 0;
    for (let index = 0; index < columns.length; index += 1) {
      const column = columns[index] ?? 0;
      const contribution = (values[index] ?? 0) * this.coefficientOf(column);
      if (isLocalCode(this.space.codes[column] ?? 0)) local += contribution;
      else regional += contribution;
    }
    return { regional, local };
  }

  private coefficientOf(column: number): number {
    if (column < this.coefficients.length) return this.coefficients[column] ?? 0;
    const previous = this.space.chainPrevious[column] ?? -1;
    return previous < 0 ? 0 : this.coefficientOf(previous);
  }

  private reweight(): void {
    const residuals = this.residuals.view();
    const weights = this.weights.view();
    this.scale = Math.max(0.01, medianOf(residuals.map(Math.abs)) * scaleOfMedianDeviation);
    for (let row = 0; row < residuals.length; row += 1)
      weights[row] = this.weightOf(residuals[row] ?? 0);
  }
}
