import {
  fromHongKongTime,
  hongKongDay,
  hongKongEpochDay,
  isIsoDay,
  plusDays,
  startOfDay,
  toHongKongTime,
} from '@/lib/hong-kong-day';

describe('The day in Hong Kong', () => {
  it.each([
    ['2026-11-15T15:59:59Z', '2026-11-15'],
    ['2026-11-15T16:00:00Z', '2026-11-16'],
    ['2026-12-31T16:00:00Z', '2027-01-01'],
    ['2028-02-28T16:00:00Z', '2028-02-29'],
  ])('of %s is %s', (instant, day) => {
    expect(hongKongDay(new Date(instant))).toBe(day);
    expect(hongKongEpochDay(new Date(instant)) * 86_400_000).toBe(Date.parse(day));
  });

  it('begins eight hours before the same day in Greenwich', () => {
    expect(startOfDay('2026-11-16').toISOString()).toBe('2026-11-15T16:00:00.000Z');
  });

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-01-01', -1, '2026-12-31'],
  ])('after %s plus %d days is %s', (day, days, later) => {
    expect(plusDays(day, days)).toBe(later);
  });

  it.each([
    ['2026-11-15', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-04-31', false],
    ['2100-02-29', false],
    ['2026-13-01', false],
    ['2026-1-15', false],
    ['15/11/2026', false],
    ['2026-11-15T00:00:00Z', false],
    ['', false],
  ])('%j is written as a date of the calendar: %s', (text, isDay) => {
    expect(isIsoDay(text)).toBe(isDay);
  });

  it('refuses text that is no date', () => {
    expect(() => plusDays('soon', 1)).toThrow(RangeError);
  });
});

describe('A time that staff write', () => {
  it.each([
    ['2026-12-25T17:00:00.000Z', '2026-12-26T01:00'],
    ['2026-12-31T16:00:00.000Z', '2027-01-01T00:00'],
  ])('is Hong Kong time, there and back: %s', (instant, written) => {
    expect(toHongKongTime(instant)).toBe(written);
    expect(fromHongKongTime(written)).toBe(instant);
  });

  it('stays as it is where it is none', () => {
    expect(toHongKongTime('')).toBe('');
    expect(fromHongKongTime('soon')).toBe('soon');
  });
});
