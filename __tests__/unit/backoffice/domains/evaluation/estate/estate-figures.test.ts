import {
  estateTrend,
  floorsOf,
  sizesOf,
} from '@/backoffice/domains/evaluation/estate/estate-figures';

const day = (text: string): number => Date.parse(text) / 86_400_000;
const quarter = (yearMonth: number, value: number, publishedOn?: string) => ({
  yearMonth,
  values: [value, 2 * value, value, value, value],
  ...(publishedOn ? { publishedOn } : {}),
});

describe('The sizes of flats shown of an estate', () => {
  it('span those that are known, with the typical one', () => {
    expect(sizesOf(570, { min: 470, max: 708 })).toEqual([470, 520, 570, 640, 710]);
  });

  it('lie around the typical one where others are not known, and leave out what is no flat', () => {
    expect(sizesOf(400, null)).toEqual([280, 340, 400, 480, 600]);
    expect(sizesOf(200, null)).toEqual([170, 200, 240, 300]);
  });
});

describe('The floors shown of an estate', () => {
  it('go from a low to a high one, each once', () => {
    expect(floorsOf(40)).toEqual([4, 14, 26, 38]);
    expect(floorsOf(3)).toEqual([1, 2, 3]);
  });

  it('are none where there is nothing to compare', () => {
    expect(floorsOf(null)).toEqual([]);
    expect(floorsOf(1)).toEqual([]);
  });
});

describe('The trend of an estate', () => {
  const options = {
    quarters: [quarter(202512, 100), quarter(202603, 110), quarter(202606, 121)],
    pricePerSqft: 11_000,
    areaSqft: 300,
    completedYear: null,
  };

  it('carries today back by the published quarters and marks today as an estimate', () => {
    expect(estateTrend({ ...options, today: day('2026-07-30') })).toEqual([
      { date: '2025-12-31', value: 10_000, isEstimate: false },
      { date: '2026-03-31', value: 11_000, isEstimate: false },
      { date: '2026-07-30', value: 11_000, isEstimate: true },
    ]);
  });

  it('takes a quarter from the day of its publication, where that is known', () => {
    const quarters = [quarter(202603, 110), quarter(202606, 121, '2026-07-20')];
    const dates = estateTrend({ ...options, quarters, today: day('2026-07-20') }).map(
      ({ date }) => date,
    );
    expect(dates).toEqual(['2026-03-31', '2026-06-30', '2026-07-20']);
    expect(estateTrend({ ...options, quarters, today: day('2026-07-19') })).toHaveLength(2);
  });

  it('begins with the year of completion, and is empty before any index was published', () => {
    const trend = estateTrend({ ...options, completedYear: 2026, today: day('2026-07-30') });
    expect(trend.map(({ date }) => date)).toEqual(['2026-03-31', '2026-07-30']);
    expect(estateTrend({ ...options, today: day('2020-01-01') })).toEqual([]);
  });
});
