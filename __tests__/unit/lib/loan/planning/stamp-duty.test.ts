import fc from 'fast-check';
import { stampDuty } from '@/lib/loan/planning/stamp-duty';

describe('ad valorem stamp duty, Scale 2', () => {
  it.each([
    [5_000_000, 112_500],
    [6_500_000, 185_000],
    [9_000_000, 270_000],
    [10_000_000, 370_000],
  ])('Inland Revenue Department: %d pays %d', (price, duty) =>
    expect(stampDuty({ price }).duty).toBe(duty),
  );
  it.each([
    [4_500_000, 67_500],
    [5_500_000, 123_750],
    [6_000_000, 135_000],
    [7_000_000, 210_000],
    [9_500_000, 320_000],
    [12_000_000, 450_000],
    [15_000_000, 562_500],
    [20_000_000, 750_000],
    [30_000_000, 1_275_000],
  ])('mReferral: %d pays %d', (price, duty) => expect(stampDuty({ price }).duty).toBe(duty));
  it.each([
    [4_000_000, 100],
    [4_323_780, 64_856],
    [4_935_480, 111_048],
    [6_642_860, 199_286],
    [10_080_000, 378_000],
    [21_739_120, 923_912],
  ])('band end: %d pays %d', (price, duty) => expect(stampDuty({ price }).duty).toBe(duty));
  it('rounds up to the next dollar', () => {
    expect(stampDuty({ price: 4_000_000.01 }).duty).toBe(101);
    expect(stampDuty({ price: 4_000_001 }).duty).toBe(101);
    expect(stampDuty({ price: 4_000_006 }).duty).toBe(102);
  });
  it('the announced 6.5 % is for residential property above 100 million from 26 February 2026 only', () => {
    expect(stampDuty({ price: 120_000_000 })).toEqual({
      duty: 7_800_000,
      effectiveRate: 6.5,
      asOf: '2026-02-26',
      status: 'announced',
    });
    expect(stampDuty({ price: 120_000_000, isResidential: false }).duty).toBe(5_100_000);
    expect(stampDuty({ price: 100_000_000 }).duty).toBe(4_250_000);
    expect(stampDuty({ price: 120_000_000, on: '2026-02-25' })).toEqual({
      duty: 5_100_000,
      effectiveRate: 4.25,
      asOf: '2025-02-26',
      status: 'enacted',
    });
  });
  it('uses the oldest table for dates before it and asks nothing for no price', () => {
    expect(stampDuty({ price: 5_000_000, on: '2020-01-01' })).toMatchObject({
      duty: 112_500,
      asOf: '2025-02-26',
    });
    expect([0, -1, NaN].map((price) => stampDuty({ price }).duty)).toEqual([0, 0, 0]);
  });
  it('never falls as the price rises, up to 100 million', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (price, step) => {
          expect(stampDuty({ price: price + step }).duty).toBeGreaterThanOrEqual(
            stampDuty({ price }).duty,
          );
        },
      ),
      { numRuns: 3000 },
    );
  });
});
