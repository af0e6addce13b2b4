import type { LoanTransaction } from '@/contracts/account/account-loan';
import type { DeskTransaction } from '@/contracts/account/loan-desk';
import type { LedgerEntry } from '../ledger.model';
import { isReceipt } from '../reversal/payment-reversal.model';
import { isStaffDrawdown, isTakenBack } from '../reversal/reversible-payment';

/** References that the system made are not shown, because they only repeat the kind of the entry; the number of a request is. */
const shown = /^(?:back:)?(?:desk:(?<bank>.+)|(?<request>RQ-.+))$/;

/** The bank's reference of an entry, or the request that it follows, if any. */
export function shownReference({ reference }: Pick<LedgerEntry, 'reference'>): string | null {
  const groups = shown.exec(reference)?.groups;
  return groups?.bank ?? groups?.request ?? null;
}

/** Transactions with what staff see besides; both newest first. */
export function toDeskTransactions(
  transactions: readonly LoanTransaction[],
  entries: readonly LedgerEntry[],
): DeskTransaction[] {
  const newestFirst = entries.toReversed();
  return transactions.flatMap((transaction, index) => {
    const entry = newestFirst[index];
    if (!entry) return [];
    const isReversible = isReceipt(entry) || isStaffDrawdown(entry);
    const reversal = isTakenBack(entries, entry) ? 'done' : isReversible ? 'possible' : null;
    return [
      {
        ...transaction,
        reference: shownReference(entry),
        method: entry.method ?? null,
        reversal,
      },
    ];
  });
}
