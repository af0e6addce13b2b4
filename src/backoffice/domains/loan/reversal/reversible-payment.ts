import { rejectField } from '@/backoffice/common/service-error';
import { reversalReference } from '../interest.model';
import type { LedgerEntry } from '../ledger.model';
import type { LoanAccount } from '../loan-account.model';
import { transactionId } from '../loan-view.model';
import { isReceipt, reversePayment } from './payment-reversal.model';

/** Whether an entry of a ledger was taken back. */
export const isTakenBack = (
  entries: readonly Pick<LedgerEntry, 'reference'>[],
  { reference }: Pick<LedgerEntry, 'reference'>,
): boolean => entries.some((entry) => entry.reference === reversalReference(reference));

/** The loan with the payment of a transaction taken back. Throws `validation_failed` for anything but a payment that still counts, and for one on which a settlement or a refund rests. */
export function withoutPayment(
  account: LoanAccount,
  { transaction, today }: { transaction: string; today: string },
): LoanAccount {
  const { entries, loanNo } = account;
  const payment =
    entries.find((entry) => transactionId(loanNo, entry) === transaction && isReceipt(entry)) ??
    rejectField('transaction', 'notReversible');
  if (isTakenBack(entries, payment)) rejectField('transaction', 'alreadyReversed');
  const later = entries.filter(({ seq }) => seq > payment.seq);
  if (later.some((entry) => entry.kind === 'settlement' && !isTakenBack(entries, entry)))
    rejectField('transaction', 'settledSince');
  if (later.some(({ kind }) => kind === 'refund')) rejectField('transaction', 'refundedSince');
  return reversePayment(account, { reference: payment.reference, on: today });
}
