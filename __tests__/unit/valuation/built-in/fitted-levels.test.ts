import { fitBuiltInLevels, measureBuiltInErrors } from '@/valuation/built-in/built-in-fit';
import { curveAt, type BuiltInLevels } from '@/valuation/built-in/built-in-levels';
import { OfficialIndex } from '@/valuation/market/official-index';
import { floorKnots, logAreaKnots, ageKnots } from '@/valuation/numeric/basis';
import {
  smallMarket,
  smallMarketEnd as lastDay,
  smallMarketFlat as flat,
  trainSmallMarket,
} from '@test/support/evaluation/small-market';
import { makeSale } from '@test/support/evaluation/synthetic-market';

// Within one step of time and of drift, where the mean over the quarter is the level of its middle.
const quarter = { firstDay: lastDay - 9, lastDay: lastDay - 5 };
const middle = lastDay - 7;
const settings = { source: 'test', referenceQuarter: 202410, quarter, minimumEstateResales: 20 };
const none = { district: -1, subDistrict: -1, estate: -1, building: -1, stack: -1, flatLine: -1 };

function fitSmallMarket() {
  const trained = trainSmallMarket();
  const fitted = fitBuiltInLevels(trained, smallMarket(), settings);
  const levelAt = (path: Partial<typeof none>, changes = {}) =>
    trained.additive.predict({
      path: { ...none, ...path },
      day: middle,
      floor: 15,
      logArea: Math.log(500),
      ageYears: 20,
      isLaunch: false,
      isSubsidised: false,
      latitude: null,
      longitude: null,
      ...changes,
    }).regional;
  return { trained, fitted, levelAt };
}

