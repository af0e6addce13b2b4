import type { LoanSummary } from '@/contracts/account/account-loan';
import type { Translate } from '@/i18n/text-keys';
import { formatMoney } from '@/lib/format';

/** Formats HK$ with cents. */
export const formatAmount = (amount: number): string => formatMoney(amount, { withCents: true });

type NamedLoan = Pick<LoanSummary, 'kind' | 'product' | 'loanNo'>;

/** What a loan is called: the product it was sold as, or how it is repaid where that is not recorded. */
export const productName = (
  { kind, product }: Pick<NamedLoan, 'kind' | 'product'>,
  t: Translate<'account' | 'account-screen'>,
): string => t(product === null ? `loan.kind.${kind}` : `loan.product.${product}`);

/** The display name of a loan among others: what it is called and its number. */
export function loanName(loan: NamedLoan, t: Translate<'account' | 'account-screen'>): string {
  return t('loan.name', { kind: productName(loan, t), number: loan.loanNo });
}
