import { quantileOfSorted } from '../numeric/quantile';
import { type ValuationLevel, valuationLevels } from './sale.types';

/** One back-tested prediction: the signed error in predicted standard deviations, with what was known about it. */
export interface CalibrationRecord {
  soldOnDay: number;
  level: ValuationLevel;
  /** Predicted standard deviation in log price. */
  deviation: number;
  /** Log price minus log value, divided by the deviation. */
  standardisedError: number;
}

/** Error quantiles of one level at ascending predicted deviations. */
export interface CalibrationCurve {
  level: ValuationLevel;
  logDeviations: number[];
  lowers: number[];
  uppers: number[];
}

export interface CalibrationSettings {
  rangeProbability: number;
  windowDays: number;
  /** Takes the errors' size only: the market's direction during the back-test says nothing about its next one. */
  isSymmetric: boolean;
}

export const defaultCalibrationSettings: CalibrationSettings = {
  rangeProbability: 0.8,
  windowDays: 183,
  isSymmetric: false,
};

const normalQuantile80 = 1.2816;
const neighbourCount = 400;
const minimumNeighbours = 60;
const priorCount = 60;
const knotShares = [0.02, 0.15, 0.3, 0.45, 0.6, 0.75, 0.85, 0.92, 0.98];

/**
 * Turns predicted deviations into ranges: signed quantiles of the errors of the preceding back-test among predictions
 * of the same level and a similar deviation, shrunk towards all levels' quantiles where there are few.
 */
export class RangeCalibration {
  private records: CalibrationRecord[] = [];
  private curves: CalibrationCurve[] = [];

  constructor(readonly settings: CalibrationSettings = defaultCalibrationSettings) {}

  get isFitted(): boolean {
    return this.curves.length > 0;
  }

  record(record: CalibrationRecord): void {
    this.records.push(record);
  }

  /** Rebuilds the curves from the records within the window before the given day. */
  update(asOfDay: number): void {
    this.records = this.records.filter(
      ({ soldOnDay }) => soldOnDay > asOfDay - this.settings.windowDays,
    );
    if (this.records.length < minimumNeighbours) return;
    const pooled = curveOf(this.records, this.settings);
    this.curves = valuationLevels.map((level) => {
      const levelRecords = this.records.filter((record) => record.level === level);
      return shrunkCurve(level, { own: levelRecords, pooled, settings: this.settings });
    });
  }

  /** Lower and upper error quantiles, in predicted standard deviations. */
  bounds(level: ValuationLevel, deviation: number): { lower: number; upper: number } {
    const curve = this.curves.find((candidate) => candidate.level === level);
    if (curve === undefined) return { lower: -normalQuantile80, upper: normalQuantile80 };
    return {
      lower: interpolate(curve.logDeviations, curve.lowers, Math.log(deviation)),
      upper: interpolate(curve.logDeviations, curve.uppers, Math.log(deviation)),
    };
  }

  snapshot(): CalibrationCurve[] {
    return this.curves;
  }

  restore(curves: CalibrationCurve[]): void {
    this.curves = curves;
  }
}

type Curve = Omit<CalibrationCurve, 'level'>;

function curveOf(records: CalibrationRecord[], settings: CalibrationSettings): Curve {
  const sorted = [...records].sort((a, b) => a.deviation - b.deviation);
  const logDeviations = Float64Array.from(sorted, ({ deviation }) => Math.log(deviation));
  const halfWindow =
    Math.min(neighbourCount, Math.max(minimumNeighbours, Math.round(sorted.length / 4))) >> 1;
  const curve: Curve = { logDeviations: [], lowers: [], uppers: [] };
  for (const share of knotShares) {
    const centre = Math.round(share * (sorted.length - 1));
    const first = Math.max(0, Math.min(centre - halfWindow, sorted.length - 2 * halfWindow));
    const errors = Float64Array.from(
      sorted.slice(first, first + 2 * halfWindow),
      ({ standardisedError }) => standardisedError,
    ).sort();
    curve.logDeviations.push(
      quantileOfSorted(logDeviations.subarray(first, first + errors.length), 0.5),
    );
    const { lower, upper } = errorQuantiles(errors, settings);
    curve.lowers.push(Math.min(lower, -0.05));
    curve.uppers.push(Math.max(upper, 0.05));
  }
  return curve;
}

function errorQuantiles(
  sortedErrors: Float64Array,
  settings: CalibrationSettings,
): { lower: number; upper: number } {
  if (settings.isSymmetric) {
    const symmetricBound = quantileOfSorted(
      sortedErrors.map(Math.abs).sort(),
      settings.rangeProbability,
    );
    return { lower: -symmetricBound, upper: symmetricBound };
  }
  const tail = (1 - settings.rangeProbability) / 2;
  return {
    lower: quantileOfSorted(sortedErrors, tail),
    upper: quantileOfSorted(sortedErrors, 1 - tail),
  };
}

function shrunkCurve(
  level: ValuationLevel,
  term: { own: CalibrationRecord[]; pooled: Curve; settings: CalibrationSettings },
): CalibrationCurve {
  const { own, pooled } = term;
  if (own.length < 10) return { level, ...pooled };
  const curve = curveOf(own, term.settings);
  const shrinkageWeight = own.length / (own.length + priorCount);
  const shrink = (values: number[], pooledValues: number[]): number[] =>
    values.map(
      (value, knot) =>
        shrinkageWeight * value +
        (1 - shrinkageWeight) *
          interpolate(pooled.logDeviations, pooledValues, curve.logDeviations[knot] ?? 0),
    );
  return {
    level,
    logDeviations: curve.logDeviations,
    lowers: shrink(curve.lowers, pooled.lowers),
    uppers: shrink(curve.uppers, pooled.uppers),
  };
}

function interpolate(points: number[], values: number[], at: number): number {
  const last = points.length - 1;
  if (at <= (points[0] ?? 0)) return values[0] ?? 0;
  if (at >= (points[last] ?? 0)) return values[last] ?? 0;
  let index = 0;
  while (index < last - 1 && at >= (points[index + 1] ?? 0)) index += 1;
  const left = points[index] ?? 0;
  const width = (points[index + 1] ?? 0) - left;
  const share = width > 0 ? (at - left) / width : 0;
  return (values[index] ?? 0) * (1 - share) + (values[index + 1] ?? 0) * share;
}
