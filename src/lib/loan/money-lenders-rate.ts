import { maxReportedRate } from './limits';

/** Money received and repaid at common points in time; point k lies `yearsBefore[k]` years after point k-1, or each `yearsBefore` after the one before. */
export interface LoanFlows {
  readonly advances: ArrayLike<number>;
  readonly payments: ArrayLike<number>;
  readonly yearsBefore: number | ArrayLike<number>;
}

/**
 * The yearly rate of Schedule 2 to the Money Lenders Ordinance (Cap. 163), in percent, of any repayments: every payment is split in the
 * proportion of total principal to total interest, and the interest is divided by the sum of principal outstanding × years.
 */
export function moneyLendersRate({ advances, payments, yearsBefore }: LoanFlows): number {
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
    if (k > 0)
      principalYears +=
        Math.max(0, outstanding) *
        (typeof yearsBefore === 'number' ? yearsBefore : valueAt(yearsBefore, k));
    outstanding += valueAt(advances, k) - valueAt(payments, k) * principalShare;
  }
  return principalYears > 0
    ? Math.min(maxReportedRate, ((repaid - principal) / principalYears) * 100)
    : maxReportedRate;
}

/** What stands at an index, 0 beyond the end, where an array itself is slow to read. */
function valueAt(values: ArrayLike<number>, index: number): number {
  return index < values.length ? (values[index] ?? 0) : 0;
}
