/**
 * Receipts and repayments on one time axis. Index 0 is the start; a missing later advance is 0.
 * Index k lies `gapDays[k]` days (of a 365-day year) after index k-1, or 1/`periodsPerYear` years when `gapDays` is null.
 */
export interface FlowSeries {
  readonly advances: ArrayLike<number>;
  readonly payments: ArrayLike<number>;
  readonly gapDays: ArrayLike<number> | null;
  readonly periodsPerYear: number;
}

export type ValueAt = (force: number) => PresentValue;

/** A present value and its derivative by the force of interest. */
export interface PresentValue {
  readonly value: number;
  readonly slope: number;
}

/** Factors of gaps up to a month are kept; a series has few longer gaps. */
const cachedDays = 32;
/** Below this total force the closed form subtracts figures that are nearly equal and loses digits. */
const levelFormFrom = 1e-3;

/** True when amounts 1 to n-1 are equal and there is none at the start. */
function isLevel(payments: ArrayLike<number>): boolean {
  if (payments.length < 3 || payments[0] !== 0) return false;
  const level = payments[1];
  for (let k = 2; k < payments.length - 1; k += 1) if (payments[k] !== level) return false;
  return true;
}

/** Closed form for equal payments at equal intervals with a last payment of its own. */
function levelPresentValue(
  payments: ArrayLike<number>,
  force: number,
  step: number,
): PresentValue | null {
  const last = payments.length - 1;
  const x = force * step;
  if (x * last < levelFormFrom) return null;
  const level = payments[1] ?? 0;
  const final = payments[last] ?? 0;
  const factor = Math.exp(-x);
  const rest = -Math.expm1(-x);
  const tail = Math.exp(-x * last);
  const annuity = (factor * -Math.expm1(-x * (last - 1))) / rest;
  const weighted = (annuity - (last - 1) * tail) / rest;
  return {
    value: level * annuity + final * tail,
    slope: -step * (level * weighted + final * last * tail),
  };
}

function evenPresentValue(amounts: ArrayLike<number>, force: number, step: number): PresentValue {
  const factor = Math.exp(-force * step);
  let value = 0;
  let slope = 0;
  for (let k = amounts.length - 1; k >= 0; k -= 1) {
    slope = factor * (slope - step * value);
    value = factor * value + (amounts[k] ?? 0);
  }
  return { value, slope };
}

function datedPresentValue(
  amounts: ArrayLike<number>,
  force: number,
  gapDays: ArrayLike<number>,
): PresentValue {
  const factors: number[] = [];
  let value = 0;
  let slope = 0;
  for (let k = amounts.length - 1; k >= 0; k -= 1) {
    const days = gapDays[k + 1] ?? 0;
    const factor = factors[days] ?? Math.exp((-force * days) / 365);
    if (days < cachedDays) factors[days] = factor;
    slope = factor * (slope - (days / 365) * value);
    value = factor * value + (amounts[k] ?? 0);
  }
  return { value, slope };
}

/** The present value of one side of the flows as a function of the force of interest ln(1+r), by the cheapest form that fits. */
export function presentValueAt(
  { gapDays, periodsPerYear }: FlowSeries,
  amounts: ArrayLike<number>,
): ValueAt {
  if (amounts.length === 1) return () => ({ value: amounts[0] ?? 0, slope: 0 });
  if (gapDays) return (force) => datedPresentValue(amounts, force, gapDays);
  const step = 1 / periodsPerYear;
  const even: ValueAt = (force) => evenPresentValue(amounts, force, step);
  return isLevel(amounts)
    ? (force) => levelPresentValue(amounts, force, step) ?? even(force)
    : even;
}
