import { cancelOrder } from '@/backoffice/domains/payment-order/place-order';
import type { LoanAccount } from '../loan-account.model';
import { entryOfTransaction, isStaffDrawdown } from '../reversal/reversible-payment';
import { staffReferenceOf } from './staff-reference';

/** Cancels the payment of a draw-down of staff that is taken back; other transactions have none. Throws `validation_failed` where the bank has it. */
export async function cancelDrawdown(
  tx: Parameters<typeof cancelOrder>[0],
  {
    account,
    transaction,
    by,
    at,
  }: { account: LoanAccount; transaction: string; by: string; at: Date },
): Promise<void> {
  const entry = entryOfTransaction(account, transaction);
  const reference = entry && isStaffDrawdown(entry) ? staffReferenceOf(entry.reference) : null;
  if (reference === null) return;
  await cancelOrder(tx, { loanNo: account.loanNo, origin: 'drawdown', reference, by, at });
}
