import type { ObservationKind } from './level-place';

/** Standard deviations in log price, distances in kilometres, ages in years. Fitted by us to levels of estates that the fit had not seen. */
export interface LevelCovarianceParameters {
  near: { deviation: number; range: number };
  far: { deviation: number; range: number };
  /** Between places alike in position, age and size. */
  alike: { deviation: number; range: number; years: number; logArea: number };
  place: number;
  /** Standard deviation of the drift that one year adds to each component. */
  yearly: { near: number; far: number; place: number };
  noise: Record<ObservationKind, { single: number; floor: number }>;
}

export const fittedLevelCovariance: LevelCovarianceParameters = {
  near: { deviation: 0.085, range: 1.71 },
  far: { deviation: 0.106, range: 3.52 },
  alike: { deviation: 0.161, range: 1.42, years: 17, logArea: 0.57 },
  place: 0.085,
  yearly: { near: 0.014, far: 0.011, place: 0.03 },
  noise: {
    history: { single: 0.286, floor: 0.01 },
    launch: { single: 0.286, floor: 0.075 },
    sold: { single: 0.07, floor: 0.03 },
    asking: { single: 0.071, floor: 0.119 },
  },
};

/** Where and when a level was seen, as far as the covariance depends on it. */
export interface LevelPoint {
  place: number;
  north: number;
  east: number;
  isPositionKnown: boolean;
  years: number;
  completedYear: number;
  logArea: number;
}

/** Covariance of the true levels of two points: a persistent part, and a drift that grows with the years they share. */
export function levelCovariance(
  one: LevelPoint,
  other: LevelPoint,
  { near, far, alike, place, yearly }: LevelCovarianceParameters,
): number {
  const distance = Math.hypot(one.north - other.north, one.east - other.east);
  const isSame = one.place === other.place;
  const isNearKnown = isSame || (one.isPositionKnown && other.isPositionKnown);
  const nearShare = isNearKnown ? Math.exp(-distance / near.range) : 0;
  const farShare = Math.exp(-distance / far.range);
  const alikeShare = Math.exp(
    -distance / alike.range -
      Math.abs(one.completedYear - other.completedYear) / alike.years -
      Math.abs(one.logArea - other.logArea) / alike.logArea,
  );
  const sharedYears = Math.min(one.years, other.years);
  return (
    near.deviation ** 2 * nearShare +
    far.deviation ** 2 * farShare +
    alike.deviation ** 2 * alikeShare +
    (isSame ? place ** 2 : 0) +
    sharedYears *
      (yearly.near ** 2 * nearShare + yearly.far ** 2 * farShare + (isSame ? yearly.place ** 2 : 0))
  );
}

/** Variance of an observation around the true level of its place: it falls with the number of sales, to a floor. */
export function observationVariance(
  { kind, count }: { kind: ObservationKind; count: number },
  { noise }: LevelCovarianceParameters,
): number {
  const { single, floor } = noise[kind];
  return single ** 2 / count + floor ** 2;
}
