/** The two neighbouring knots of a piecewise-linear function and their weights at one point. */
export interface HatWeights {
  lower: number;
  upper: number;
  upperWeight: number;
}

export const floorKnots = [0, 2, 4, 7, 10, 15, 20, 25, 30, 40, 50, 65] as const;
export const logAreaKnots = [
  150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 850, 1000, 1300, 1700, 2500, 4000,
].map(Math.log);
export const ageKnots = [-1, 0, 1, 3, 5, 8, 12, 16, 20, 25, 30, 35, 40, 45, 50, 60] as const;

/** Coarser age knots for what age is worth in one place. */
export const placeAgeKnots = [1, 6, 15, 28, 42] as const;

const squareMetresPerSquareFoot = 0.09290304;
const classLimitsSquareMetres = [40, 70, 100, 160] as const;

/** Hat weights of a point among ascending knots; points outside take the end knot. */
export function hatWeights(point: number, knots: readonly number[]): HatWeights {
  const last = knots.length - 1;
  if (point <= (knots[0] ?? 0)) return { lower: 0, upper: 0, upperWeight: 0 };
  if (point >= (knots[last] ?? 0)) return { lower: last, upper: last, upperWeight: 0 };
  let lower = 0;
  while (point >= (knots[lower + 1] ?? 0)) lower += 1;
  const left = knots[lower] ?? 0;
  const right = knots[lower + 1] ?? 0;
  return { lower, upper: lower + 1, upperWeight: (point - left) / (right - left) };
}

/** Hat weights of a day on equally spaced knots counted from 1970-01-01, each knot in the middle of its step. */
export function timeHatWeights(day: number, stepDays: number): HatWeights {
  const position = day / stepDays - 0.5;
  const lower = Math.floor(position);
  return { lower, upper: lower + 1, upperWeight: position - lower };
}

/** Size class of the Rating and Valuation Department, 0 for A (below 40 m² saleable) to 4 for E (160 m² and more). */
export function sizeClassOf(areaSqft: number): number {
  const squareMetres = areaSqft * squareMetresPerSquareFoot;
  const index = classLimitsSquareMetres.findIndex((limit) => squareMetres < limit);
  return index < 0 ? classLimitsSquareMetres.length : index;
}
