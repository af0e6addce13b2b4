const HALF_WINDOW = 2e-15;
const WIDEST_WINDOW = 1e-3;
const INSTALMENT_WINDOW = 2e-14;
const RATE_UNITS = 1e9;

/** Rounds half away from zero with a tolerance for binary representation, so that a decimal half such as 1.005 × 100 counts as a half. */
export function roundHalfUp(value: number): number {
  const size = Math.abs(value);
  const rounded = Math.floor(size + 0.5 + Math.min(WIDEST_WINDOW, size * HALF_WINDOW));
  return value < 0 ? -rounded : rounded;
}

/** HK$ to whole cents, half up. */
export function toCents(amount: number): number {
  return roundHalfUp(amount * 100);
}

/** Whole cents to HK$. */
export function fromCents(cents: number): number {
  return cents / 100;
}

/** Rounds to a number of decimals, half up; for percentages, not for money. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return roundHalfUp(value * scale) / scale;
}

/** An annual rate in percent for numerator/denominator of a year (1/12, 1/26, days/365), with its precomputed factor. */
export interface InterestFraction {
  readonly annualRate: number;
  readonly numerator: number;
  readonly denominator: number;
  readonly factor: number;
}

export function interestFraction(
  annualRate: number,
  numerator: number,
  denominator: number,
): InterestFraction {
  return {
    annualRate,
    numerator,
    denominator,
    factor: (annualRate * numerator) / (denominator * 100),
  };
}

function exactInterest(
  balanceCents: number,
  { annualRate, numerator, denominator }: InterestFraction,
): number {
  const dividend =
    BigInt(balanceCents) * BigInt(Math.round(annualRate * RATE_UNITS)) * BigInt(numerator);
  const divisor = BigInt(denominator) * BigInt(100 * RATE_UNITS);
  const two = BigInt(2);
  return Number((two * dividend + divisor) / (two * divisor));
}

export interface LevelInstalment {
  readonly principalCents: number;
  readonly annualRate: number;
  readonly months: number;
}

function exactInstalment({ principalCents, annualRate, months }: LevelInstalment): number {
  const year = BigInt(1200 * RATE_UNITS);
  const rate = BigInt(Math.round(annualRate * RATE_UNITS));
  const compounded = (year + rate) ** BigInt(months);
  const dividend = BigInt(principalCents) * rate * compounded;
  const divisor = year * (compounded - year ** BigInt(months));
  const two = BigInt(2);
  return Number((two * dividend + divisor) / (two * divisor));
}

/** Rounds the level payment `estimate` of a loan to whole cents, half up; an estimate too close to a half is recomputed in integers. */
export function instalmentOf(loan: LevelInstalment, estimate: number): number {
  const distance = estimate - Math.floor(estimate) - 0.5;
  const needsExactArithmetic =
    loan.annualRate > 0 && Math.abs(distance) <= estimate * INSTALMENT_WINDOW + 1e-9;
  return needsExactArithmetic ? exactInstalment(loan) : roundHalfUp(estimate);
}

/**
 * Simple interest in cents, rounded half up exactly. A result too close to a half for floating point is recomputed in integers, with the
 * rate read to nine decimals.
 */
export function interestCents(balanceCents: number, fraction: InterestFraction): number {
  const estimate = balanceCents * fraction.factor;
  const floor = Math.floor(estimate);
  const distance = estimate - floor - 0.5;
  if (Math.abs(distance) <= estimate * HALF_WINDOW + 1e-12)
    return exactInterest(balanceCents, fraction);
  return distance > 0 ? floor + 1 : floor;
}
