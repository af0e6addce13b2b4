import type { PostingRequest } from '@/contracts/account/account-desk';
import { toCents } from '@/lib/loan/money';
import { rejectField } from '@/backoffice/common/service-error';
import type { LoanAccount } from '../loan-account.model';
import { earliestPostingDate, type Posting } from '../posting.model';
import { isTakenBack } from '../reversal/reversible-payment';
import { entryOf } from './staff-reference';

/** Validates a posting's day and reference; null where the same posting was made before, of money that came `in` or went `out`. */
export function validatePosting(
  account: LoanAccount,
  {
    amount,
    reference,
    cash,
    today,
    on = today,
  }: PostingRequest & { cash: 'in' | 'out'; today: string },
): Posting | null {
  const amountCents = toCents(amount);
  const existing = account.entries.find((entry) => entry.reference === entryOf(reference));
  if (existing) {
    const isSame = existing.amountsCents.cash === (cash === 'in' ? amountCents : -amountCents);
    return isSame && !isTakenBack(account.entries, existing)
      ? null
      : rejectField('reference', isSame ? 'referenceReversed' : 'referenceUsed');
  }
  const earliest = earliestPostingDate(account, today);
  if (on < earliest || on > today) return rejectField('on', 'outOfRange', `${earliest} – ${today}`);
  return { amountCents, on, reference: entryOf(reference) };
}
