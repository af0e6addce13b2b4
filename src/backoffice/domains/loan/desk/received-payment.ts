import type { PaymentRequest } from '@/contracts/account/account-desk';
import { fromCents } from '@/lib/loan/money';
import { rejectField } from '@/backoffice/common/service-error';
import type { LoanAccount } from '../loan-account.model';
import { maxToPrincipalCents, postPayment } from '../posting.model';
import { computeSettlement } from '../settlement.model';
import { validatePosting } from './validate-posting';

/**
 * The loan with money that came in; as it was where the same was booked before. What is beyond all that is owed stays as credit of the customer, but for
 * what is asked to reduce the principal of a term loan: that is less than what clears it. Throws `validation_failed`.
 */
export function withReceivedPayment(
  account: LoanAccount,
  { toPrincipal, method, ...body }: PaymentRequest,
  today: string,
): LoanAccount {
  const posting = validatePosting(account, { ...body, cash: 'in', today });
  if (!posting) return account;
  if (toPrincipal && account.terms.kind !== 'revolving') {
    const maxCents = Math.min(
      computeSettlement(account, posting.on).amountCents,
      maxToPrincipalCents(account),
    );
    if (posting.amountCents > maxCents) rejectField('amount', 'overOwed', fromCents(maxCents));
  }
  return postPayment(account, { ...posting, method, toPrincipal });
}
