import { accuracyOf, buildBook, outcomeOf } from '@/valuation/levels/build-book';
import type { HeldBackLevel } from '@/valuation/levels/held-back-trial';
import { buildingPeriodOf, levelsOf } from '@/valuation/levels/level-book';
import { fittedLevelCovariance, observationVariance } from '@/valuation/levels/level-covariance';
import {
  historyMonth,
  recentMonth,
  townObservations,
  townPlaces,
  trueLogPrice,
} from '@test/support/evaluation/synthetic-town';

const saleDeviation = Math.sqrt(
  observationVariance({ kind: 'sold', count: 1 }, fittedLevelCovariance),
);
const deviation = 0.1;
const total = Math.hypot(deviation, saleDeviation);
const band = { lower: -1, middle: 0.5, upper: 2 };
const bands = { old: band, middle: band, new: { lower: -2, middle: 0, upper: 1 } };
/** A level whose error is so many times its standard deviation. */
const heldBack = (error: number, completedYear = 1990): HeldBackLevel => ({
  place: 1,
  predicted: 9,
  deviation,
  observed: 9 + error * total,
  count: 1,
  resales: 3,
  isInCatalogue: true,
  completedYear,
});

describe('the outcome of a level that was held back', () => {
  it('is its ratio to what was paid, after the usual error of its kind', () => {
    expect(outcomeOf(heldBack(0.5), bands).ratio).toBeCloseTo(0, 12);
    expect(outcomeOf(heldBack(0), bands).ratio).toBeCloseTo(Math.exp(0.5 * total) - 1, 12);
    expect(outcomeOf(heldBack(0, 2010), bands).ratio).toBeCloseTo(0, 12);
  });

  it.each([
    [-1.01, false],
    [-0.99, true],
    [1.99, true],
    [2.01, false],
  ])('with an error of %d deviations is covered: %s', (error, isCovered) => {
    expect(outcomeOf(heldBack(error), bands).isCovered).toBe(isCovered);
  });

  it('has half the width of the range around its corrected value', () => {
    expect(outcomeOf(heldBack(0), bands).halfWidth).toBeCloseTo(
      (Math.exp(1.5 * total) - Math.exp(-1.5 * total)) / 2,
      12,
    );
  });
});

describe('the accuracy of levels that were held back', () => {
  it('is the median of the errors, their share within a tenth, their bias and how many the range held', () => {
    const none = { lower: -1, middle: 0, upper: 1 };
    const errors = [-3, -0.5, 0.1, 0.2, 1.5];
    const accuracy = accuracyOf(
      errors.map((error) => heldBack(error)),
      { old: none, middle: none, new: none },
    );
    const ratios = errors.map((error) => Math.exp(-error * total) - 1);
    const round = (value = Number.NaN) => Math.round(value * 10_000) / 10_000;
    expect(accuracy).toEqual({
      levels: 5,
      medianError: round(ratios.map(Math.abs).toSorted((one, other) => one - other)[2]),
      within10: 0.6,
      bias: round(ratios.toSorted((one, other) => one - other)[2]),
      coverage: 0.6,
    });
  });

  it('is nothing where none was held back', () => {
    expect(accuracyOf([], bands)).toMatchObject({ levels: 0, within10: 0, coverage: 0 });
  });
});

describe('the period of a building', () => {
  it.each([
    [null, 'old'],
    [1969, 'old'],
    [1970, 'middle'],
    [1999, 'middle'],
    [2000, 'new'],
  ])('of %s is %s', (completedYear, period) => {
    expect(buildingPeriodOf(completedYear)).toBe(period);
  });
});

describe('the book of a town', () => {
  const places = townPlaces(25).map((place, at) => (at < 24 ? place : { ...place, id: '' }));
  const build = () => {
    const { book, heldBack: tried } = buildBook(
      {
        places,
        observations: townObservations(places.slice(0, 24)),
        historyMonth,
        typicalFloors: new Map([[3, Math.log1p(7)]]),
        added: 1,
      },
      { month: recentMonth, fittedOn: '2026-08-01', method: 'test', divisions: 2, folds: 2 },
    );
    return { book, tried, levels: levelsOf(book) };
  };

  it('holds each place of the catalogue, and none that it lacks', () => {
    const { book } = build();
    expect(book.ids.split('\n')).toEqual(places.slice(0, 24).map(({ id }) => id));
    expect(book).toMatchObject({
      method: 'test',
      month: '2026-07',
      dataUntil: '2026-07',
      fittedOn: '2026-08-01',
    });
    expect(book.saleDeviation).toBeCloseTo(saleDeviation, 4);
  });

  it('says what is paid there, for which flat, and what that rests on', () => {
    const { levels } = build();
    const kinds = [20, 3, 9].map((at) => levels.find(`e:town-${at}`));
    expect(kinds.map((level) => level?.knowledge)).toEqual(['recent', 'history', 'neighbours']);
    for (const at of [20, 3])
      expect(
        Math.abs((levels.find(`e:town-${at}`)?.logPrice ?? 0) - trueLogPrice(at, recentMonth)),
      ).toBeLessThan(0.05);
    expect(kinds[1]).toMatchObject({ logArea: 6.21, logFloor: 2.08, period: 'middle' });
    // Without a floor of its own it is the middle one of 25.
    expect(kinds[0]).toMatchObject({ logFloor: 2.6 });
    expect(kinds[2]).toMatchObject({ logArea: null });
  });

  it('names whose figures a level rests on, the place itself apart', () => {
    const { levels } = build();
    const support = levels.supportOf('e:town-20');
    expect(support?.ownShare).toBeGreaterThan(0.3);
    expect(support?.others.map(({ id }) => id)).not.toContain('e:town-20');
    expect(levels.supportOf('e:town-9')).toMatchObject({ ownShare: 0 });
    expect(levels.supportOf('e:town-9')?.others[0]?.id).toMatch(/^e:town-/);
  });

  it('has held every level back once in each division', () => {
    const { book, tried } = build();
    expect(tried).toHaveLength(24);
    const { withHistory, withoutHistory } = book.accuracy;
    expect(withHistory.levels + withoutHistory.levels).toBe(24);
    expect(withoutHistory.levels).toBe(4);
  });

  it('uses the usual band where too few errors are known', () => {
    const { book } = build();
    const usual = { lower: -1.28, middle: 0, upper: 1.28 };
    expect(book.errors).toEqual({
      known: { old: usual, middle: usual, new: usual },
      neighbours: { old: usual, middle: usual, new: usual },
    });
  });

  it('tells what size and age are worth in each region', () => {
    const { book } = build();
    for (const curves of [book.areaCurves, book.ageCurves])
      expect(Object.keys(curves)).toEqual(['Hong Kong', 'Kowloon', 'New Territories']);
    expect(book.areaCurves['Hong Kong']).toHaveLength(book.areaKnots.length);
    expect(book.ageCurves['Hong Kong']).toHaveLength(book.ageKnots.length);
    // No place lies there.
    expect(book.areaCurves.Kowloon.every((value) => value === 0)).toBe(true);
  });
});
