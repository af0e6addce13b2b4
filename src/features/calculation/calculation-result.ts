import type { Calculation } from '@/contracts/calculation';
import type { PaymentType } from '@/contracts/site/site';
import { toCents } from '@/lib/loan/money';
import type { LoanResult, RateWarning, ScheduleRow } from '@/lib/loan/types';

/**
 * The result that the calculator shows, in HK$ and percent; a value is null if the API's payment differs from the local one and it sent
 * no such value.
 */
export interface CalculationFigures {
  amount: number;
  totalInterest: number | null;
  totalRepayment: number | null;
  lastPayment: number | null;
  apr: number | null;
  mloRate: number | null;
  warnings: readonly RateWarning[];
  schedule: readonly ScheduleRow[] | null;
}

export interface CalculationResult {
  /** The figures that the result belongs to, from `calculationKey`. */
  key: string;
  paymentType: PaymentType;
  source: 'local' | 'api';
  /** Difference in HK$ between the API's payment or totals and those of the local engine; 0 up to a cent. */
  difference: number;
  figures: CalculationFigures;
}

const moneyFigures = ['amount', 'totalInterest', 'totalRepayment', 'lastPayment'] as const;

const centsBetween = (one: number, other: number): number =>
  Math.abs(toCents(one) - toCents(other));

/**
 * Merges the API's answer with the local engine's result. An API may answer `amount` alone; values that it leaves out read as 0. If its
 * payment equals the local one, local values fill the gaps; if it differs, they would contradict it and stay null. An answer without a
 * payment counts as none: null.
 */
export function mergeAnswer(
  answer: Calculation,
  local: CalculationFigures,
): Pick<CalculationResult, 'figures' | 'difference'> | null {
  const given = <F extends (typeof moneyFigures)[number] | 'apr' | 'mloRate'>(
    figure: F,
  ): number | null => {
    const value = answer[figure] ?? 0;
    return value === 0 && local[figure] !== 0 ? null : value;
  };
  const amount = given('amount');
  if (amount === null) return null;
  const largest = Math.max(
    ...moneyFigures.map((figure) =>
      centsBetween(given(figure) ?? local[figure] ?? 0, local[figure] ?? 0),
    ),
  );
  const differs = largest > 1;
  const choose = (figure: Exclude<keyof CalculationFigures, 'amount' | 'warnings' | 'schedule'>) =>
    given(figure) ?? (differs ? null : local[figure]);
  const schedule = answer.schedule?.length ? answer.schedule : null;
  return {
    difference: differs ? largest / 100 : 0,
    figures: {
      amount,
      totalInterest: choose('totalInterest'),
      totalRepayment: choose('totalRepayment'),
      lastPayment: choose('lastPayment'),
      apr: choose('apr'),
      mloRate: choose('mloRate'),
      warnings: given('apr') === null ? local.warnings : answer.warnings,
      schedule: schedule ?? (differs ? null : local.schedule),
    },
  };
}

export const localFigures = ({
  amount,
  totalInterest,
  totalRepayment,
  lastPayment,
  apr,
  mloRate,
  warnings,
  schedule,
}: LoanResult): CalculationFigures => ({
  amount,
  totalInterest,
  totalRepayment,
  lastPayment,
  apr,
  mloRate,
  warnings,
  schedule,
});
