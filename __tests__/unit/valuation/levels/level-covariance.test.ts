import {
  fittedLevelCovariance,
  levelCovariance,
  type LevelPoint,
  observationVariance,
} from '@/valuation/levels/level-covariance';

const parameters = {
  near: { deviation: 0.1, range: 2 },
  far: { deviation: 0.2, range: 4 },
  alike: { deviation: 0.3, range: 1, years: 10, logArea: 0.5 },
  place: 0.05,
  yearly: { near: 0.01, far: 0.02, place: 0.03 },
  noise: fittedLevelCovariance.noise,
};
const pointOf = (place: number, changes: Partial<LevelPoint> = {}): LevelPoint => ({
  place,
  north: 0,
  east: 0,
  isPositionKnown: true,
  years: 0,
  completedYear: 1990,
  logArea: 6,
  ...changes,
});
const between = (one: LevelPoint, other: LevelPoint) => levelCovariance(one, other, parameters);

describe('the covariance of two levels', () => {
  it('is that of all parts for a place with itself', () => {
    expect(between(pointOf(1), pointOf(1))).toBeCloseTo(0.01 + 0.04 + 0.09 + 0.0025, 12);
  });

  it('lacks the part of the place for two places at one position', () => {
    expect(between(pointOf(1), pointOf(2))).toBeCloseTo(0.01 + 0.04 + 0.09, 12);
  });

  it('falls with the distance, in each direction, for each part by its range', () => {
    const expected = 0.01 * Math.exp(-5 / 2) + 0.04 * Math.exp(-5 / 4) + 0.09 * Math.exp(-5);
    expect(between(pointOf(1), pointOf(2, { north: 3, east: -4 }))).toBeCloseTo(expected, 12);
    expect(between(pointOf(2, { north: 3, east: -4 }), pointOf(1))).toBeCloseTo(expected, 12);
  });

  it('of the part between places alike falls with the years and the size between them', () => {
    const other = pointOf(2, { completedYear: 2010, logArea: 5 });
    const expected = 0.01 + 0.04 + 0.09 * Math.exp(-20 / 10 - 1 / 0.5);
    expect(between(pointOf(1), other)).toBeCloseTo(expected, 12);
    expect(between(other, pointOf(1))).toBeCloseTo(expected, 12);
  });

  it('has no near part where a position is only that of the sub-district, but with itself', () => {
    const unknown = pointOf(2, { isPositionKnown: false });
    expect(between(pointOf(1), unknown)).toBeCloseTo(0.04 + 0.09, 12);
    expect(between(unknown, pointOf(1))).toBeCloseTo(0.04 + 0.09, 12);
    expect(between(unknown, unknown)).toBeCloseTo(0.01 + 0.04 + 0.09 + 0.0025, 12);
  });

  it('grows by the drift of the years that both have seen', () => {
    const [early, late] = [pointOf(1, { years: 2 }), pointOf(1, { years: 5 })];
    const drift = 0.0001 + 0.0004 + 0.0009;
    expect(between(early, late)).toBeCloseTo(0.1425 + 2 * drift, 12);
    expect(between(late, late)).toBeCloseTo(0.1425 + 5 * drift, 12);
    const elsewhere = pointOf(2, { years: 5, east: 1 });
    expect(between(late, elsewhere) - between(pointOf(1), elsewhere)).toBeCloseTo(
      5 * (0.0001 * Math.exp(-1 / 2) + 0.0004 * Math.exp(-1 / 4)),
      12,
    );
  });
});

describe('the variance of a figure', () => {
  it('falls with the number of sales to a floor, by its kind', () => {
    const { single, floor } = fittedLevelCovariance.noise.sold;
    const of = (count: number) =>
      observationVariance({ kind: 'sold', count }, fittedLevelCovariance);
    expect(of(1)).toBeCloseTo(single ** 2 + floor ** 2, 12);
    expect(of(4)).toBeCloseTo(single ** 2 / 4 + floor ** 2, 12);
    expect(
      observationVariance({ kind: 'asking', count: 4 }, fittedLevelCovariance),
    ).toBeGreaterThan(of(4));
  });
});
