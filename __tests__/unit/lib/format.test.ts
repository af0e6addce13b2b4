import { formatDay, formatInstant } from '@/lib/dates';
import {
  formatCents,
  formatGrouped,
  formatMoney,
  formatPercent,
  formatRate,
  formatWhole,
} from '@/lib/format';

describe('Money', () => {
  it.each([
    [0, 'HK$0'],
    [1234.4, 'HK$1,234'],
    [1234.5, 'HK$1,235'],
    [1_000_000_000, 'HK$1,000,000,000'],
    [-1500, '−HK$1,500'],
  ])('%p reads %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it.each([
    [1234.5, 'HK$1,234.50'],
    [0.01, 'HK$0.01'],
    [-0.5, '−HK$0.50'],
  ])('%p reads %s with cents', (amount, text) => {
    expect(formatMoney(amount, { withCents: true })).toBe(text);
  });
});

const writers = {
  cents: formatCents,
  whole: formatWhole,
  grouped: formatGrouped,
  rate: formatRate,
};

describe('A number', () => {
  it('that needs no rounding of decimals is written without Intl, whose first use takes long', async () => {
    const intl = jest.spyOn(Intl, 'NumberFormat');
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('@/lib/format');
      expect(fresh.formatRate(8.25)).toBe('8.25');
      expect(fresh.formatGrouped(3_000_000.5)).toBe('3,000,000.5');
      expect(fresh.formatWhole(436_778.6)).toBe('436,779');
      expect(fresh.formatMoney(1_250_000, { withCents: true })).toBe('HK$1,250,000.00');
    });
    expect(intl).not.toHaveBeenCalled();
    intl.mockRestore();
  });

  // As ICU rounds: by the shortest decimals of a number, halves away from zero.
  it.each<[keyof typeof writers, number, string]>([
    ['cents', 36_398.285, '36,398.29'],
    ['cents', 1.005, '1.01'],
    ['cents', 999_999.995, '1,000,000.00'],
    ['cents', -36_398.2, '-36,398.20'],
    ['cents', 1e21, '1,000,000,000,000,000,000,000.00'],
    ['whole', 999.5, '1,000'],
    ['whole', 0.5, '1'],
    ['grouped', 0.125, '0.13'],
    ['rate', 8, '8.00'],
    ['rate', 8.125, '8.125'],
    ['rate', 8.123_45, '8.1235'],
  ])('as %s, %p reads %s', (kind, value, text) => {
    expect(writers[kind](value)).toBe(text);
  });
});

describe('A percentage', () => {
  it.each([
    [6.99, '6.99%', '6.99%'],
    [75, '75%', '75.00%'],
    [36.5, '36.5%', '36.50%'],
    [7.125, '7.13%', '7.13%'],
    [0, '0%', '0.00%'],
  ])('%p reads %s, or %s', (percent, short, fixed) => {
    expect([formatPercent(percent), formatPercent(percent, { fixed: true })]).toEqual([
      short,
      fixed,
    ]);
  });
});

describe('A day', () => {
  it.each([
    ['2026-11-16', '16 November 2026', '2026年11月16日'],
    ['2026-12-31T15:59:00Z', '31 December 2026', '2026年12月31日'],
    ['2026-12-31T16:00:00Z', '1 January 2027', '2027年1月1日'],
    ['2024-02-29', '29 February 2024', '2024年2月29日'],
  ])('%s in Hong Kong is %s, %s', (date, en, zh) => {
    expect([formatDay(date, 'en'), formatDay(date, 'hk'), formatDay(date, 'cn')]).toEqual([
      en,
      zh,
      zh,
    ]);
  });

  it.each([
    ['2026-11-05T18:04:09Z', '6 November 2026 02:04:09', '2026年11月6日 02:04:09'],
    ['2026-12-31T16:00:00Z', '1 January 2027 00:00:00', '2027年1月1日 00:00:00'],
  ])('%s to the second in Hong Kong is %s, %s', (instant, en, zh) => {
    expect([
      formatInstant(instant, 'en'),
      formatInstant(instant, 'hk'),
      formatInstant(instant, 'cn'),
    ]).toEqual([en, zh, zh]);
  });

  it('that are none are shown as they are', () => {
    expect([formatDay('soon', 'en'), formatInstant('soon', 'en')]).toEqual(['soon', 'soon']);
  });
});
