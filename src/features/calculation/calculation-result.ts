import type { Calculation } from '@/contracts/loan-calculation';
import type { PaymentType } from '@/contracts/site';
import { toCents } from '@/lib/loan/money';
import type { LoanResult, RateWarning, ScheduleRow } from '@/lib/loan/types';

/** What the calculator shows: HK$ and percent; null where the API gave another payment and not this figure. */
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
  /** The figures that it belongs to, from `calculationKey`. */
  key: string;
  paymentType: PaymentType;
  source: 'local' | 'api';
  /** HK$ between the API's payment or totals and those of the local engine; 0 up to a cent. */
  difference: number;
  figures: CalculationFigures;
}

const moneyFigures = ['amount', 'totalInterest', 'totalRepayment', 'lastPayment'] as const;

const centsBetween = (one: number, other: number): number =>
  Math.abs(toCents(one) - toCents(other));

/**
 * The API's answer over the local engine's. A lender's API may answer `amount` alone; what it leaves out reads as
 * 0. Where its payment is the local one, the local figures fill the gaps; where it differs, they would contradict it and stay out. An answer without
 * a payment is none: null.
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
