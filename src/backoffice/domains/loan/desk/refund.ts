import { fromCents, toCents } from '@/lib/loan/money';
import { rejectField } from '@/backoffice/common/service-error';
import { positionOf, type LoanAccount } from '../loan-account.model';
import { postRefund } from '../posting.model';

/** The reference of the next refund of a loan: `refund:1`, `refund:2` and so on. */
export const nextRefund = ({ entries }: Pick<LoanAccount, 'entries'>): string =>
  `refund:${entries.filter(({ kind }) => kind === 'refund').length + 1}`;

/** The loan with money given back that was paid in advance, at most what there is of it. Throws `validation_failed`. */
export function withRefund(account: LoanAccount, amount: number, today: string): LoanAccount {
  const amountCents = toCents(amount);
  const { creditCents } = positionOf(account);
  return amountCents > creditCents
    ? rejectField('amount', 'overCredit', fromCents(creditCents))
    : postRefund(account, { amountCents, on: today, reference: nextRefund(account) });
}
