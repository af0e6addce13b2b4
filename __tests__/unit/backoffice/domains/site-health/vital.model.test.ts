import { noCounts, p75Of, stepOf } from '@/backoffice/domains/site-health/vital.model';

const counted = (vital: 'lcp' | 'cls', figures: readonly number[]): number[] => {
  const counts = noCounts();
  for (const figure of figures) {
    const step = stepOf(vital, figure);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return counts;
};

describe('The p75 of counted steps', () => {
  it.each([
    ['even', Array.from({ length: 1_000 }, (_one, index) => 4 * index)],
    ['few fast and many slow', [...Array(200).fill(120), ...Array(800).fill(5_000)]],
    ['one', [740]],
  ])('is within a step of the figure at three quarters: %s', (_name, figures) => {
    const sorted = figures.toSorted((a, b) => a - b);
    const exact = sorted[Math.ceil(0.75 * sorted.length) - 1] ?? Number.NaN;
    const p75 = p75Of('lcp', counted('lcp', figures)) ?? Number.NaN;
    expect(p75).toBeGreaterThanOrEqual(exact / 1.25);
    expect(p75).toBeLessThanOrEqual(exact * 1.25);
  });

  it('is a share of the window for layout shifts', () => {
    const p75 = p75Of('cls', counted('cls', [0, 0.05, 0.1, 0.1, 0.4])) ?? Number.NaN;
    expect(p75).toBeGreaterThan(0.08);
    expect(p75).toBeLessThan(0.125);
  });

  it('is nothing where nothing was measured, and the last step takes what is beyond all', () => {
    expect(p75Of('lcp', noCounts())).toBeNull();
    expect(counted('lcp', [10_000_000]).at(-1)).toBe(1);
  });
});
