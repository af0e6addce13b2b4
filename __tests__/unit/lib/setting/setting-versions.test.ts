import { firstAfter, inForceOn } from '@/lib/setting/setting-versions';

const versions = [
  { number: 4, from: '2026-12-01' },
  { number: 1, from: '2026-11-16' },
  { number: 3, from: '2026-11-20' },
  { number: 2, from: '2026-12-01' },
];

describe('Versions of a setting', () => {
  it.each([
    ['2026-11-15', null],
    ['2026-11-16', 1],
    ['2026-11-19', 1],
    ['2026-11-20', 3],
    // Decided later for the same day.
    ['2026-12-01', 4],
    ['2027-06-30', 4],
  ])('on %s version %s applies', (day, number) => {
    expect(inForceOn(versions, day)?.number ?? null).toBe(number);
  });

  it.each([
    ['2026-11-01', 1],
    ['2026-11-16', 3],
    ['2026-11-20', 4],
    ['2026-12-01', null],
  ])('after %s version %s takes over', (day, number) => {
    expect(firstAfter(versions, day)?.number ?? null).toBe(number);
  });
});
