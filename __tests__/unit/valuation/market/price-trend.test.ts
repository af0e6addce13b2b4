import { OfficialIndex } from '@/valuation/market/official-index';
import { packInts, unpackInts } from '@/valuation/numeric/packed-array';
import { officialIndexTrend, modelTrend } from '@/valuation/market/price-trend';
import { publishedIndexQuarters } from '@/valuation/market/rvd-price-index.data';
import { trainModel } from '@/valuation/model/train-model';
import { parseDay } from '@/valuation/model/transaction-row';
import { firstDay, makeMarket, makeProperty } from '@test/support/evaluation/synthetic-market';

describe('price trend', () => {
  it('follows the rise of 0.0002 a day that the market was made with', () => {
    const model = trainModel(makeMarket(), { backTestDays: 0 });
    const asOfDay = firstDay + 380;
    const [earlier, today] = modelTrend(model, makeProperty(), {
      pricePerSqft: 10_000,
      asOfDay,
      days: [firstDay + 80, asOfDay],
    });
    expect(today?.pricePerSqft).toBeCloseTo(10_000, 6);
    expect(Math.log((earlier?.pricePerSqft ?? 0) / 10_000)).toBeCloseTo(-0.06, 1);
    expect(earlier?.pricePerSqft).toBeLessThan(9_600);
    expect(earlier?.pricePerSqft).toBeGreaterThan(9_250);
  });

  it('follows the official index of the size class by publication: class A 437.8 in 2019 Q2, 418.7 in 2020 Q1', () => {
    const day = (text: string): number => parseDay(text) ?? Number.NaN;
    const index = new OfficialIndex(publishedIndexQuarters);
    const points = officialIndexTrend(index, 400, {
      pricePerSqft: 10_000,
      asOfDay: day('2020-06-01'),
      days: [day('2019-09-01'), day('2020-06-01')],
    });
    expect(points.map(({ pricePerSqft }) => pricePerSqft)).toEqual([
      expect.closeTo((10_000 * 437.8) / 418.7, 6),
      expect.closeTo(10_000, 6),
    ]);
  });
});

describe('packed whole numbers', () => {
  it.each([[[]], [[1, -128, 127]], [[300, -32_768, 32_767]], [[10_000_000, -2_000_000_000]]])(
    'come back as they were: %j',
    (values) => {
      expect(unpackInts(packInts(values))).toEqual(values);
    },
  );

  it('take one byte each where they fit', () => {
    expect(packInts([1, 2, 3])).toBe('1AQID');
    expect(() => unpackInts('9AQID')).toThrow(RangeError);
  });
});
