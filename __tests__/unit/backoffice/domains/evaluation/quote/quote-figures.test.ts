import {
  addOneMonth,
  roundedRange,
  indexTrend,
} from '@/backoffice/domains/evaluation/quote/quote-figures';
import { isoDayOf, parseDay } from '@/valuation/model/transaction-row';

const day = (text: string): number => parseDay(text) ?? Number.NaN;

describe('dates of a quote', () => {
  it.each([
    ['2026-11-16', '2026-12-16'],
    ['2026-12-31', '2027-01-31'],
    ['2027-01-31', '2027-02-28'],
    ['2028-01-30', '2028-02-29'],
  ])('%s expires on %s', (from, until) => {
    expect(isoDayOf(addOneMonth(day(from)))).toBe(until);
  });
});

describe('the range', () => {
  it('is rounded outwards in steps of HK$10,000 around the value, with 75 and 85 per cent of it', () => {
    expect(roundedRange({ low: 8_451_234, value: 9_536_000, high: 10_701_000 })).toEqual({
      low: 8_450_000,
      value: 9_540_000,
      high: 10_710_000,
      maxLoan: { percent75: 7_155_000, percent85: 8_109_000 },
    });
  });

  it('always holds the value', () => {
    const { low, value, high } = roundedRange({ low: 999_999, value: 1_000_001, high: 1_000_002 });
    expect(low <= value && value <= high).toBe(true);
  });
});

describe('the trend', () => {
  const quarters = [
    { yearMonth: 202509, values: [100, 200, 300, 400, 500] },
    { yearMonth: 202512, values: [110, 210, 310, 410, 510] },
    { yearMonth: 202603, values: [120, 220, 320, 420, 520] },
  ];

  it('carries the figure back by the index of its size class', () => {
    expect(
      indexTrend({ today: day('2026-06-01'), figure: 12_000, areaSqft: 400 }, quarters),
    ).toEqual([
      { date: '2025-09-30', value: 10_000 },
      { date: '2025-12-31', value: 11_000 },
      { date: '2026-03-31', value: 12_000 },
      { date: '2026-06-01', value: 12_000, isEstimate: true },
    ]);
    expect(
      indexTrend({ today: day('2026-06-01'), figure: 22_000, areaSqft: 500 }, quarters)[0],
    ).toEqual({ date: '2025-09-30', value: 20_000 });
  });

  it('leaves out a quarter that is not published yet', () => {
    expect(
      indexTrend({ today: day('2026-04-15'), figure: 11_000, areaSqft: 400 }, quarters).map(
        ({ date }) => date,
      ),
    ).toEqual(['2025-09-30', '2025-12-31', '2026-04-15']);
    expect(
      indexTrend({ today: day('2020-01-01'), figure: 11_000, areaSqft: 400 }, quarters),
    ).toEqual([]);
  });
});
