import { OfficialIndex } from '@/valuation/market/official-index';
import {
  packDoubles,
  packFloats,
  packInts,
  unpackDoubles,
  unpackFloats,
  unpackInts,
} from '@/valuation/numeric/packed-array';
import { modelTrend, officialIndexTrend } from '@/valuation/market/price-trend';
import { publishedIndexQuarters } from '@/valuation/market/rvd-price-index.data';
import { parseDay } from '@/valuation/model/transaction-row';
import { ValuationModel } from '@/valuation/model/valuation-model';
import { makeProperty } from '@test/support/evaluation/synthetic-market';

describe('price trend', () => {
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

describe('price trend of a model', () => {
  it('follows its time effect and, after its last sale, the market since', () => {
    const model = new ValuationModel();
    jest.spyOn(model.additive, 'timeEffect').mockImplementation(({ day }) => day / 1000);
    jest
      .spyOn(model.marketExtrapolation, 'extrapolate')
      .mockImplementation(({ day }) => ({ shift: day > 100 ? 0.5 : 0, variance: 0 }));
    const points = modelTrend(model, makeProperty(), {
      pricePerSqft: 10_000,
      asOfDay: 200,
      days: [100, 200],
    });
    expect(points).toEqual([
      { day: 100, pricePerSqft: expect.closeTo(10_000 * Math.exp(-0.6), 6) as number },
      { day: 200, pricePerSqft: 10_000 },
    ]);
  });

  it('stands still before the first quarter of the official index', () => {
    const index = new OfficialIndex([{ yearMonth: 202003, values: [100, 100, 100, 100, 100] }]);
    const trend = (asOfDay: number) =>
      officialIndexTrend(index, 400, { pricePerSqft: 10_000, asOfDay, days: [100] });
    expect(trend(18_500)).toEqual([{ day: 100, pricePerSqft: 10_000 }]);
    expect(trend(200)).toEqual([{ day: 100, pricePerSqft: 10_000 }]);
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

  it.each([
    ['1', [127, -128]],
    ['2', [128]],
    ['2', [-129]],
    ['2', [32_767, -32_768]],
    ['4', [32_768]],
    ['4', [-32_769]],
    ['4', [40_000, 1]],
  ])('are as wide as their largest needs: %s for %p', (width, values) => {
    expect(packInts(values).charAt(0)).toBe(width);
    expect(unpackInts(packInts(values))).toEqual(values);
  });

  it('are of a known width', () => {
    expect(() => unpackInts('3AAAA')).toThrow(new RangeError('unknown integer width'));
  });
});

describe('packed fractions', () => {
  it('come back in seven digits, or in all', () => {
    expect([...unpackFloats(packFloats([1.5, -0.1]))]).toEqual([1.5, Math.fround(-0.1)]);
    expect([...unpackDoubles(packDoubles([0.1, 2 ** 40 + 1]))]).toEqual([0.1, 2 ** 40 + 1]);
  });
});
