import type { LedgerEntry } from './ledger.model';

const paymentKinds: ReadonlySet<string> = new Set(['payment', 'credit-used', 'settlement']);

/** Whether a received payment or prepaid credit went towards what was owed. */
export const isPaymentEntry = ({ kind }: Pick<LedgerEntry, 'kind'>): boolean =>
  paymentKinds.has(kind);

/** Principal and interest that entries paid; interest that a returned withdrawal gave back is taken off. */
export function paidTotals(entries: readonly LedgerEntry[]): {
  principalCents: number;
  interestCents: number;
} {
  let [principalCents, interestCents] = [0, 0];
  for (const entry of entries) {
    const { principal, billed, interest, income } = entry.amountsCents;
    if (isPaymentEntry(entry)) {
      principalCents -= principal + billed;
      interestCents -= interest;
    } else if (entry.kind === 'reversal') interestCents -= income;
  }
  return { principalCents: principalCents || 0, interestCents: interestCents || 0 };
}
