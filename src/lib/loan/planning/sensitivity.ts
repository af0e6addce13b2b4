import { calculationLimits } from '@/contracts/limits/limits';
import { summariseLoan } from '../calculate';
import { fromCents, roundTo, toCents } from '../money';
import type { LoanInput, CalculationSummary } from '../types';

export interface SensitivityPoint {
  readonly shift: number;
  readonly annualRate: number;
  readonly summary: CalculationSummary;
  readonly amountChange: number;
  readonly totalInterestChange: number;
}

export const defaultRateShifts = [-3, -2, -1, 1, 2, 3] as const;

const shiftRate = (rate: number, shift: number): number =>
  Math.min(
    calculationLimits.maxAnnualRate,
    Math.max(calculationLimits.minAnnualRate, roundTo(rate + shift, 9)),
  );

function withShift(input: LoanInput, shift: number): LoanInput {
  if (input.paymentType === 'revolving')
    return { ...input, annualRate: shiftRate(input.annualRate, shift) };
  const rateChanges = input.rateChanges?.map((change) => ({
    ...change,
    annualRate: shiftRate(change.annualRate, shift),
  }));
  if (input.paymentType === 'interestOnly')
    return { ...input, annualRate: shiftRate(input.annualRate, shift), rateChanges };
  return { ...input, annualRate: shiftRate(input.annualRate ?? 0, shift), rateChanges };
}

/**
 * The loan again with every yearly rate moved by each shift (percentage points, kept within 0 to 100), and the HK$ change of payment and
 * total interest. Empty for a monthly flat rate, which is fixed.
 * @throws LoanInputError
 */
export function rateSensitivity(
  input: LoanInput,
  shifts: readonly number[] = defaultRateShifts,
): SensitivityPoint[] {
  if (input.paymentType === 'principalAndInterest' && input.monthlyFlatRate !== undefined)
    return [];
  const base = summariseLoan(input);
  const difference = (a: number, b: number): number => fromCents(toCents(a) - toCents(b));
  return shifts.map((shift) => {
    const summary = summariseLoan(withShift(input, shift));
    return {
      shift,
      annualRate: shiftRate(input.annualRate ?? 0, shift),
      summary,
      amountChange: difference(summary.amount, base.amount),
      totalInterestChange: difference(summary.totalInterest, base.totalInterest),
    };
  });
}
