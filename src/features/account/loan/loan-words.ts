import type { LoanSummary } from '@/contracts/account/account-loan';
import type { Translate } from '@/i18n/server';
import { formatMoney } from '@/lib/format';

/** HK$ to the cent, as everything in the account is. */
export const money = (amount: number): string => formatMoney(amount, { withCents: true });

/** What a loan is called in a list: its kind and its number. */
export function loanName({ kind, loanNo }: Pick<LoanSummary, 'kind' | 'loanNo'>, t: Translate): string {
  return t('loan.name', { kind: t(`loan.kind.${kind}`), number: loanNo });
}

/** Everything owed on a loan today. */
export const owed = ({ balance, interestOwed, deferredInterest }: LoanSummary): number => balance + interestOwed + deferredInterest;
