/** A piecewise-linear function given at ascending knots. */
export interface Curve {
  knots: number[];
  values: number[];
}

/** A place's log price per square foot (saleable) for the reference flat in the reference quarter. */
export interface BuiltInPlace {
  name: string;
  logLevel: number;
  /** Effective standard deviation of single sales around the level, in log price. */
  deviation: number;
  sales: number;
}

export interface BuiltInSubDistrict extends BuiltInPlace {
  district: string;
  /** Added per doubling of the area, on top of the common curve. */
  sizeSlope: number;
  /** What age adds here, at the knots of `ageKnots`, relative to the reference age. */
  ageValues: number[];
}

export interface BuiltInEstate extends BuiltInPlace {
  /** Position in `subDistricts`. */
  subDistrict: number;
  /** Added per 30 floors, on top of the common curve. */
  floorSlope: number;
  completedYear: number | null;
}

export interface ErrorQuantiles {
  lower: number;
  upper: number;
}

/** Levels that we fitted ourselves, used where no sales have been imported. Holds no single sale. */
export interface BuiltInLevels {
  source: string;
  /** Year and last month of the reference quarter of the figures. */
  referenceQuarter: number;
  reference: { areaSqft: number; floor: number; ageYears: number };
  logLevel: number;
  floor: Curve;
  logArea: Curve;
  ageKnots: number[];
  ageValues: number[];
  districts: BuiltInPlace[];
  subDistricts: BuiltInSubDistrict[];
  estates: BuiltInEstate[];
  /** 10 % and 90 % quantiles of log price minus log value, half a year ahead. */
  errors: Record<'estate' | 'subDistrict' | 'district', ErrorQuantiles>;
}

/** Value of a curve; beyond the ends the end value. */
export function curveAt({ knots, values }: Curve, point: number): number {
  const last = knots.length - 1;
  if (last < 0) return 0;
  if (point <= (knots[0] ?? 0)) return values[0] ?? 0;
  if (point >= (knots[last] ?? 0)) return values[last] ?? 0;
  const upper = knots.findIndex((knot) => knot > point);
  const left = knots[upper - 1] ?? 0;
  const share = (point - left) / ((knots[upper] ?? 0) - left);
  return (values[upper - 1] ?? 0) * (1 - share) + (values[upper] ?? 0) * share;
}
