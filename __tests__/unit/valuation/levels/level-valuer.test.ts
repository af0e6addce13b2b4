import { readCatalogue } from '@/valuation/facts/catalogue/read-catalogue';
import {
  levelsOf,
  type LevelBookData,
  packLevels,
  packSupports,
} from '@/valuation/levels/level-book';
import shippedBook from '@/valuation/levels/level-book.data.json';
import { LevelValuer } from '@/valuation/levels/level-valuer';
import { parseLevelBook } from '@/valuation/levels/parse-level-book';
import { publishedIndexQuarters } from '@/valuation/market/rvd-price-index.data';
import { parseDay } from '@/valuation/model/transaction-row';
import { makeProperty } from '@test/support/evaluation/synthetic-market';

const day = (text: string): number => parseDay(text) ?? Number.NaN;
const band = { lower: -1.3, middle: 0, upper: 1.2 };
const bands = { old: band, middle: band, new: band };
const curves = { 'Hong Kong': [0, 0], Kowloon: [0, 0], 'New Territories': [0, 0] };
const accuracy = { levels: 0, medianError: 0, within10: 0, bias: 0, coverage: 0 };
const level = {
  logPrice: Math.log(12_000),
  deviation: 0.09,
  logArea: Math.log(500),
  logFloor: Math.log1p(15),
  knowledge: 'history' as const,
  period: 'middle' as const,
};
const book: LevelBookData = {
  method: 'test',
  month: '2026-07',
  dataUntil: '2026-07',
  fittedOn: '2026-08-01',
  ...packLevels([
    { id: 'e:garden', ...level },
    { id: 's:taikoo-shing', ...level, knowledge: 'neighbours', logArea: null, deviation: 0.2 },
  ]),
  ...packSupports(
    ['e:garden', 's:taikoo-shing'],
    [
      { ownShare: 0.61, others: [{ id: 's:taikoo-shing', share: 0.39 }] },
      { ownShare: 0, others: [{ id: 'e:garden', share: 0.4 }] },
    ],
  ),
  areaKnots: [Math.log(200), Math.log(2000)],
  areaCurves: { ...curves, 'Hong Kong': [0.2, -0.2] },
  ageKnots: [0, 60],
  ageCurves: { ...curves, 'Hong Kong': [0.3, -0.3] },
  errors: { known: bands, neighbours: bands },
  saleDeviation: 0.12,
  accuracy: { withHistory: accuracy, withoutHistory: accuracy },
};
const valuerWith = (quarters = publishedIndexQuarters) => new LevelValuer(book, quarters);
const flat = makeProperty({ areaSqft: 500, floor: 15, places: ['e:garden', 's:taikoo-shing'] });
const asOf = day('2026-07-15');

