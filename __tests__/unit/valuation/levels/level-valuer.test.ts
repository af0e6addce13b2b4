import { readCatalogue } from '@/valuation/facts/catalogue/read-catalogue';
import { levelsOf, type LevelBookData } from '@/valuation/levels/level-book';
import shippedBook from '@/valuation/levels/level-book.data.json';
import { LevelValuer } from '@/valuation/levels/level-valuer';
import { parseLevelBook } from '@/valuation/levels/parse-level-book';
import { publishedIndexQuarters } from '@/valuation/market/rvd-price-index.data';
import { parseDay } from '@/valuation/model/transaction-row';
import { makeProperty } from '@test/support/evaluation/synthetic-market';
import { testLevelBook } from '@test/support/evaluation/level-book';

const day = (text: string): number => parseDay(text) ?? Number.NaN;
const valuerWith = (quarters = publishedIndexQuarters) => new LevelValuer(testLevelBook, quarters);
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

  it('counts floors up to sixty, and none below the ground', () => {
    const at = (floor: number) => valuerWith().value({ ...flat, floor }, asOf).pricePerSqft;
    expect(at(90)).toBe(at(60));
    expect(at(59)).toBeLessThan(at(60));
    expect(at(-2)).toBe(at(0));
  });

  it('follows the size by the curve of the region where the typical flat is not known', () => {
    const unknown = { ...flat, completedOnDay: null, places: ['s:taikoo-shing'] };
    const at = (areaSqft: number) =>
      Math.log(valuerWith().value({ ...unknown, areaSqft }, asOf).pricePerSqft);
    const slope = -0.4 / Math.log(10);
    expect(at(900) - at(450)).toBeCloseTo(slope * Math.log(2), 6);
    expect(at(450)).toBeCloseTo(Math.log(12_000), 3);
  });

  it('takes the age of a home entered by hand from the curve of the region', () => {
    const manual = { ...flat, areaSqft: 450, places: ['e:unheard-of', 's:taikoo-shing'] };
    const at = (years: number) =>
      Math.log(
        valuerWith().value({ ...manual, completedOnDay: asOf - 365.25 * years }, asOf).pricePerSqft,
      );
    expect(at(0) - at(30)).toBeCloseTo(0.3, 6);
    expect(at(60) - at(90)).toBe(0);
    const known = { ...flat, completedOnDay: asOf };
    expect(valuerWith().value(known, asOf).value).toBe(valuerWith().value(flat, asOf).value);
  });

  it('says how sure it is by the width of its range, and why a person should look', () => {
    const { low, value, high, confidence, rangeProbability, reasons, needsPerson } =
      valuerWith().value(flat, asOf);
    expect(confidence).toBeCloseTo(100 * (1 - (high - low) / 2 / value), 9);
    expect(rangeProbability).toBe(0.8);
    expect((high - low) / 2 / value).toBeGreaterThan(0.15);
    expect(reasons).toContain('wideRange');
    expect(reasons).not.toContain('noLocalSales');
    expect(needsPerson).toBe(true);
    expect(valuerWith().value(flat, asOf + 20_000).confidence).toBeGreaterThanOrEqual(0);
  });

  it('shows the comparables of a value by older sales', () => {
    const bySales = { ...valuerWith().value(flat, asOf), comparables: [] };
    expect(valuerWith().value(flat, asOf, bySales).comparables).toBe(bySales.comparables);
  });

  it('tells the typical flat of a place, as far as it is known', () => {
    expect(valuerWith().typicalFlat('e:garden')).toMatchObject({ floor: 15, knowledge: 'history' });
    expect(valuerWith().typicalFlat('e:garden')?.areaSqft).toBeCloseTo(500, -1);
    expect(valuerWith().typicalFlat('s:taikoo-shing')?.areaSqft).toBe(450);
    expect(valuerWith().typicalFlat('e:unheard-of')).toBeUndefined();
    expect(['e:garden', 'e:unheard-of'].map((id) => valuerWith().hasLevel(id))).toEqual([
      true,
      false,
    ]);
    const { accuracy, dataUntil, fittedOn, month } = testLevelBook;
    expect(valuerWith().state).toEqual({ accuracy, dataUntil, fittedOn, month });
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
    expect(parseLevelBook(JSON.stringify(testLevelBook))).toEqual(testLevelBook);
    expect(parseLevelBook(JSON.stringify({ ...testLevelBook, errors: {} }))).toBeNull();
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
    expect(withoutHistory.medianError).toBeLessThanOrEqual(0.14);
    for (const { bias, coverage } of [withHistory, withoutHistory]) {
      expect(Math.abs(bias)).toBeLessThanOrEqual(0.015);
      expect(Math.abs(coverage - 0.8)).toBeLessThanOrEqual(0.03);
    }
  });
});
