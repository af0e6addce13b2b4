import type { PaymentRequest } from '@/contracts/account/account-desk';
import { fromCents } from '@/lib/loan/money';
import { rejectField } from '@/backoffice/common/service-error';
import type { LoanAccount } from '../loan-account.model';
import { maxToPrincipalCents, postPayment } from '../posting.model';
import { computeSettlement } from '../settlement.model';
import { validatePosting } from './validate-posting';

/** The loan with money that came in, at most what clears it on its day; as it was where the same was booked before. Throws `validation_failed`. */
export function withReceivedPayment(
  account: LoanAccount,
  { toPrincipal, method, ...body }: PaymentRequest,
  today: string,
): LoanAccount {
  const posting = validatePosting(account, { ...body, cash: 'in', today });
  if (!posting) return account;
  const owedCents = Math.max(0, computeSettlement(account, posting.on).amountCents);
  const maxCents =
    toPrincipal && account.terms.kind !== 'revolving'
      ? Math.min(owedCents, maxToPrincipalCents(account))
      : owedCents;
  return posting.amountCents > maxCents
    ? rejectField('amount', 'overOwed', fromCents(maxCents))
    : postPayment(account, { ...posting, method, toPrincipal });
}