describe('a value from the level of a place', () => {
  it('is that level for the typical flat', () => {
    const valued = valuerWith().value(flat, asOf);
    expect(valued.pricePerSqft).toBeGreaterThan(11_990);
    expect(valued.pricePerSqft).toBeLessThan(12_010);
    expect(valued).toMatchObject({ level: 'estate', comparables: [] });
  });

  it('tells what it rests on, and nothing of places without a level', () => {
    const valuer = valuerWith();
    expect(valuer.supportOf(['b:unknown', 'e:garden', 's:taikoo-shing'])).toEqual({
      ownShare: 0.61,
      others: [{ id: 's:taikoo-shing', share: 0.39 }],
      knowledge: 'history',
      month: '2026-07',
    });
    expect(valuer.supportOf(['s:taikoo-shing'])?.knowledge).toBe('subDistrict');
    expect(valuer.supportOf(['b:unknown'])).toBeUndefined();
  });

  it('rises with the floor and falls with the size as within one estate', () => {
    const at = (changes: Partial<typeof flat>) =>
      Math.log(valuerWith().value({ ...flat, ...changes }, asOf).pricePerSqft) -
      Math.log(valuerWith().value(flat, asOf).pricePerSqft);
    expect(at({ floor: 30 })).toBeCloseTo(0.0401 * Math.log(31 / 16), 6);
    expect(at({ areaSqft: 1_000 })).toBeCloseTo(-0.149 * Math.log(2), 6);
    expect(at({ floor: null })).toBeGreaterThan(-0.001);
  });

  it('is the level of the sub-district where the place is not known, and says so', () => {
    const manual = { ...flat, places: ['e:unheard-of', 's:taikoo-shing'] };
    const valued = valuerWith().value(manual, asOf);
    expect(valued).toMatchObject({ level: 'subDistrict', needsPerson: true });
    expect(valued.reasons).toContain('noLocalSales');
    const young = valuerWith().value({ ...manual, completedOnDay: asOf }, asOf);
    expect(young.value).toBeGreaterThan(valued.value);
  });

  it('has a range that holds the band of the errors and widens with every month without data', () => {
    const { low, value, high } = valuerWith().value(flat, asOf);
    const deviation = Math.hypot(0.09, 0.12);
    expect(Math.log(low / value)).toBeCloseTo(-1.3 * deviation, 6);
    expect(Math.log(high / value)).toBeCloseTo(1.2 * deviation, 6);
    const widths = [0, 30, 60, 365, 1_825].map((later) => {
      const valued = valuerWith().value(flat, asOf + later);
      return (valued.high - valued.low) / valued.value;
    });
    expect(widths).toEqual([...new Set(widths)].sort((one, other) => one - other));
    expect(widths[4]).toBeGreaterThan(0.4);
  });

  it('follows the official index once it is published, also when a quarter of it is missing', () => {
    const flatIndex = [202603, 202606, 202609, 202612, 202703].map((yearMonth, at) => ({
      yearMonth,
      values: [1, 1, 1, 1, 1].map(() => 100 * 1.02 ** Math.max(0, at - 2)),
    }));
    const later = day('2027-06-01');
    const change = (quarters: typeof flatIndex) =>
      valuerWith(quarters).value(flat, later).value / valuerWith([]).value(flat, later).value;
    expect(change(flatIndex)).toBeCloseTo(1.02 ** 2, 6);
    expect(change(flatIndex.filter(({ yearMonth }) => yearMonth !== 202612))).toBeCloseTo(
      change(flatIndex),
      2,
    );
    expect(valuerWith(flatIndex).value(flat, asOf).value).toBe(
      valuerWith([]).value(flat, asOf).value,
    );
  });

  it('is not given for a place that nothing is known of, nor for no area', () => {
    expect(() => valuerWith().value({ ...flat, places: [] }, asOf)).toThrow(RangeError);
    expect(() => valuerWith().value({ ...flat, areaSqft: 0 }, asOf)).toThrow(RangeError);
  });

  it('gives way to sales that are younger than the levels or fresh', () => {
    const valuer = valuerWith();
    const isBetter = (lastSale: string, today: string, places = ['e:garden']) =>
      valuer.isBetterThan(day(lastSale), { places, today: day(today) });
    expect(isBetter('2020-06-30', '2026-11-22')).toBe(true);
    expect(isBetter('2020-06-30', '2020-07-10')).toBe(false);
    expect(isBetter('2026-10-30', '2027-11-22')).toBe(false);
    expect(isBetter('2020-06-30', '2026-11-22', ['e:unheard-of', 's:taikoo-shing'])).toBe(false);
  });
});

describe('stored levels', () => {
  it('are read as they were written, and not at all where another release wrote them', () => {
    expect(parseLevelBook(JSON.stringify(book))).toEqual(book);
    expect(parseLevelBook(JSON.stringify({ ...book, errors: {} }))).toBeNull();
    expect(() => parseLevelBook('{')).toThrow(SyntaxError);
  });
});

describe('the levels delivered with the product', () => {
  const shipped: LevelBookData = shippedBook;
  const levels = levelsOf(shipped);

  it('are unpacked once for all who read them', () => {
    expect(levelsOf(shipped)).toBe(levels);
    expect(levelsOf({ ...shipped })).not.toBe(levels);
  });

  it('know every home of the catalogue and every sub-district', () => {
    const ids = new Set(shipped.ids.split('\n'));
    const missing = readCatalogue().places.filter(({ id }) => !ids.has(id));
    expect(missing).toEqual([]);
    expect([...ids].filter((id) => id.startsWith('s:'))).toHaveLength(103);
  });

  it('lie where homes of Hong Kong are sold, none without a doubt', () => {
    for (const id of shipped.ids.split('\n')) {
      const { logPrice, deviation } = levels.find(id) ?? { logPrice: 0, deviation: 0 };
      expect(logPrice).toBeGreaterThan(Math.log(2_000));
      expect(logPrice).toBeLessThan(Math.log(120_000));
      expect(deviation).toBeGreaterThan(0.01);
    }
  });

  it('reached what they must on levels that were held back', () => {
    const { withHistory, withoutHistory } = shipped.accuracy;
    expect(withHistory.medianError).toBeLessThanOrEqual(0.085);
    expect(withHistory.within10).toBeGreaterThanOrEqual(0.57);
    // The goal is 0.14; twenty draws of some 140 places, mostly of one sale each, are a point off either way (docs/sources.md).
    expect(withoutHistory.medianError).toBeLessThanOrEqual(0.155);
    for (const { bias, coverage } of [withHistory, withoutHistory]) {
      expect(Math.abs(bias)).toBeLessThanOrEqual(0.015);
      expect(Math.abs(coverage - 0.8)).toBeLessThanOrEqual(0.03);
    }
  });
});
