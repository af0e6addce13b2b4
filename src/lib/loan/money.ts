// How far floating point may have moved a figure, as a share of it: what lies nearer to a half is rounded up or computed in integers.
// One rounding moves a figure by 2^-53, about 1.1e-16, at most.

/** Of a figure that a few operations made: 18 roundings. */
const fewOperationsWindow = 2e-15;
/** Of a payment from (1+i)^n: at the highest rate and the longest term the exponent n ln(1+i) is 48 and carries its own rounding into the power. */
const powerWindow = 2e-14;
/** Of a payment from a product over the periods: three roundings each, 600 periods at most. */
const productWindow = 2e-13;
/** A figure above 5e11 is not moved by more than this, so that three decimals always count. */
const widestWindow = 1e-3;
/** Added to a share of a figure that may be near zero. */
const smallestWindow = { interest: 1e-12, payment: 1e-9 };
/** The integers hold a yearly rate in percent to nine decimals. */
const rateUnits = 1e9;

/** Rounds half away from zero with a tolerance for binary representation, so that a decimal half such as 1.005 × 100 counts as a half. */
export function roundHalfUp(value: number): number {
  const size = Math.abs(value);
  const rounded = Math.floor(size + 0.5 + Math.min(widestWindow, size * fewOperationsWindow));
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

/** `annualRate` is in percent; `numerator` / `denominator` is the part of a year that bears interest. */
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

/** Numerator / denominator as a whole number, half up; neither is negative. */
function divideHalfUp(dividend: bigint, divisor: bigint): number {
  const two = BigInt(2);
  return Number((two * dividend + divisor) / (two * divisor));
}

const rateUnitsOf = (annualRate: number): bigint => BigInt(Math.round(annualRate * rateUnits));

function exactInterest(
  balanceCents: number,
  { annualRate, numerator, denominator }: InterestFraction,
): number {
  return divideHalfUp(
    BigInt(balanceCents) * rateUnitsOf(annualRate) * BigInt(numerator),
    BigInt(denominator) * BigInt(100 * rateUnits),
  );
}

/** A part of a period: its balance in cents, times its days where the period counts days, and the yearly rate in percent. */
export interface RateSpan {
  readonly balance: number;
  readonly annualRate: number;
}

/** Simple interest in cents of a period whose rate changes, each span for numerator / denominator of a year, rounded half up once. */
export function interestOfSpansCents(
  spans: readonly RateSpan[],
  { numerator, denominator }: Pick<InterestFraction, 'numerator' | 'denominator'>,
): number {
  const [only, ...others] = spans;
  if (only && others.length === 0)
    return simpleInterestCents(
      only.balance,
      interestFraction(only.annualRate, numerator, denominator),
    );
  const weighted = spans.reduce(
    (sum, { balance, annualRate }) => sum + BigInt(balance) * rateUnitsOf(annualRate),
    BigInt(0),
  );
  return divideHalfUp(weighted * BigInt(numerator), BigInt(denominator) * BigInt(100 * rateUnits));
}

export interface LevelInstalment {
  readonly principalCents: number;
  readonly annualRate: number;
  readonly months: number;
}

function exactInstalment({ principalCents, annualRate, months }: LevelInstalment): number {
  const year = BigInt(1200 * rateUnits);
  const rate = rateUnitsOf(annualRate);
  const compounded = (year + rate) ** BigInt(months);
  return divideHalfUp(
    BigInt(principalCents) * rate * compounded,
    year * (compounded - year ** BigInt(months)),
  );
}

const isNearHalf = (estimate: number, window: number): boolean =>
  Math.abs(estimate - Math.floor(estimate) - 0.5) <= estimate * window + smallestWindow.payment;

/** Rounds the level payment `estimate` of a loan to whole cents, half up; an estimate too close to a half is recomputed in integers. */
export function instalmentOf(loan: LevelInstalment, estimate: number): number {
  return loan.annualRate > 0 && isNearHalf(estimate, powerWindow)
    ? exactInstalment(loan)
    : roundHalfUp(estimate);
}

export interface DatedInstalment {
  readonly principalCents: number;
  readonly annualRate: number;
  /** The days before each payment, in order. */
  readonly gapDays: ArrayLike<number>;
}

/** The payment that makes P Π(1+i d) = M Σ Π(1+i d) of the later periods, over the common denominator of a year of 365 days. */
function exactDatedInstalment({ principalCents, annualRate, gapDays }: DatedInstalment): number {
  const year = BigInt(36_500 * rateUnits);
  const rate = rateUnitsOf(annualRate);
  let compounded = BigInt(1);
  let scale = BigInt(1);
  let payments = BigInt(0);
  for (let k = 0; k < gapDays.length; k += 1) {
    const growth = year + rate * BigInt(gapDays[k] ?? 0);
    compounded *= growth;
    scale *= year;
    payments = payments * growth + scale;
  }
  return divideHalfUp(BigInt(principalCents) * compounded, payments);
}

/**
 * The level payment in whole cents, half up, that repays the loan when each period bears simple interest for its own days over 365: the
 * loan divided by the sum of the payments' discount factors.
 */
export function datedInstalment(loan: DatedInstalment): number {
  const { principalCents, annualRate, gapDays } = loan;
  let factor = 1;
  let sum = 0;
  for (let k = 0; k < gapDays.length; k += 1) {
    factor /= 1 + (annualRate * (gapDays[k] ?? 0)) / 36_500;
    sum += factor;
  }
  const estimate = principalCents / sum;
  return isNearHalf(estimate, productWindow) ? exactDatedInstalment(loan) : roundHalfUp(estimate);
}

/**
 * Simple interest in cents, rounded half up exactly. A result too close to a half for floating point is recomputed in integers, with the
 * rate read to nine decimals.
 */
export function simpleInterestCents(balanceCents: number, fraction: InterestFraction): number {
  const estimate = balanceCents * fraction.factor;
  const floor = Math.floor(estimate);
  const distance = estimate - floor - 0.5;
  if (Math.abs(distance) <= estimate * fewOperationsWindow + smallestWindow.interest)
    return exactInterest(balanceCents, fraction);
  return distance > 0 ? floor + 1 : floor;
}
