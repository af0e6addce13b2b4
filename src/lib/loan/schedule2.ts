import { MAX_REPORTED_RATE } from './limits';

/** A loan repaid by equal instalments at equal intervals, in the letters of the Companies Registry's calculator: C, D, E and m. */
export interface EqualInstalments {
  readonly principalReceived: number;
  readonly instalment: number;
  readonly count: number;
  readonly intervalMonths: number;
}

/** Money Lenders Ordinance (Cap. 163) Schedule 2 rate of equal instalments, in percent a year: 100 × 24 G / (C m (E+1)), G = D E - C. */
export function equalInstalmentRate({
  principalReceived,
  instalment,
  count,
  intervalMonths,
}: EqualInstalments): number {
  const interest = instalment * count - principalReceived;
  return Math.min(
    MAX_REPORTED_RATE,
    (2400 * interest) / (principalReceived * intervalMonths * (count + 1)),
  );
}

/** Money received and repaid at common points in time; point k lies `yearsBefore(k)` years after point k-1. */
export interface Schedule2Flows {
  readonly advances: ArrayLike<number>;
  readonly payments: ArrayLike<number>;
  readonly yearsBefore: (index: number) => number;
}

/**
 * Money Lenders Ordinance Schedule 2 rate of any repayments, in percent a year: every payment is split pro rata
 * total principal : total interest, and the interest is divided by the sum of principal outstanding × years.
 */
export function schedule2Rate({ advances, payments, yearsBefore }: Schedule2Flows): number {
  const count = Math.max(advances.length, payments.length);
  let principal = 0;
  let repaid = 0;
  for (let k = 0; k < advances.length; k += 1) principal += advances[k] ?? 0;
  for (let k = 0; k < payments.length; k += 1) repaid += payments[k] ?? 0;
  if (repaid <= 0 || repaid === principal) return 0;
  const principalShare = principal / repaid;
  let outstanding = 0;
  let principalYears = 0;
  for (let k = 0; k < count; k += 1) {
    if (k > 0) principalYears += Math.max(0, outstanding) * yearsBefore(k);
    outstanding += (advances[k] ?? 0) - (payments[k] ?? 0) * principalShare;
  }
  return principalYears > 0
    ? Math.min(MAX_REPORTED_RATE, ((repaid - principal) / principalYears) * 100)
    : MAX_REPORTED_RATE;
}
