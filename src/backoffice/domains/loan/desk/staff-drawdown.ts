import type { PostingRequest } from '@/contracts/account/account-desk';
import { fromCents } from '@/lib/loan/money';
import { rejectField } from '@/backoffice/common/service-error';
import type { LoanAccount } from '../loan-account.model';
import { availableCreditCents, hasUnpaidBill, postDrawdown } from '../posting.model';
import { validatePosting } from './validate-posting';

/** The loan with a draw-down, at most what is available; as it was where the same was booked before. Throws `validation_failed`. */
export function withDrawdown(
  account: LoanAccount,
  body: PostingRequest,
  today: string,
): LoanAccount {
  const posting = validatePosting(account, { ...body, cash: 'out', today });
  if (!posting) return account;
  if (account.terms.limitCents === null) return rejectField('amount', 'notRevolving');
  if (hasUnpaidBill(account)) return rejectField('loanNo', 'loanOverdue');
  const availableCents = availableCreditCents(account);
  return posting.amountCents > availableCents
    ? rejectField('amount', 'overAvailable', fromCents(availableCents))
    : postDrawdown(account, posting);
}
