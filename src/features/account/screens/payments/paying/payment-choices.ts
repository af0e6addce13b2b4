import type { Instalment, LoanSummary } from '@/contracts/account/account-loan';
import { fromCents, toCents } from '@/lib/loan/money';

/** What a customer may want to pay now, in HK$. */
export interface PaymentChoice {
  key: 'overdue' | 'both' | 'next';
  amount: number;
}

/** What is overdue first, then that with the next payment, then the next payment alone; without arrears only the last. */
export function paymentChoices({
  arrears,
  nextPayment,
}: Pick<LoanSummary, 'arrears' | 'nextPayment'>): PaymentChoice[] {
  const overdue = arrears?.amount ?? 0;
  const next = nextPayment?.amount ?? 0;
  const choices: PaymentChoice[] = [
    { key: 'overdue', amount: overdue },
    { key: 'both', amount: overdue > 0 && next > 0 ? sum(overdue, next) : 0 },
    { key: 'next', amount: next },
  ];
  return choices.filter(({ amount }) => amount > 0);
}

const sum = (one: number, other: number): number => fromCents(toCents(one) + toCents(other));

/** Whether an instalment has still to be paid on a day that has not come. */
export const isToCome = ({ state, payment }: Instalment): boolean =>
  (state === 'due' || state === 'upcoming') && payment > 0;
