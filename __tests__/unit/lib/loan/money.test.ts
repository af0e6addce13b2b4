import fc from 'fast-check';
import {
  fromCents,
  simpleInterestCents,
  interestFraction,
  roundHalfUp,
  toCents,
} from '@/lib/loan/money';

describe('money', () => {
  it.each([
    [1.005, 101],
    [1.115, 112],
    [0.285, 29],
    [1e9, 100_000_000_000],
    [0.014, 1],
    [8.345, 835],
    [999_999_999.99, 99_999_999_999],
  ])('%d HK$ is %d cents', (amount, expected) => expect(toCents(amount)).toBe(expected));
  it('rounds halves away from zero', () => {
    expect([0.5, 1.5, 2.5, 2.4999, -0.5, -1.4].map(roundHalfUp)).toEqual([1, 2, 3, 2, -1, -1]);
  });
  it('cents come back unchanged through HK$', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (cents) =>
        expect(toCents(fromCents(cents))).toBe(cents),
      ),
      { numRuns: 5000 },
    );
  });
  it('interest of an exact half cent is rounded up although the rate is no binary number', () => {
    expect(simpleInterestCents(60_000, interestFraction(6.01, 1, 12))).toBe(301);
    expect(simpleInterestCents(100_000, interestFraction(4.206, 1, 12))).toBe(351);
    expect(simpleInterestCents(36_500, interestFraction(0.7, 15, 365))).toBe(11);
  });
  it('interest equals an exact fraction of integers', () => {
    const arbitrary = fc.tuple(
      fc.integer({ min: 0, max: 100_000_000_000 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.constantFrom([1, 12] as const, [1, 26] as const, [31, 365] as const),
    );
    fc.assert(
      fc.property(arbitrary, ([balance, units, [numerator, denominator]]) => {
        const dividend = BigInt(balance) * BigInt(units) * BigInt(numerator);
        const divisor = BigInt(denominator) * 1_000_000n;
        expect(
          BigInt(
            simpleInterestCents(balance, interestFraction(units / 10_000, numerator, denominator)),
          ),
        ).toBe((2n * dividend + divisor) / (2n * divisor));
      }),
      { numRuns: 5000 },
    );
  });
});
