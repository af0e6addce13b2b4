import type { QuoteData } from '@/contracts/evaluation/evaluation';
import { maxLoanForPayment, levelPayment } from '@/lib/loan/closed-form';

/** The terms of a first mortgage as its page shows them. */
export interface ExampleLoan {
  /** In percent a year. */
  annualRate: number;
  /** Annual percentage rate, as text. */
  apr: string;
  tenorMonths: number;
}

const amountStep = 10_000;

export interface PaymentLoan {
  /** HK$, in steps of HK$10,000, never above what the calculator lends on the value. */
  amount: number;
  percentOfValue: number;
  isLimited: boolean;
  /** A month's payment of the most that is lent. */
  fullPayment: number;
}

/** The loan that a month's payment clears within the term, limited by the value. */
export function loanForPayment(
  payment: number,
  {
    quote: { value, maxLoan },
    loan,
  }: { quote: Pick<QuoteData, 'value' | 'maxLoan'>; loan: ExampleLoan },
): PaymentLoan {
  const { annualRate, tenorMonths: months } = loan;
  const byPayment =
    Math.floor(maxLoanForPayment({ payment, annualRate, months }) / amountStep) * amountStep;
  const most = Math.floor(maxLoan.percent75 / amountStep) * amountStep;
  const amount = Math.min(byPayment, most);
  return {
    amount,
    percentOfValue: value > 0 ? Math.round((amount / value) * 100) : 0,
    isLimited: byPayment > most,
    fullPayment: Math.ceil(levelPayment({ principal: most, annualRate, months })),
  };
}