describe('levels condensed from a model', () => {
  it('tell what they rest on', () => {
    const { fitted } = fitSmallMarket();
    expect(fitted).toMatchObject({
      source: 'test',
      referenceQuarter: 202410,
      reference: { areaSqft: 500, floor: 15, ageYears: 20 },
      errors: {
        estate: { lower: -0.2, upper: 0.2 },
        subDistrict: { lower: -0.2, upper: 0.2 },
        district: { lower: -0.2, upper: 0.2 },
      },
    });
    expect(fitted.districts.map(({ name, sales }) => [name, sales])).toEqual([['East', 40]]);
    expect(fitted.subDistricts.map(({ name, sales, district }) => [name, sales, district])).toEqual(
      [['Bay', 40, 'East']],
    );
    expect(
      fitted.estates.map(({ name, sales, subDistrict }) => [name, sales, subDistrict]),
    ).toEqual([
      ['Garden 0', 20, 0],
      ['Garden 1', 20, 0],
    ]);
  });

  it('are those of the model for the flat of reference in the middle of the quarter', () => {
    const { trained, fitted, levelAt } = fitSmallMarket();
    const { path } = trained.registry.encode(flat(), middle);
    const { district, subDistrict } = path;
    expect(fitted.logLevel).toBeCloseTo(levelAt({}), 3);
    expect(fitted.districts[0]?.logLevel).toBeCloseTo(levelAt({ district }), 3);
    const place = { district, subDistrict };
    expect(fitted.subDistricts[0]?.logLevel).toBeCloseTo(levelAt(place), 3);
    const large = { logArea: Math.log(1000) };
    expect(fitted.subDistricts[0]?.sizeSlope).toBeCloseTo(
      levelAt(place, large) - levelAt(place) - levelAt({}, large) + levelAt({}),
      3,
    );
    expect(fitted.subDistricts[0]?.ageValues).toEqual(
      ageKnots.map(
        (ageYears) => expect.closeTo(levelAt(place, { ageYears }) - levelAt(place), 3) as number,
      ),
    );
    const differences = (changes: readonly object[]) =>
      changes.map((change) => expect.closeTo(levelAt({}, change) - levelAt({}), 3) as number);
    expect(fitted.floor).toEqual({
      knots: [...floorKnots],
      values: differences(floorKnots.map((floor) => ({ floor }))),
    });
    expect(fitted.logArea).toEqual({
      knots: logAreaKnots.map((knot) => expect.closeTo(knot, 4) as number),
      values: differences(logAreaKnots.map((logArea) => ({ logArea }))),
    });
    expect([fitted.ageKnots, fitted.ageValues]).toEqual([
      [...ageKnots],
      differences(ageKnots.map((ageYears) => ({ ageYears }))),
    ]);
  });

  it('of an estate are moved by the middle of its residuals', () => {
    const { trained, fitted, levelAt } = fitSmallMarket();
    const { path } = trained.registry.encode(flat(), middle);
    const { district, subDistrict, estate } = path;
    const place = { district, subDistrict, estate };
    const residuals = smallMarket()
      .filter((sale) => sale.estate === 'Garden 0')
      .map(
        (sale) =>
          Math.log(10_000) -
          trained.additive.predict(trained.registry.encode(sale, sale.soldOnDay)).regional,
      )
      .sort((a, b) => a - b);
    const median = ((residuals[9] ?? 0) + (residuals[10] ?? 0)) / 2;
    const deviations = residuals.map((each) => Math.abs(each - median)).sort((a, b) => a - b);
    const [fittedEstate] = fitted.estates;
    expect(fittedEstate?.logLevel).toBeCloseTo(levelAt(place) + median, 3);
    expect(fittedEstate?.deviation).toBeCloseTo(
      (1.4826 * ((deviations[9] ?? 0) + (deviations[10] ?? 0))) / 2,
      3,
    );
    const high = { floor: 45 };
    expect(fittedEstate?.floorSlope).toBeCloseTo(
      levelAt(place, high) - levelAt(place) - levelAt({}, high) + levelAt({}),
      3,
    );
    // Completed 3,653 days before the day 20,000: in 2014.
    expect(fittedEstate?.completedYear).toBe(2014);
  });

  it('leave out estates of too few sales, launches and sales of over two years before', () => {
    const { trained } = fitSmallMarket();
    const strict = { ...settings, minimumEstateResales: 21 };
    expect(fitBuiltInLevels(trained, smallMarket(), strict).estates).toEqual([]);
    const old = smallMarket().map((sale) => ({ ...sale, soldOnDay: quarter.lastDay - 731 }));
    expect(fitBuiltInLevels(trained, old, settings).districts).toEqual([]);
    const launches = smallMarket().map((sale) => ({
      ...sale,
      isFirstHand: true,
      completedOnDay: null,
    }));
    expect(fitBuiltInLevels(trained, launches, settings).districts).toEqual([]);
    const incomplete = smallMarket().map((sale) => ({ ...sale, completedOnDay: null }));
    expect(fitBuiltInLevels(trained, incomplete, settings).estates[0]?.completedYear).toBeNull();
  });

  it('are measured by the tenth and the ninetieth percentile of later errors, coarser levels alone, too', () => {
    const { fitted } = fitSmallMarket();
    const flatLevels: BuiltInLevels = {
      ...fitted,
      logLevel: Math.log(8_000),
      floor: { knots: [], values: [] },
      logArea: { knots: [], values: [] },
      ageKnots: [],
      ageValues: [],
      districts: [],
      subDistricts: fitted.subDistricts.map((place) => ({
        ...place,
        logLevel: Math.log(9_000),
        sizeSlope: 0,
        ageValues: [],
      })),
      estates: fitted.estates.map((place) => ({
        ...place,
        logLevel: Math.log(10_000),
        floorSlope: 0,
      })),
    };
    const later = Array.from({ length: 11 }, (_value, index) =>
      makeSale({
        ...flat(),
        id: `later-${index}`,
        soldOnDay: lastDay,
        priceHkd: 5_000_000 * Math.exp((index - 5) / 100),
      }),
    );
    const step = (level: number) => Math.log(10_000 / level);
    expect(measureBuiltInErrors(flatLevels, later, new OfficialIndex([]))).toEqual({
      estate: { lower: -0.04, upper: 0.04 },
      subDistrict: {
        lower: expect.closeTo(step(9_000) - 0.04, 3) as number,
        upper: expect.closeTo(step(9_000) + 0.04, 3) as number,
      },
      district: {
        lower: expect.closeTo(step(8_000) - 0.04, 3) as number,
        upper: expect.closeTo(step(8_000) + 0.04, 3) as number,
      },
    });
  });
});

describe('a curve', () => {
  it('goes straight from knot to knot and level beyond its ends', () => {
    const curve = { knots: [0, 10, 30], values: [1, 2, 6] };
    expect([-5, 0, 5, 10, 15, 30, 99].map((point) => curveAt(curve, point))).toEqual([
      1, 1, 1.5, 2, 3, 6, 6,
    ]);
    expect(curveAt({ knots: [], values: [] }, 3)).toBe(0);
    expect(curveAt({ knots: [7], values: [4] }, 3)).toBe(4);
  });
});
