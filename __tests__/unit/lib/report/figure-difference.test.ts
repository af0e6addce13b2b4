import { figureDifference } from '@/lib/report/figure-difference';

describe('The difference of a figure', () => {
  it.each([
    [{ now: 15, before: 12 }, '+3 (+25%)'],
    [{ now: 900, before: 1_000 }, '−100 (−10%)'],
    [{ now: 12, before: 12 }, '0'],
    [{ now: 4, before: 0 }, '+4'],
    [{ now: 2, before: 3 }, '−1 (−33.3%)'],
    [{ now: null, before: 3 }, null],
    [{ now: 3, before: null }, null],
  ])('of %o is written as %s', (figures, text) => {
    expect(figureDifference(figures)).toBe(text);
  });

  it('of money is money', () => {
    const figures = { now: 3_000_000, before: 2_000_000 };
    expect(figureDifference(figures, { isMoney: true })).toBe('+HK$1,000,000 (+50%)');
  });
});
