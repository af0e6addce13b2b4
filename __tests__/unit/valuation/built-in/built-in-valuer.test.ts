import type { BuiltInLevels } from '@/valuation/built-in/built-in-levels';
import builtInLevels from '@/valuation/built-in/built-in-levels.data.json';
import { fitBuiltInLevels } from '@/valuation/built-in/built-in-fit';
import { BuiltInValuer } from '@/valuation/built-in/built-in-valuer';
import { OfficialIndex } from '@/valuation/market/official-index';
import { publishedIndexQuarters } from '@/valuation/market/rvd-price-index.data';
import { trainModel } from '@/valuation/model/train-model';
import { parseDay } from '@/valuation/model/transaction-row';
import {
  firstDay,
  makeMarket,
  makeProperty,
  trueLogPrice,
} from '@test/support/evaluation/synthetic-market';

const index = new OfficialIndex(publishedIndexQuarters);
const day = (text: string): number => parseDay(text) ?? Number.NaN;

const levels: BuiltInLevels = {
  source: 'test',
  referenceQuarter: 202006,
  reference: { areaSqft: 500, floor: 15, ageYears: 20 },
  logLevel: Math.log(10_000),
  floor: { knots: [0, 15, 30], values: [-0.1, 0, 0.1] },
  logArea: { knots: [5, 7], values: [0, 0] },
  ageKnots: [0, 40],
  ageValues: [0.2, -0.2],
  districts: [{ name: 'District 0', logLevel: Math.log(11_000), deviation: 0.1, sales: 9 }],
  subDistricts: [
    {
      name: 'Sub 0-0',
      district: 'District 0',
      logLevel: Math.log(12_000),
      deviation: 0.1,
      sales: 9,
      sizeSlope: 0.05,
      ageValues: [0, 0],
    },
  ],
  estates: [
    {
      name: 'Garden 0',
      subDistrict: 0,
      logLevel: Math.log(13_000),
      deviation: 0.05,
      sales: 30,
      floorSlope: 0,
      completedYear: 2000,
    },
  ],
  errors: {
    estate: { lower: -0.1, upper: 0.1 },
    subDistrict: { lower: -0.2, upper: 0.2 },
    district: { lower: -0.3, upper: 0.3 },
  },
};

describe('values from built-in levels', () => {
  const valuer = new BuiltInValuer(levels, index);
  const flat = makeProperty({ floor: 15, areaSqft: 500 });

  it('are the level of the finest known place in the reference quarter', () => {
    const asOf = day('2020-08-15');
    expect(valuer.value(flat, asOf).pricePerSqft).toBeCloseTo(13_000, 6);
    expect(valuer.value({ ...flat, estate: 'Other' }, asOf)).toMatchObject({
      level: 'subDistrict',
      comparables: [],
      needsPerson: true,
    });
    expect(valuer.value({ ...flat, estate: 'Other' }, asOf).value).toBeCloseTo(12_000 * 500, 3);
  });

  it('move with floor, size and the official index of the size class', () => {
    const asOf = day('2020-08-15');
    expect(valuer.value({ ...flat, floor: 30 }, asOf).pricePerSqft).toBeCloseTo(
      13_000 * Math.exp(0.1),
      6,
    );
    expect(valuer.value({ ...flat, areaSqft: 600 }, asOf).pricePerSqft).toBeCloseTo(
      13_000 * Math.exp((0.05 * Math.log(1.2)) / Math.LN2),
      6,
    );
    const later = valuer.value(flat, day('2020-11-15')).pricePerSqft;
    expect(later / 13_000).toBeCloseTo(367 / 365.4, 8);
  });

  it('widen the range as the reference quarter recedes', () => {
    const width = (asOf: string): number => {
      const { low, high, value } = valuer.value(flat, day(asOf));
      return (high - low) / value;
    };
    expect(width('2020-08-15')).toBeCloseTo(Math.exp(0.1) - Math.exp(-0.1), 6);
    expect(width('2026-05-15')).toBeGreaterThan(width('2023-05-15'));
  });
});

describe('built-in levels', () => {
  it('are recovered from a market with known prices', () => {
    const market = makeMarket();
    const quarter = { firstDay: firstDay + 300, lastDay: firstDay + 390 };
    const fitted = fitBuiltInLevels(trainModel(market, { backTestDays: 0 }), market, {
      source: 'test',
      referenceQuarter: 202006,
      quarter,
      minimumEstateResales: 20,
    });
    expect(fitted.estates).toHaveLength(16);
    for (const estate of fitted.estates) {
      const middle =
        trueLogPrice(makeProperty({ estate: estate.name, floor: 15, flat: 'A' }), firstDay + 345) +
        0.03;
      expect(Math.abs(estate.logLevel - middle)).toBeLessThan(0.02);
    }
  });

  it('in the repository name their source and rest on at least twenty sales an estate', () => {
    const stored: BuiltInLevels = builtInLevels;
    expect(stored.source).toMatch(/fitted by us/i);
    expect(stored.estates.length).toBeGreaterThan(500);
    expect(Math.min(...stored.estates.map(({ sales }) => sales))).toBeGreaterThanOrEqual(20);
    expect(
      stored.estates.every(({ subDistrict }) => stored.subDistricts[subDistrict] !== undefined),
    ).toBe(true);
    expect(
      stored.estates.every(
        ({ logLevel }) => logLevel > Math.log(4000) && logLevel < Math.log(60_000),
      ),
    ).toBe(true);
  });
});
