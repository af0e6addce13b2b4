import type { LoanSummary } from '@/contracts/account/account-loan';
import type { Translate } from '@/i18n/text-keys';
import { formatMoney } from '@/lib/format';

/** Formats HK$ with cents. */
export const formatAmount = (amount: number): string => formatMoney(amount, { withCents: true });

/** The display name of a loan: its kind and its number. */
export function loanName(
  { kind, loanNo }: Pick<LoanSummary, 'kind' | 'loanNo'>,
  t: Translate<'account' | 'account-screen'>,
): string {
  return t('loan.name', { kind: t(`loan.kind.${kind}`), number: loanNo });
}
