import { parsePercent, parseTenorMonths } from '@/lib/parse-number';

describe('a rate', () => {
  it.each([
    ['8', 8],
    ['8.25%', 8.25],
    ['８．２５％', 8.25],
    ['8 厘', 8],
    [' 6.99 % ', 6.99],
    ['0', 0],
    ['8,25', 8.25],
    ['８，５％', 8.5],
    ['8,250', 8_250],
  ])('%p is %d percent', (text, expected) => {
    expect(parsePercent(text)).toBe(expected);
  });

  it.each(['', '%', '-1', 'eight', '8%%'])('%p is none', (text) => {
    expect(parsePercent(text)).toBeNull();
  });
});

describe('a term', () => {
  it.each([
    ['120', 120],
    ['120 months', 120],
    ['10 years', 120],
    ['10y', 120],
    ['1.5 years', 18],
    ['10年', 120],
    ['10年6個月', 126],
    ['10年6个月', 126],
    ['１８個月', 18],
    ['6月', 6],
  ])('%p is %d months', (text, expected) => {
    expect(parseTenorMonths(text)).toBe(expected);
  });

  it.each(['', 'years', 'ten years', '-12', '12 days', '1,5 years'])('%p is none', (text) => {
    expect(parseTenorMonths(text)).toBeNull();
  });
});
