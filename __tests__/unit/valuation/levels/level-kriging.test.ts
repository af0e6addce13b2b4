import {
  fittedLevelCovariance,
  levelCovariance,
  type LevelPoint,
} from '@/valuation/levels/level-covariance';
import { LevelKriging, periodOf, sharesOf } from '@/valuation/levels/level-kriging';

const pointOf = (place: number, changes: Partial<LevelPoint> = {}): LevelPoint => ({
  place,
  north: 0,
  east: 0,
  isPositionKnown: true,
  years: 6.1,
  completedYear: 1962,
  logArea: Math.log(300),
  ...changes,
});
const between = (one: LevelPoint, other: LevelPoint) =>
  levelCovariance(one, other, fittedLevelCovariance);
const krigingOf = (...residuals: ConstructorParameters<typeof LevelKriging>[0]) =>
  new LevelKriging(residuals, fittedLevelCovariance);

describe('the neighbours of a level', () => {
  it('are those alike, not only the nearest: a new block among old ones follows the new one further on', () => {
    const oldBlocks = Array.from({ length: 100 }, (_, at) => ({
      point: pointOf(at, { east: at / 400 }),
      residual: 0,
      variance: 0.01,
    }));
    const newBlock = {
      point: pointOf(200, { east: 0.9, completedYear: 2023, logArea: Math.log(550) }),
      residual: 0.3,
      variance: 0.01,
    };
    const kriging = krigingOf(...oldBlocks, newBlock);
    const ofNew = kriging.estimate(pointOf(300, { completedYear: 2024, logArea: Math.log(520) }));
    const ofOld = kriging.estimate(pointOf(301));
    expect(ofNew.correction).toBeGreaterThan(0.05);
    expect(Math.abs(ofOld.correction)).toBeLessThan(0.01);
    // Of a period with many figures 45 count.
    expect(ofOld.weighed).toHaveLength(45);
  });

  it('are the more certain of two at one position', () => {
    const many = Array.from({ length: 60 }, (_, at) => ({
      point: pointOf(at, { east: 0.5 }),
      residual: 0,
      variance: at < 45 ? 0.01 : 0.2,
    }));
    const { weighed } = krigingOf(...many.toReversed()).estimate(pointOf(99));
    expect(weighed.map(({ known }) => known.variance)).toEqual(many.slice(0, 45).map(() => 0.01));
  });

  it('come from each period, fewer from those between, and with them all of the place itself', () => {
    const periods = [0, 0.8, 4, 6].map((years, period) =>
      Array.from({ length: 50 }, (_, at) => ({
        point: pointOf(50 * period + at, { years, east: at / 100 }),
        residual: 0,
        variance: 0.01,
      })),
    );
    const own = Array.from({ length: 20 }, (_, at) => ({
      point: pointOf(900, { years: 0.8, east: 0.001 * at }),
      residual: 0,
      variance: 9,
    }));
    const { weighed } = krigingOf(...periods.flat(), ...own).estimate(pointOf(900));
    const counts = [0, 0.8, 4, 6].map(
      (years) =>
        weighed.filter(({ known: { point } }) => point.years === years && point.place < 900).length,
    );
    expect(counts).toEqual([45, 10, 15, 45]);
    expect(weighed.filter(({ known }) => known.point.place === 900)).toHaveLength(20);
  });
});

describe('an estimate from one figure', () => {
  const [target, seen] = [pointOf(1), pointOf(2, { east: 0.7 })];
  const kriging = krigingOf({ point: seen, residual: 0.2, variance: 0.04 });
  const shared = between(target, seen);
  const weight = shared / (between(seen, seen) + 0.04);

  it('takes its share of it, and is as certain as the equations of kriging say', () => {
    const { correction, variance, weighed } = kriging.estimate(target);
    expect(correction).toBeCloseTo(0.2 * weight, 12);
    expect(variance).toBeCloseTo(between(target, target) - weight * shared, 12);
    expect(weighed).toEqual([
      {
        known: { point: seen, residual: 0.2, variance: 0.04 },
        weight: expect.closeTo(weight, 12),
        covariance: expect.closeTo(shared, 12),
      },
    ]);
  });

  it('says nothing without that figure', () => {
    const { correction, variance, weighed } = kriging.estimate(target, 0);
    expect(correction).toBe(0);
    expect(variance).toBeCloseTo(between(target, target), 12);
    expect(weighed).toEqual([]);
  });
});

describe('an estimate from two figures', () => {
  it('solves the two equations of simple kriging', () => {
    const [target, one, other] = [
      pointOf(1),
      pointOf(2, { north: 0.3 }),
      pointOf(3, { east: 0.5, completedYear: 1990 }),
    ];
    const { correction } = krigingOf(
      { point: one, residual: 0.1, variance: 0.02 },
      { point: other, residual: -0.3, variance: 0.01 },
    ).estimate(target);
    const [a, b, c] = [between(one, one) + 0.02, between(one, other), between(other, other) + 0.01];
    const [d, e] = [between(one, target), between(other, target)];
    const determinant = a * c - b * b;
    const weights = [(d * c - e * b) / determinant, (a * e - b * d) / determinant] as const;
    expect(correction).toBeCloseTo(0.1 * weights[0] - 0.3 * weights[1], 12);
  });
});

describe('shares of an estimate', () => {
  const weighed = (place: number, weight: number) => ({
    known: { point: pointOf(place), residual: 0, variance: 0 },
    weight,
    covariance: 0,
  });

  it('add up the figures of a place, leave out what counts against, and put the heaviest first', () => {
    const shares = sharesOf([
      weighed(4, 0.1),
      weighed(2, 0.2),
      weighed(4, 0.2),
      weighed(7, -0.3),
      weighed(1, 0.1),
      weighed(3, 0.2),
      weighed(9, 0),
    ]);
    expect(shares).toEqual([
      { place: 4, share: expect.closeTo(0.375, 12) },
      { place: 2, share: expect.closeTo(0.25, 12) },
      { place: 3, share: expect.closeTo(0.25, 12) },
      { place: 1, share: expect.closeTo(0.125, 12) },
    ]);
    expect(sharesOf([])).toEqual([]);
  });
});

describe('the period of a figure', () => {
  it.each([
    [-1, 'history'],
    [0, 'history'],
    [0.1, 'early'],
    [1.99, 'early'],
    [2, 'middle'],
    [4.99, 'middle'],
    [5, 'recent'],
  ])('%d years after the history is %s', (years, period) => {
    expect(periodOf(years)).toBe(period);
  });
});
