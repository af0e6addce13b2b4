import { formatMonth, monthNumber, parseMonth, toKilometres } from '@/valuation/levels/level-place';

describe('a month of levels', () => {
  it('is a number that counts months, also over the end of a year', () => {
    expect(monthNumber(2027, 1) - monthNumber(2026, 12)).toBe(1);
    expect(monthNumber(2026, 7) - monthNumber(2020, 7)).toBe(72);
  });

  it('is read from a day and written as a month', () => {
    expect(parseMonth('2026-07')).toBe(monthNumber(2026, 7));
    expect(parseMonth('2026-12-31')).toBe(monthNumber(2026, 12));
    for (const text of ['', '26-07', 'July 2026', ' 2026-07']) expect(parseMonth(text)).toBeNaN();
    expect(['2026-01', '2026-10', '2026-12'].map((text) => formatMonth(parseMonth(text)))).toEqual([
      '2026-01',
      '2026-10',
      '2026-12',
    ]);
  });
});

describe('a position in kilometres', () => {
  it('puts two places of the city as far apart as a map does', () => {
    // Central Pier 7 and Tsim Sha Tsui pier: the Star Ferry crosses some 1.5 kilometres.
    const [central, ferry] = [toKilometres(22.2872, 114.1611), toKilometres(22.2937, 114.1688)];
    const { north, east } = { north: ferry.north - central.north, east: ferry.east - central.east };
    expect(north).toBeCloseTo(0.0065 * 111.2, 6);
    expect(east).toBeCloseTo(0.0077 * 111.32 * Math.cos((22.35 * Math.PI) / 180), 2);
    expect(toKilometres(22.35, 114.15)).toEqual({ north: 0, east: 0 });
  });
});
