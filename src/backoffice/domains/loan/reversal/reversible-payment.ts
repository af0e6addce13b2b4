import { rejectField } from '@/backoffice/common/service-error';
import { staffReferenceOf } from '../desk/staff-reference';
import { reversalReference } from '../interest.model';
import type { LedgerEntry } from '../ledger.model';
import type { LoanAccount } from '../loan-account.model';
import { transactionId } from '../loan-view.model';
import { reverseDrawdown } from '../posting.model';
import { isReceipt, reversePayment } from './payment-reversal.model';

/** Whether an entry of a ledger was taken back. */
export const isTakenBack = (
  entries: readonly Pick<LedgerEntry, 'reference'>[],
  { reference }: Pick<LedgerEntry, 'reference'>,
): boolean => entries.some((entry) => entry.reference === reversalReference(reference));

/** Whether staff booked money out with an entry; what a customer withdraws ends with the request. */
export const isStaffDrawdown = ({
  kind,
  reference,
}: Pick<LedgerEntry, 'kind' | 'reference'>): boolean =>
  kind === 'withdrawal' && staffReferenceOf(reference) !== null;

/** The entry of a transaction. */
export const entryOfTransaction = (
  { entries, loanNo }: Pick<LoanAccount, 'entries' | 'loanNo'>,
  transaction: string,
): LedgerEntry | undefined => entries.find((entry) => transactionId(loanNo, entry) === transaction);

/**
 * The loan with the payment or the staff's draw-down of a transaction taken back. Throws `validation_failed` for anything else, for what was taken
 * back, and for a posting on which a settlement or a refund rests.
 */
export function withoutPosting(
  account: LoanAccount,
  { transaction, today }: { transaction: string; today: string },
): LoanAccount {
  const { entries } = account;
  const found = entryOfTransaction(account, transaction);
  const payment =
    found && (isReceipt(found) || isStaffDrawdown(found))
      ? found
      : rejectField('transaction', 'notReversible');
  if (isTakenBack(entries, payment)) rejectField('transaction', 'alreadyReversed');
  const later = entries.filter(({ seq }) => seq > payment.seq);
  if (later.some((entry) => entry.kind === 'settlement' && !isTakenBack(entries, entry)))
    rejectField('transaction', 'settledSince');
  if (later.some(({ kind }) => kind === 'refund')) rejectField('transaction', 'refundedSince');
  if (isStaffDrawdown(payment))
    return reverseDrawdown(account, { reference: payment.reference, on: today });
  return reversePayment(account, { reference: payment.reference, on: today });
}
