import type { Instalment, LoanSummary } from '@/contracts/account/account-loan';
import { fromCents, toCents } from '@/lib/loan/money';

/** What a customer may want to pay now, in HK$. */
export interface PaymentChoice {
  key: 'overdue' | 'both' | 'next';
  amount: number;
}

/** What is overdue, and that with the next payment, which no payment reaches before; without arrears the next payment. */
export function paymentChoices({
  arrears,
  nextPayment,
}: Pick<LoanSummary, 'arrears' | 'nextPayment'>): PaymentChoice[] {
  const overdue = arrears?.amount ?? 0;
  const next = nextPayment?.amount ?? 0;
  const choices: PaymentChoice[] = [
    { key: 'overdue', amount: overdue },
    { key: 'both', amount: overdue > 0 && next > 0 ? sum(overdue, next) : 0 },
    { key: 'next', amount: overdue > 0 ? 0 : next },
  ];
  return choices.filter(({ amount }) => amount > 0);
}

const sum = (one: number, other: number): number => fromCents(toCents(one) + toCents(other));

/** Whether an instalment has still to be paid on a day that has not come. */
export const isToCome = ({ state, payment }: Instalment): boolean =>
  (state === 'due' || state === 'upcoming') && payment > 0;
