import {
  addDays,
  addMonths,
  daysBetween,
  formatCivilDate,
  fromDayNumber,
  monthsBetween,
  parseCivilDate,
  toCivilDate,
  toDayNumber,
  type CivilDate,
} from '@/lib/loan/civil-date';

const date = (text: string): CivilDate => {
  const parsed = parseCivilDate(text);
  if (!parsed) throw new Error(text);
  return parsed;
};

describe('civil dates', () => {
  it.each([
    '2024-02-30',
    '2023-02-29',
    '2100-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '24-01-01',
    '2024-1-1',
    '2024-01-01T00:00',
    '1899-12-31',
    '2200-01-01',
    '',
  ])('refuses %p', (text) => expect(parseCivilDate(text)).toBeNull());
  it('agrees with the built-in calendar for every day of 300 years', () => {
    const first = Date.UTC(1900, 0, 1);
    const offset = toDayNumber(date('1900-01-01'));
    const wrong = Array.from({ length: 109_572 }, (_, index) => index).filter((index) => {
      const text = new Date(first + index * 86_400_000).toISOString().slice(0, 10);
      return (
        toDayNumber(date(text)) !== offset + index ||
        formatCivilDate(fromDayNumber(offset + index)) !== text
      );
    });
    expect(wrong).toEqual([]);
  });
  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2024-01-31', 2, '2024-03-31'],
    ['2024-11-30', 3, '2025-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-12-15', 1, '2025-01-15'],
    ['2024-03-31', 0, '2024-03-31'],
  ])('%s plus %i months is %s', (from, months, expected) =>
    expect(formatCivilDate(addMonths(date(from), months))).toBe(expected),
  );
  it('adds days over month and leap ends', () => {
    expect(formatCivilDate(addDays(date('2024-02-27'), 3))).toBe('2024-03-01');
    expect(daysBetween(date('2024-01-01'), date('2025-01-01'))).toBe(366);
  });
  it.each([
    ['2024-01-10', '2024-03-10', 2],
    ['2024-01-10', '2024-03-25', 2.5],
    ['2024-01-31', '2024-02-29', 1],
    ['2024-01-10', '2024-01-16', 0.2],
    ['2024-03-10', '2024-03-10', 0],
    ['2024-01-15', '2026-03-15', 26],
    ['2025-01-15', '2025-02-14', 1],
    ['2025-01-15', '2025-03-10', 1 + 23 / 30],
  ])('from %s to %s are %d months', (from, to, expected) =>
    expect(monthsBetween(date(from), date(to))).toBeCloseTo(expected, 12),
  );
  it('that are stored must be dates', () => {
    expect(toCivilDate('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 });
    expect(() => toCivilDate('2023-02-29')).toThrow('Not a date: 2023-02-29');
  });
});
