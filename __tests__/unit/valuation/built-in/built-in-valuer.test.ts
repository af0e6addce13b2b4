import type { BuiltInLevels } from '@/valuation/built-in/built-in-levels';
import builtInLevels from '@/valuation/built-in/built-in-levels.data.json';
import { BuiltInValuer } from '@/valuation/built-in/built-in-valuer';
import { OfficialIndex } from '@/valuation/market/official-index';
import { publishedIndexQuarters } from '@/valuation/market/rvd-price-index.data';
import { parseDay } from '@/valuation/model/transaction-row';
import { makeProperty } from '@test/support/evaluation/synthetic-market';

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

  it('take the district, then the whole, where the sub-district is unknown', () => {
    const asOf = day('2020-08-15');
    const elsewhere = valuer.value({ ...flat, subDistrict: 'Other' }, asOf);
    expect(elsewhere.level).toBe('district');
    // The common curve of age takes off a fifth of 0.2 at the flat's 20 years and a month.
    const ageEffect = (completedOnDay: number) =>
      0.2 - (0.4 * (asOf - completedOnDay)) / 365.25 / 40;
    const flatAge = ageEffect(flat.completedOnDay ?? 0);
    expect(Math.log(elsewhere.pricePerSqft / 11_000)).toBeCloseTo(flatAge, 6);
    const unknown = valuer.value({ ...flat, district: 'Other', subDistrict: 'Other' }, asOf);
    expect(Math.log(unknown.pricePerSqft / 10_000)).toBeCloseTo(flatAge, 6);
    const ageless = { ...flat, district: 'Other', subDistrict: 'Other', completedOnDay: null };
    expect(valuer.value(ageless, asOf).pricePerSqft).toBeCloseTo(10_000, 6);
  });

  it('hold age by the sub-district, of the estate where the flat does not say it', () => {
    const asOf = day('2020-08-15');
    const [subDistrict] = levels.subDistricts;
    const [estate] = levels.estates;
    if (!subDistrict || !estate) throw new Error('The levels hold a place of each kind.');
    const aged = new BuiltInValuer(
      { ...levels, subDistricts: [{ ...subDistrict, ageValues: [0.1, -0.3] }] },
      index,
    );
    const age = (asOf / 365.25 + 1970 - 2000) / 40;
    expect(
      Math.log(aged.value({ ...flat, completedOnDay: null }, asOf).pricePerSqft / 13_000),
    ).toBeCloseTo(0.1 - 0.4 * age, 6);
    const yearless = new BuiltInValuer(
      {
        ...levels,
        subDistricts: [{ ...subDistrict, ageValues: [0.1, -0.3] }],
        estates: [{ ...estate, completedYear: null }],
      },
      index,
    );
    expect(yearless.value({ ...flat, completedOnDay: null }, asOf).pricePerSqft).toBeCloseTo(
      13_000,
      6,
    );
  });

  it('add the slope of the estate for thirty floors, up to the sixtieth, and nothing for an unknown floor', () => {
    const asOf = day('2020-08-15');
    const [estate] = levels.estates;
    if (!estate) throw new Error('The levels hold an estate.');
    const steep = new BuiltInValuer(
      { ...levels, estates: [{ ...estate, floorSlope: 0.3 }] },
      index,
    );
    const logOf = (floor: number | null) =>
      Math.log(steep.value({ ...flat, floor }, asOf).pricePerSqft / 13_000);
    expect(logOf(30)).toBeCloseTo(0.1 + 0.15, 9);
    expect(logOf(75)).toBeCloseTo(0.1 + 0.45, 9);
    expect(logOf(null)).toBeCloseTo(0, 9);
  });

  it('say how certain they are, and why a person must look', () => {
    const asOf = day('2020-08-15');
    const sure = valuer.value(flat, asOf);
    const half = (Math.exp(0.1) - Math.exp(-0.1)) / 2;
    expect(sure.confidence).toBeCloseTo(100 * (1 - half), 6);
    expect(sure.reasons).toEqual(['noLocalSales']);
    const unsure = valuer.value({ ...flat, estate: 'Other', areaSqft: 100 }, asOf);
    expect(unsure.reasons).toEqual(['unusualSize', 'noLocalSales', 'wideRange']);
    expect(() => valuer.value({ ...flat, areaSqft: 0 }, asOf)).toThrow(
      new RangeError('areaSqft must be positive'),
    );
    expect(() => valuer.value({ ...flat, areaSqft: Number.NaN }, asOf)).toThrow(RangeError);
  });

  it('stand where no quarter is published', () => {
    const blind = new BuiltInValuer(levels, new OfficialIndex([]));
    expect(blind.value(flat, day('2020-11-15')).pricePerSqft).toBeCloseTo(13_000, 6);
  });

  it('widen by 2.5 per cent for the root of the years after half a year', () => {
    // 1.5 years after 30 June 2020 leave one.
    const { low, value } = valuer.value(flat, day('2020-06-30') + 1.5 * 365.25);
    expect(Math.log(low / value)).toBeCloseTo(-Math.hypot(0.1, 1.2816 * 0.025), 9);
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
